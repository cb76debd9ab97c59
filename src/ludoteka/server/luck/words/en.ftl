## What the server answers when something about the luck cannot be done

error-pledges-closed = The luck of this table is sealed already: nothing can be pledged any more.
error-not-pledged = You have pledged nothing to the luck of this table.
error-other-salt = This is not the salt that was pledged here.
error-salt-late = The match has begun already: your pledge was mixed in instead of your salt.
error-salt-early = Not everybody has pledged yet: your salt must stay secret for now.

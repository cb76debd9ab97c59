## What the server answers when something cannot be done

error-bad-request = The request makes no sense.
error-foreign-origin = The request came from another site.
error-internal = Something broke on the server. Report { $report }.
error-malformed = The server did not understand this.
error-no-guest = You are not known here yet: open the home page first.
error-no-header = The request lacks a header.
error-no-table = There is no such table.
error-not-allowed = This cannot be done here.
error-not-finished = This match is not over yet.
error-not-found = There is no such thing.
error-not-host = Only the one who opened the table can do this.
error-not-saved = This could not be stored; the table stands as before.
error-not-seated = You do not sit at this table.
error-stale = The table has moved on in the meantime.
error-too-fast = Too fast. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-too-large = This is too large.
error-too-many-sockets = You have too many windows open.

## What the server answers when something cannot be done

error-talk-off = This table is a quiet one: there is no talk at it.
error-nothing-said = Nothing of this can be read.

## What the server answers when something cannot be done

error-bad-request = The request makes no sense.
error-bad-table = Such a table cannot be opened: { $reason }
error-cannot-continue = This match was begun with other rules and cannot go on. Report { $report }.
error-finished = This match is over.
error-foreign-origin = The request came from another site.
error-internal = Something broke on the server. Report { $report }.
error-malformed = The server did not understand this.
error-no-guest = You are not known here yet: open the home page first.
error-no-header = The request lacks a header.
error-no-seat = There is no such seat at this table.
error-no-table = There is no such table.
error-no-undo = This cannot be taken back: something was drawn, revealed or decided since.
error-not-a-person = No person sits there.
error-not-allowed = This cannot be done here.
error-not-away = They have not been away for long enough. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} more.
error-not-finished = This match is not over yet.
error-not-found = There is no such thing.
error-not-host = Only the one who opened the table can do this.
error-not-kept = This could not be stored; the table stands as before.
error-not-offered = This is not among your choices now.
error-not-playing = This match is not being played.
error-not-seated = You do not sit at this table.
error-not-started = This match has not begun yet.
error-one-seat-each = One person can take one seat only.
error-resigned = You have resigned from this match.
error-rule-crash = A rule failed; the choice was taken back and you can play on. Report { $report }.
error-seat-taken = Somebody sits there already.
error-seats-open = { $open ->
    [one] One seat is still open.
   *[other] { $open } seats are still open.
}
error-stale = The table has moved on in the meantime.
error-stand-in-plays = A bot plays for you: take your seat back first.
error-started = This match has begun already.
error-too-fast = Too fast. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-too-large = This is too large.
error-too-many-sockets = You have too many windows open.

## How a match ended

reason-resigned = The others have resigned.

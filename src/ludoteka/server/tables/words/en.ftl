## What the server answers when something cannot be done

error-cannot-continue = The rules of this match, version { $version }, are not in this house; it cannot go on here.
error-other-content = This match was begun with values of the owner's own box (mark { $mark }), which this house does not have now; it goes on when the house is opened with that content file again.
error-finished = This match is over.
error-no-seat = There is no such seat at this table.
error-no-undo = This cannot be taken back: something was drawn, revealed or decided since.
error-not-a-person = No person sits there.
error-not-away = They have not been away or undecided for long enough. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} more.
error-not-offered = This is not among your choices now.
error-not-playing = This match is not being played.
error-not-started = This match has not begun yet.
error-resigned = You have resigned from this match.
error-rule-crash = A rule failed; the choice was taken back and you can play on. Report { $report }.
error-stand-in-plays = A bot plays for you: take your seat back first.
error-name-taken = Somebody at this table has a name that looks like “{ $name }”. Choose another one.

## How a match ended

reason-resigned = The others have resigned.
reason-agreed = The match was ended by agreement, undecided.
reason-time = The others ran out of time.
reason-closed = An administrator ended the match, undecided.
error-rated-help = This is a rated game: everybody plays without help.
error-clock-live = A live clock has 1 minute to 10 hours for each player, and at most 10 minutes more for every move.
error-clock-correspondence = A turn of a correspondence game takes 1 hour to 30 days.

## What the server answers when something cannot be done

error-bad-table = Such a table cannot be opened: { $reason }
error-one-seat-each = One person can take one seat only.
error-device-without-owner = Whoever owns this device has to sit at the table too.
error-seat-taken = Somebody sits there already.
error-seats-open = { $open ->
    [one] One seat is still open.
   *[other] { $open } seats are still open.
}
error-started = This match has begun already.
error-starting = The match is about to begin: the seats are taken as they are.
error-too-many-tables = You wait at { $tables } tables already. Leave one of them first.
error-no-game = There is no such game here.
error-not-welcome = Somebody at this table does not want to sit with you.
error-network-full = { $tables } public tables opened from your network are waiting already. Wait until one begins, or open a table for friends.
error-sent-away = The host sent you away from this table.
error-seats-pending = The host has not agreed yet to everybody who sits here.
error-host-present = The host is here and will start the game.

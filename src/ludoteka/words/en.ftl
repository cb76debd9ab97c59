## Players

player-bot = Bot { $number } ({ $level })
player-number = Player { $number }
level-random = random
level-easy = easy
level-medium = medium
level-hard = hard

## Playing in the terminal

play-thinking = thinking …
play-unknown = “{ $typed }” is not on offer. Type a number, the name of a thing, or help.
play-ambiguous = “{ $typed }” could be: { $options }.
play-nothing-to-undo = There is no decision of yours to take back.
play-stepped-back = Back to your last decision. You have seen what came after it, so from here on this is practice.
play-hint = { $option }: about { $percent } % to win
play-no-hint = There is only one way on, so there is nothing to advise.
play-what-which = To read about a thing: ? and its name, or the beginning of it.
play-what-nothing = There is nothing to tell about { $thing }.
play-why-what = Say which thing, for example: why goblins-7
play-why-nothing = Nothing is known against { $thing }.
play-text = { $text }
play-no-rules = The rules of this game are not written down here yet.
play-no-rule = There is no rule { $number }.
rule-from-book = rulebook
rule-from-ruling = our ruling
rule-from-reconstructed = reconstructed
play-save-where = Say which file, for example: save match.json
play-saved = Saved in { $file }. Go on later with: ludoteka play --resume { $file }
play-bye = Goodbye.
play-won = You win!
play-lost = { $winner } wins.
play-nobody = Nobody wins.

command-undo = undo
command-undo-what = take your last decision back
command-hint = hint
command-hint-what = h: what a strong bot would do, and why
command-what = what
command-what-what = ? and a name: what that thing does; ? alone: the rule behind the question
command-why = why
command-why-what = why a thing cannot be chosen now: why goblins-7
command-rules = rules
command-rules-what = the rules, or one of them: rules C-7
command-log = log
command-log-what = everything that happened so far
command-save = save
command-save-what = write the match into a file: save match.json
command-help = help
command-help-what = this list
command-quit = quit
command-quit-what = leave the table

## Records and games

games-id = id
games-name = game
games-seats = players
games-settings = settings
games-version = version
games-only = only where { $where }
setting-idle = This makes no difference at this table: { $settings }.
check-good = { $file } fits: { $game } plays with it as version { $version }
replay-prompt = { $at } of { $of } (Enter on, b back, number, q quit)

## Arena

arena-bot = bot
arena-wins = wins (95 %)
arena-draws = draws
arena-place = place
arena-score = score
arena-rating = rating
arena-decisions = decisions/game
arena-options = options
arena-time = time
arena-longest = longest
arena-seat = Seat { $number }
arena-by-seat = Wins by seat: { $shares }
arena-length = Median length: { $median } decisions
arena-stopped =
    { $games ->
        [one] Stopped after { $games } game.
       *[other] Stopped after { $games } games.
    }

## The arena's page

report-title = { $game }: tournament
report-played =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
report-seed = seed { $seed }
report-wins = Win rate
report-wins-note = Share of games won with its 95 % interval (Wilson). The dashed line is what equal players would get.
report-ratings = Rating
report-ratings-note = OpenSkill (Plackett–Luce), mean and 95 % interval.
report-standings = Standings
report-pairs = Against each other
report-pairs-note = How often the bot of the row ends before the bot of the column.
report-seats = Seats
report-seats-note = Win rate by seat, all bots together.
report-lengths = Length
report-decisions = decisions per game
report-reasons = How games ended
report-reason = end
report-games = games
report-choices = What was chosen
report-choices-note = Win rate of the seats that chose it at least once; in brackets how often it was chosen in all.
report-measures = What the game counts
report-winners = winners
report-others = others

## The balance page

balance-title = { $game }: balance
balance-how = Bots against bots ({ $bots }), version { $version } of the game. The same games again:
balance-players =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
balance-games =
    { $games ->
        [one] { $games } game.
       *[other] { $games } games.
    }
balance-seat = Seat
balance-times = games
balance-everyone = everyone
balance-points = Points by source
balance-points-note = Means per seat and game; after ± half of the 95 % interval.
balance-picks-note = How often it was chosen in the decisions in which it was offered, and the win rates of seats that chose it in a game and of seats that were offered it and never chose it.
balance-offered = offered
balance-picked = chosen
balance-chose = wins with it
balance-left = wins without it
balance-written =
    { $plots ->
        [one] { $file } and { $plots } plot are written.
       *[other] { $file } and { $plots } plots are written.
    }

## Editions

edition-frozen = Frozen as { $file }.
edition-there = { $file } is there already, the same.
edition-line = { $game }: frozen { $kept }; played now { $version }

## Laws

laws-kept =
    { $tried ->
        [one] One trial, the law holds.
       *[other] { $tried } trials, all laws hold.
    }
laws-broken =
    { $broken ->
        [one] One law was broken in { $tried } trials.
       *[other] Laws were broken { $broken } times in { $tried } trials.
    }

guest-name = Guest { $number }

## The administrator's commands

admin-done = Done.
admin-nothing = There is nothing.
admin-status = Ludoteka { $version }: people { $people }; tables that wait { $waiting }, are played { $playing }, are finished { $finished }.
admin-versions = Python { $python }; { $database }, migration { $migration }.
admin-disk = Megabytes: store { $store }, backups { $backups }, reports of faults { $reports }, free { $free }.
admin-announces = It tells everybody: { $text }
admin-invites = Newcomers are asked for the code { $code }
admin-link = Open this link within a day to become an administrator: { $link } (code { $code })
serve-first-administrator = Nobody administrates this server yet. Open this link to become its administrator: { $link }
admin-open = Nobody is asked for a code.
admin-person = { $ref }  { $name }  ({ $language }){ $admin ->
    [yes] , administrator
   *[no] { "" }
}{ $banned ->
    [yes] , banned
   *[no] { "" }
}: tables { $tables }, devices { $devices }, last here { $last_seen }
admin-table = { $ref }  { $game }  { $status }: { $people }; decisions { $decisions }, last { $moved }
admin-report = { $ref }  { $resolved ->
    [yes] resolved
   *[no] open
}: { $reporter } about { $reported } (person { $against }), { $about } at { $table }: { $text } { $quote }
admin-ban = { $ref }  { $name } { $network }: { $ends ->
    [yes] until { $until }
   *[no] for good
} { $reason }
admin-audit = { $at }  { $command ->
    [yes] command
   *[no] { $by }
}: { $action ->
    [enter] became administrator
    [link] created an administrator link
    [rename] renamed
    [delete-account] deleted the account
    [dismiss] took away the rights
    [ban] banned
    [unban] lifted the ban
    [resolve] resolved a report
    [close] ended the match
    [remove] removed the table
    [announce] announced
    [invitation] set a new invitation code
    [invitation-off] ended the invitation code
    [backup] made a backup
    [backup-download] downloaded a backup
    [backup-delete] deleted a backup
   *[other] { $action }
} { $name } { $about }
admin-backup = { $name }: { $size } bytes
admin-restored = { $file } is the store now: { $rows } rows.
admin-kept-aside = The store before it is at { $place }.
admin-moved = { $rows } rows are in the new database, and each is equal to the old one. Set `database = "{ $url }"` in the settings and start the server.

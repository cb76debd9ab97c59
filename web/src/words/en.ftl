skip = Skip to content
go-home = Back to the library
close = Close
save = Save
back = Back
guest = Guest
settings = Settings
about = About Ludoteka
problem-network = The server is not answering. Please try again in a moment.

## Titles

title-claim = Claim
title-valeria = Valeria
title-wonderland = Wonderland’s War
title-harrow = Harrow County
cover-claim = Claim
cover-valeria-top = Valeria
cover-valeria-bottom = Card Kingdoms
cover-wonderland-top = Wonderland’s
cover-wonderland-bottom = War
cover-harrow-top = Harrow
cover-harrow-bottom = County

## Home

greeting-morning = Good morning
greeting-day = Good afternoon
greeting-evening = Good evening
home-hint = Take a game from the shelf, or go back to your table.
shelf = Shelf of games
shelf-play = { $game }: open a table
players = Players:
minutes = { $count } min
your-turn = Your turn
start-title = Let’s play
play-bot = Play a bot
invite-friends = Invite friends
new-table = New table
my-tables = My tables
open-seats = Open seats
together = Round one table
together-tv = A table on the TV
together-tv-text = your hand on your phone, the board for all
together-here = Pass one device round
together-here-text = a screen between turns keeps hands secret
together-code = A friend gave me a code
together-code-hint = address, or the end of it
table-playing = being played
table-turn-of = { $name }’s turn
table-won = won
table-lost = lost
table-drawn = no winner
table-play = Play
table-enter = Enter
table-look = Result
table-sit = Sit down

## A new table

new-table-chair = Chair { $number }
new-table-who = Who may come
new-table-public = Anyone in the library
new-table-private = Only with the link
new-table-open = Open the table
new-table-start = Deal the cards
chair-open = Open seat
seat-open = Open seat
chair-you = that is you
chair-bot = ready
chair-free = waiting for somebody
chair-here = is at the table
chair-away = stepped out
chair-who = Who sits here
chair-swap = Swap places
chair-move = Sit here

## The waiting room

waiting-title = Waiting for players
waiting-full = Everybody is seated
waiting-hint = Send the link or show the code. You can also give a free chair to a bot.
waiting-start-hint = We can begin.
waiting-host-hint = { $host } will start the game.
host = Whoever opened the table
welcome = You are invited to play { $game }
welcome-by = { $host } invites you to play { $game }
welcome-name = What shall we call you?
welcome-seat = Seat
welcome-late = Seat { $number } has been taken. There is another one for you.
chair-pending = waits for the host’s yes
waiting-pending-host = Somebody wants to play on another player’s device. Agree, or send them away.
waiting-sent-away = The host sent you away from this table.
waiting-pending = The host is asked about the players who share a device.
waiting-change = Change the table
waiting-change-save = Save the changes
waiting-name = Name of the table
waiting-changed = The host changed: { $what }.
waiting-changed-ok = I see
waiting-send-away = Send away
waiting-admit = Agree
waiting-start = Begin
waiting-leave = Leave the table
invite-hint = Point a phone here, or send the link. No account needed.
invite-qr = QR code with the link to the table
invite-copy = Copy the link
invite-copied = Copied

## At the table

table-laying = Setting the table…
table-with = · { $names }
spectating = You are watching
return = I play here
return-title = Is one of these seats yours?
return-text = This device does not know you yet. On the device you play on, open your page and show the code for your phone there. Point the camera at it, or type it here.
absent = { $name } has been away for { $time }.
absent-until = { $name } has been away for { $time }. In { $left } you may let a bot play.
absent-now = { $name } has been away for { $time }. You may let a bot play.
thinking-until = { $name } has been thinking for { $time }. In { $left } you may let a bot play.
thinking-now = { $name } has been thinking for { $time }. You may let a bot play.
absent-bot = Let a bot play
time-seconds = { $seconds } s
absent-time = { $minutes } min { $seconds } s
watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
table-menu = Table
panel = Facts, options and log
facts = How it stands
options-title = You may choose
options-none = Somebody else is choosing now.
command-label = Type what you want to play
command-hint = type a card’s name (key /)
log-title = Log
log-live = What just happened
log-empty = Nothing has happened yet
rules = Rules
rules-of-games = Rules of the games
rules-title = Rules: { $game }
rules-table = Table of components
rules-parts = Parts of the rules
rules-part-page = On one page
rules-part-book = The book
rules-part-reference = By number
rules-more = More in the book
rules-behind = The exact rules:
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [one] { $count } place found
   *[other] { $count } places found
}
rules-found-none = There is no such thing in the rules.
rules-you = You
rules-rival = Rival
rules-player = Player { $n }
rules-no-example = The example could not be drawn.
rules-missing = The rules are not written in this language yet.
rules-coming = Opening the rules…
rule = rule { $rule }
rule-from-book = rulebook
rule-from-ruling = our ruling
rule-from-reconstructed = reconstructed
why = Why?
why-rule = Why? Rule { $rule }
you-are-on-turn = Your turn
you-decide = You decide
only-answer = The only option, it plays itself
you-are-asked = Your turn. { $question }
question-wait = Waiting…
question-thinks = { $name } is thinking…
question-sent = On its way…
question-moving = Things are moving…
question-lost = The table waits for the connection
player = Following the others
player-back = One move back
player-pause = Hold the table
player-play = Go on
player-step = One move on
player-skip = Finish this move
player-rush = To my turn
player-now = To the present
player-speed = Speed { $speed }
seconds-short = { $seconds } s
recap = Since your turn
recap-all = Everything { $name } did
recap-setting = Tell what the others did
recap-hint = When it is your turn again, a slip says what happened meanwhile; the first press closes it. The log keeps it all.
connection-lost = The connection dropped. Nothing is lost, trying again.
connection-lost-choice = The connection dropped. Your choice is sent again as soon as it is back.
connection-late = The server has not answered yet. Your choice is not lost.
undo = Take back
planned = Next: { $what }
planned-drop = Give the plan up: { $what } will not be played
menu-stand-in = Let a bot play for { $name }
menu-rest = Let a bot play for me for a while
menu-take-back = Take my seat back
bot-plays = A bot plays for you.
bot-plays-time = Your time ran out: a bot plays for you.
bot-plays-away = You were away: a bot plays for you.
bot-plays-for = A bot plays for { $name }.
bot-plays-back = Play on
seat-log-rest = { $name } lets a bot play.
seat-log-away = { $name } was away: a bot plays.
seat-log-time = { $name } ran out of time: a bot plays.
seat-log-back = { $name } is back and plays on.
seat-log-resigned = { $name } resigned: a bot plays on.
seat-log-forfeit = { $name } ran out of time and is out: a bot plays on.
menu-resign = Resign
menu-resign-sure = Do you really resign? The game will be over.
menu-resign-no = No, I play on
menu-resign-yes = Yes, I resign
menu-watch = Invite a spectator

## The end

result = Result
result-rematch = Rematch
result-rematch-join = To the rematch
result-replay = Watch the replay
reason-resigned = The game ended by resignation.
ended-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
ended-undecided = Nobody wins
ended-resigned = { $count ->
    [one] { $names } has resigned.
   *[other] { $names } have resigned.
}
ended-time = { $names } ran out of time.
ended-winner = winner
ended-gave-up = resigned
ended-late = out of time
reason-closed = An administrator ended the match.
luck-sign = Fair luck
luck-mixing = The luck is being mixed…
luck-title = Is the luck fair?
luck-how-promise = When this table was opened, the house thought of a long secret number and published its fingerprint. From a fingerprint nobody can tell the number, but no other number has the same one.
luck-how-salts = Every player's browser added a secret number of its own. First all told their fingerprints, and only then the numbers. So nobody could choose: not the house, and not the one who spoke last.
luck-how-check = All shuffles, rolls and draws follow from these numbers. When the match is over they are told, and your browser computes everything again.
luck-limits = What this cannot show: whether somebody looked at hidden cards. And this page comes from the house itself; whoever trusts nobody can take the two files and check them with a program of their own.
luck-numbers = The numbers and fingerprints themselves
luck-promise = Fingerprint of the house, published { DATETIME($at, dateStyle: "medium", timeStyle: "medium") }
luck-pledge = Fingerprint of { $name }
luck-pledge-kept-back = Fingerprint of { $name }, who did not tell the number in time
luck-salt = The number of { $name }
luck-seed = The number of the house
luck-file = To check it outside of this page:
luck-record = Download the record
luck-receipt = Download my receipt
luck-result = Was the luck fair?
luck-result-good = The luck was fair
luck-result-note = The luck: what was checked
luck-result-bad = The luck was not fair
luck-verdict-good = The luck was fair: checked here, in your browser.
luck-verdict-note = Nothing contradicts fair luck, but your browser could not check everything.
luck-verdict-bad = The luck of this match was not what was promised.
luck-good-promise = The promise is the one your browser saw before the first card.
luck-note-promise-missed = Your browser came when the match had begun: it cannot speak for the beginning.
luck-bad-promise-changed = The promise was exchanged: your browser saw another one first.
luck-bad-promise-late = The promise was shown only after your number was in the mix.
luck-good-seed = The number of the house is the one that was promised.
luck-bad-seed = The number of the house is not the one that was promised.
luck-bad-terms = The settings of the table were changed after your number was told.
luck-good-salt = The number of your browser is in the mix.
luck-note-no-salt = This browser added no number to the mix.
luck-note-salt-elsewhere = The number of your seat came from another browser, or this one has lost it because its data were deleted. It cannot be checked here.
luck-note-salt-late = The match began before your browser could tell its number, as happens when the connection is slow or the page is closed: the fingerprint was mixed in instead.
luck-bad-salt-dropped = The number of your browser was left out of the mix.
luck-bad-pledges = The fingerprints of the players were changed after your number was told.
luck-bad-false-salt = A number was mixed in that belongs to no fingerprint.
luck-bad-kept-back = Who told a number in time and who did not was changed afterwards.
luck-note-other-kept-back = Seat { $seat } did not tell its number in time: the fingerprint was mixed in instead.
luck-good-outcomes = { $count ->
    [one] The only outcome of chance follows from the numbers.
   *[other] All { $count } outcomes of chance follow from the numbers.
}
luck-bad-outcomes = Outcome { $at } of chance does not follow from the numbers: it was changed.
luck-good-seen = What you were shown during the match is what the house tells now.
luck-bad-seen = After decision { $at } you were shown something else than what the house tells now.
replay-title = Replay
replay-back = To the result
replay-controls = Playback
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-play = Play
replay-pause = Pause
replay-speed = Speed { $speed }
replay-previous = Step back
replay-next = Step on
replay-move = Step
replay-moments = Key moments
replay-lead = { $name } leads, { $score }
replay-link = Link to this moment

## Settings

language = Language
language-cs = Čeština
language-pl = Polski
language-en = English
theme = Theme
theme-switch = Switch between evening and afternoon
theme-room = Match the game
theme-hint = Match the game: Wonderland’s War and Harrow County are painted for the night and stay dark, everything else follows the device.
theme-system = Match the device
theme-dark = Evening (dark)
theme-light = Afternoon (light)
speed = Speed of animations
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = No animations
volume = Volume
volume-none = silent
sound-on = Switch the sound on
sound-off = Switch the sound off
sound-hint = Every game sounds its own way, and a soft bell says that it is your turn. Nothing sounds before your first press.
marks = Colour-safe marks
marks-hint = Every faction also gets a pattern of its own, so that colours do not matter at all.
one-tap = Play with one tap
one-tap-hint = On a touch screen the first tap otherwise says what a choice does, and the second one takes it.
ask-forced = Ask even when there is nothing to choose
ask-forced-hint = Where there is one option only, the table otherwise plays it after a moment. It can be taken back like any other.
name-title = What shall we call you?
name-label = Name at the table
name-hint = Your fellow players will see it. No account is needed.
name-change = Change name

## About, lost

about-text = Ludoteka is an open table for board games: it runs on your own computer, plays by the full rules, with people and with bots, in Czech, Polish and English.
about-version = Version { $version }
about-unofficial = This project is unofficial and not affiliated with the publishers. The games belong to their authors and publishers: if you like them, buy the box.
about-credits = Credits
about-icons = Pictograms: Lorc, Delapouite and contributors,
about-fonts = Typefaces:
about-software = Built with:
about-keys = Keys at the table
key-1 = choose the option with this number
key-2 = go to the next zone of the table
key-3 = walk between the cards of a zone
key-4 = choose
key-5 = one step back
key-6 = rules
key-7 = log of the game
key-8 = take back, where possible
key-9 = type a command
lost-title = There is no table here
lost-text = The link may be old, or may have lost a letter.

## Counted

bot-name = { $level ->
    [easy] Řehoř
    [hard] Bartoloměj
   *[other] Apolena
}
table-waiting = { $count ->
    [one] one more player needed
   *[other] { $count } more players needed
}
command-found = { $count ->
    [0] Nothing like that can be played
    [one] Enter plays
   *[other] { $count } options, type more
}
events-missed = { $count ->
    [one] { $count } thing happened meanwhile; the log has it.
   *[other] { $count } things happened meanwhile; the log has them.
}

## Lessons

learn-it = Learn it
learn-title = { $game }: lessons
learn-hint = Each lesson is a real match with Bartoloměj beside you. Leave whenever you like: it waits for you.
coach = Coach
coach-says = Bartoloměj, your coach
coach-waits = Read what the coach says, then go on
coach-on = Go on
coach-show = Show me
coach-not-now = That would be allowed too. First try what is lit.
coach-fold = Fold away
coach-unfold = Unfold
lesson-step = Step { $step } of { $steps }
lesson-leave = Play without the coach
lesson-first = Begin here
lesson-begin = Begin
lesson-go-on = Go on
lesson-again = Once more
lesson-anew = From the beginning
lesson-begun = Begun
lesson-done = Learned
lessons-more = More lessons

## Hints

hint = Hint
hint-now = What now?
hint-thinks = Bartoloměj thinks
hint-ways = { $count ->
    [one] One good option
    [2] Two good options
   *[other] Three good options
}
hint-thinking = Let me think…
hint-nothing = I have no advice here.
hint-chance = { $chance } to win
hint-tried = { $tries ->
    [one] No single reason: I tried it once.
   *[other] No single reason: I tried it { $tries } times.
}
percent = { $n }%
hint-games = From { $games ->
    [one] { $games } imagined game.
   *[other] { $games } imagined games.
}
hint-noted = The result will say that you had help.
hint-sure = Sure?
hint-slip = { $option }: about { $chance } to win. Better: { $best }, { $better }.
hint-think-again = Think again
hint-anyway = Take it anyway
warn = Warn me before a slip
warn-hint = The coach thinks along and asks whether you are sure when a choice costs much. The result will say that you had help.
new-table-hints = Hints
new-table-hints-off = None
new-table-hints-on = Everybody may ask for them
table-hints = hints allowed
result-helped = Played with help: { $names }
own-values = Values of the box
own-values-yes = the owner's own
own-values-played = Played with the owner's own values of the box

## Home and new table

shelf-go-on = Go on with { $game }: it is your turn
shelf-own = More games of this house
box-kind-claim = Trick taking
box-idea-claim = Win followers, then win the votes of the factions with them.
box-kind-valeria = Building a kingdom
box-idea-valeria = Your dice fill everybody's coffers. Recruit, fight, build.
box-kind-wonderland = Battles from a bag
box-idea-wonderland = Tea, allies and a bag of chips. Then battles of nerve and luck.
box-kind-harrow = A duel on a map
box-idea-harrow = Two sides, one map and four jars. Every power is different.
weight-1 = light
weight-2 = medium
weight-3 = demanding
cast-title = They always have time
cast-text = Řehoř plays mildly, Apolena well, Bartoloměj with all his might.
my-finished = Finished games
rather-learn = Rather learn it
other-game = Another game
new-table-players = Who plays?
new-table-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
new-table-most = at most { $most }
new-table-friends = { $count ->
    [one] a friend
   *[other] { $count } friends
}
new-table-where = Where do we sit?
where-own = Each at their own
where-own-about = computer or phone
where-here = Pass it round
where-here-about = everybody at this device
where-tv = On the TV
where-tv-about = the board here, hands on the phones
new-table-presets = What is on the table?
new-table-details = Details
new-table-own = Your own mixture
new-table-waits = The table waits until somebody sits down.
new-table-seats-wrong = This game is for { $counts } players.
chair-drop = Remove chair { $number }
chair-friend = A friend
chair-friend-hint = sits down by your link
chair-add-friend = One more friend
chair-add-bot = One more bot
chair-add-here = One more player here
chair-here-hint = plays on this device
chair-here-name = Name of player { $number }
chair-here-usual = Player { $number }
choice-full = That makes { $count }, no more fit. Uncheck one to choose another.
bot-level = { $level ->
    [easy] mildly
    [hard] all out
   *[other] well
}

## Talk

talk = Talk
journal = Log and talk
talk-you = you
talk-watcher = watching
talk-about = { $name }: more
talk-unread = New messages:
talk-empty = Nobody has said anything yet.
talk-empty-apart = You watch: only other spectators hear you while the game is on.
talk-apart = Only other spectators hear you while the game is on.
talk-mute = Mute { $name }
talk-muted = { $name } is muted.
talk-unmute = Unmute
talk-reactions = Reactions
talk-phrases = Ready phrases
talk-hint = Write a few words
talk-send = Send
phrase-nice = Nice move!
phrase-thinking = I am thinking
phrase-moment = One moment
phrase-oops = Oops!
phrase-good-game = Good game
phrase-one-more = One more?
reaction-rose = a rose
reaction-thumb = thumbs up
reaction-wonder = amazement
reaction-laugh = laughter
reaction-tear = a tear
reaction-tea = a cup of tea
new-table-talk = Talk at the table
new-table-talk-on = Yes
new-table-talk-off = A quiet table

## Consent

proposals = Proposals at the table
proposal-yes = Yes
proposal-no = No
proposal-drop = Never mind
proposal-answered = You have answered
proposal-waits = Waiting for: { $names }.
proposal-undo = { $name } asks to take a move back.
proposal-undo-mine = You ask to take your move back.
proposal-pause = { $name } asks for a pause.
proposal-pause-mine = You ask for a pause.
proposal-end = { $name } would end the game without a winner.
proposal-end-mine = You ask to end the game without a winner.
proposal-rematch = { $count ->
    [one] { $name } would like a rematch. Are you in?
   *[other] The others would like a rematch. Are you in?
}
proposal-declined = { $name } would rather not.
proposal-declined-mine = You said no.
menu-ask-undo = Ask to take my move back
menu-ask-end = Ask to end without a winner
reason-agreed = The game ended by agreement, undecided.
reason-time = Time ran out.

## Time

clocks = Clocks
clock-you = you
clock-of = { $name }: { $time } left
clock-runs = { $name }: { $time } left, the clock is running
clock-paused = Paused
clock-resume = Go on
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
menu-ask-pause = Ask for a pause
new-table-time = How much time?
new-table-on-timeout = When somebody’s time is out
new-table-on-timeout-bot = a bot plays until they are back
new-table-on-timeout-forfeit = they are out of the game
pace-none = No clock
pace-none-about = everybody takes their time
pace-live = Live
pace-live-about = everybody at the table at once, each with a clock
pace-correspondence = Correspondence
pace-correspondence-about = over days, with a time limit for every turn
pace-length-live = How much time for each player?
pace-length-turn = How much time for a turn?
pace-short = Short
pace-normal = Normal
pace-long = Long
pace-own = Own
pace-minutes = { $minutes } min + { $increment } s
pace-own-minutes = Minutes for each player
pace-own-increment = Seconds more for every move
pace-own-turn = Time for a turn
pace-own-unit = Unit
pace-own-hours = hours
pace-own-days = days
clock-live = { $time } each and { $increment } s more for every move
clock-correspondence = { $time } for every turn

## Me

somebody = somebody
me-title = My page
me-card = Player’s card
me-card-guest = Guest
me-since = here since { $year }
me-face = Your face
face-fox = Fox
face-rabbit = Rabbit
face-hedgehog = Hedgehog
face-raven = Raven
face-stag = Stag
me-home = My devices
link-device = Move me to my phone
link-device-hint = Your tables come along; you stay here too.
link-device-show = Show the code
link-device-qr = QR code that makes another device yours
link-device-text = Point the phone’s camera here, or open this house there and type the code at /move. Then say yes here.
link-device-left = { $seconds ->
    [one] Valid for { $seconds } second.
   *[other] Valid for { $seconds } seconds.
}
link-device-here = Another device of yours shows a code. Type it here, and this device is yours too.
link-device-code = Code
link-device-go = This is me
link-device-title = Another device of yours
link-device-next = Go on
link-device-becomes = On this device you become
link-device-warning = Go on only if { $name } is you. If somebody else sent you this link or code, stop here: they would see all that you do on this device and could play for you.
link-device-leaves = What { $name } played here stays behind, and you do not get back to it.
link-device-waiting = Now press “Yes, it is me” on the device that shows the code.
link-device-wants = { $device } wants to become you
link-device-wants-text = Say yes only if you hold this device yourself: it plays for you and sees everything of yours.
link-device-yes = Yes, it is me
link-device-no = No
link-device-added = The device is yours now.
link-device-declined = The device was turned away.
me-device-here = This device
me-device-unknown = A browser
me-device-gone = The device is signed out.
me-sign-out = Sign out
me-remove = Remove
me-add = Add
me-passkey = Passkey
me-passkey-new = Another passkey
me-passkey-hint = To come back from anywhere, without a password.
me-passkey-used = last used { $day }
me-passkey-added = The passkey is added.
me-passkey-sure = Without it you come back only with another passkey or your recovery code.
me-passkey-gone = The passkey is removed.
me-passkeys-https = Passkeys need a secure address (https). This house is reached without one: keep a recovery code instead.
me-passkeys-name = Passkeys need an address that is a name, not a number: on this computer open localhost instead.
me-passkeys-address = Passkeys of this house work at { $address }.
me-passkeys-browser = This browser has no passkeys: keep a recovery code instead.
me-tokens = Programs
me-tokens-hint = A token lets a program of yours use this server as you, but never as an administrator. It is sent as “Authorization: Bearer …”.
me-token-name = Name of the program
me-token-create = Create a token
me-token-once = This is the token. It is shown only once.
me-token-created = created { $day }
me-token-used = last used { $day }
me-token-revoke = Revoke
me-token-revoke-sure = The program { $name } loses access at once.
me-recovery = Recovery code
me-recovery-hint = Write it down: it brings you back even if all else is lost.
me-recovery-there = You have one. A new one takes its place.
me-recovery-again = New
me-recovery-told = Write this code down now. It is shown only once.
me-recovery-used = Welcome back. The code is used up; this is your new one. It is shown only once.
me-go-on = Go on
me-sign-in = Have you been here before?
me-bring = Take along what I played here as a guest
me-bring-name = Take along what { $name } played here
me-by-passkey = Come back with a passkey
me-by-code = Code from your other device, or recovery code
me-by-code-go = Come back
me-blocked = People I do not want to meet
me-unblock = Unblock
me-export = Export my data
me-forget = Delete me
me-forget-text = Your name, devices, passkeys and codes are deleted. Seats in running matches are given up, and a bot plays on. Matches of others stay, with “somebody” in your seat. This cannot be undone.
me-forget-yes = Delete me for good
me-leave-text = This browser forgets you. You come back with a passkey or your recovery code.
me-leave-guest = This browser forgets you, and you have neither a passkey nor a recovery code: you could not come back to your tables.

## What was played

me-pages = My pages
me-tab-me = My page
me-tab-matches = My games
matches-title = My games
matches-mine = Finished games
matches-theirs = Games at public tables
matches-empty = Nothing here yet: every game you finish leaves its line.
record-title = What they add up to
record-played = { $played ->
    [one] { $played } game
   *[other] { $played } games
}, { $won } won
record-undecided = { $count } undecided
record-share = won
record-of = of { $count ->
    [one] { $count } game
   *[other] { $count } games
}
record-form = The last { $count ->
    [one] game
   *[other] { $count } games
}: { $won } won, { $lost } lost, { $drawn } without a winner
record-seats = { $count ->
    [one] alone
   *[other] { $count } seats
}
record-best = Best score
record-streak = Longest winning streak
record-streak-now = { $count } in a row now
record-favourite = Played most as
record-rival = Met most often
record-listed = Others may see my results from public tables
record-public = Only games at public tables are shown here.
per-cent = { $number }%
rivals-title = Head to head
rivals-who = Opponent
rivals-played = games
rivals-ahead = ahead : behind
rivals-theirs = ahead : behind
rivals-all = All { $count }
match-alone = alone
match-place = { $place } of { $seats }
match-resigned = by resignation
match-time = on time
match-agreed = by agreement
match-result = How it ended
match-result-all = All
match-result-won = Won
match-result-lost = Lost
match-result-drawn = Undecided
match-game = Game
match-game-any = All games
match-whom = With whom
match-whom-any = With anybody
match-whom-people = With people
match-whom-bots = With bots only
match-seats = Seats
match-seats-any = Any number
match-help = Help
match-help-any = With help or without
match-help-with = With help
match-help-without = Without help
match-helped = with help
match-found = { $count ->
    [one] { $count } game found
   *[other] { $count } games found
}
match-none = There is no such game here.
match-pages = Pages
match-page = { $page } of { $pages }
match-newer = Newer
match-older = Older

## Ratings

me-tab-ladder = Ladder
rating = rating
rating-seats = Rating, { $count } seats
rating-between = { $low }–{ $high }
rating-line = Rating over { $count } rated games: from { $from } to { $to }
ladder-title = Ladder
ladder-hint = Rated games only: with a clock and without help. { $count ->
    [one] One game is enough to be listed
   *[other] It takes { $count } games to be listed
}, and a passkey or a recovery code.
ladder-place = Place
ladder-who = Who
ladder-between = probably between
ladder-empty = Nobody has played enough rated games yet.
new-table-rated = Does it count for the rating?
new-table-rated-no = No
new-table-rated-yes = Yes, a rated game
new-table-rated-hint = Everybody plays without help, and whoever runs out of time is out.
terms-rated = Rated game
new-table-rated-hint-bots = You have 10 minutes and 10 seconds more for every move, and you play without help.

## Being called to one's turn

notifications-title = When others wait for me
notifications-sound = A bell
notifications-sound-hint = In this browser, while the house is open in it.
notifications-notify = Browser notification
notifications-notify-hint = When the house is open in a tab that you are not looking at.
notifications-notify-denied = The browser forbids it: allow notifications for this page in its settings.
notifications-unable = This browser cannot do it at this address (it needs https).
notifications-push = Notification even when the house is closed
notifications-push-hint = On this device; on a phone it is best to install the house as an app.
notifications-push-off = The keeper of this house has not switched it on.
notifications-push-refused = The browser did not allow it.
notifications-email = E-mail
notifications-email-hint = One for each turn at most, and only if you do not come by yourself.
notifications-email-off = The keeper of this house has not switched it on.
notifications-email-address = E-mail address
notifications-email-send = Send me a code
notifications-email-sent = A code is on its way to { $address }. Type it here.
notifications-email-code = Code from the e-mail
notifications-email-confirm = Confirm
notifications-email-other = Use another address
notifications-email-remove = Remove the address
notifications-quiet = Quiet hours
notifications-quiet-hint = Nobody calls you then, and in correspondence games your time does not run out.
notifications-quiet-since = From
notifications-quiet-until = To
notifications-quiet-zone = Time zone: { $zone }
unsubscribe-title = E-mails
unsubscribe-stopped = You get no more e-mails about your turns. You can switch them on again on your page.

## Without a connection

offline-title = No connection
offline-text = The server cannot be reached. As soon as it answers, the house opens by itself.
offline-again = Try again
coming = One moment…
missed = This could not be loaded just now.

## Lobby

lobby-filter = Filter
lobby-filter-off = Show all
lobby-language-any = Any language
lobby-pace-any = Any clock
lobby-none = There is no such table right now.
lobby-watch = Being played
lobby-look = Watch
lobby-rated = rated
lobby-waits-minutes = waiting { $count } min
lobby-waits-hours = waiting { $count } h
lobby-waits-days = waiting { $count ->
    [one] { $count } day
   *[other] { $count } days
}
lobby-waits-new = just now
lobby-all = All

## Friends

friends-title = Friends
friends-none = Nobody yet. Ask somebody you play with: at the table under “Table”, or on their page.
friends-asking = would like to be friends
friends-asked = Asked to be friends
friends-ask = Ask to be friends: { $name }
friends-yes = Yes
friends-no = No
friends-withdraw = Withdraw
friends-agreed = You are friends.
friends-parted = Done.
friends-invite = Invite a friend
friends-invited = invited
lobby-invited = you are invited
lobby-friend = a friend

# One device for several people
handover = Passing the device on
handover-to = Pass the device to { $name }
handover-who = Who takes the device?
handover-hint = This screen shows only what everybody may see.
handover-i-am = I am { $name }
handover-look = Look at the table as { $name }
handover-others = The others are playing.
handover-down = Pass the device on

# The admin page
admin-title = Administration
admin-status = Server
first-administrator = You started this server. Become its administrator?
first-administrator-yes = Become administrator
first-administrator-no = Not now
admin-access = Keep your access
admin-access-passkey = You are the administrator now, but only in this browser. With a passkey you can sign in again from anywhere, without a password.
admin-access-recovery = You are the administrator now, but only in this browser. Passkeys do not work at this address; a recovery code lets you sign in again.
admin-access-add-passkey = Add a passkey
admin-access-show-code = Show a recovery code
admin-access-done = I wrote it down
admin-access-later = Later
admin-people = People
admin-tables = Tables
admin-reports = Reports
admin-bans = Kept out
admin-audit = Log
admin-audit-hint = What administrators did in the last year, on this page or by command.
admin-audit-none = No administrator has done anything yet.
admin-audit-command = by command
admin-did-enter = Became administrator
admin-did-link = Created an administrator link
admin-did-rename = Renamed
admin-did-delete-account = Deleted the account
admin-did-dismiss = Took away the rights
admin-did-ban = Banned
admin-did-unban = Lifted the ban
admin-did-resolve = Resolved a report
admin-did-close = Ended the match
admin-did-remove = Removed the table
admin-did-announce = Announced
admin-did-invitation = Set a new invitation code
admin-did-invitation-off = Ended the invitation code
admin-did-backup = Made a backup
admin-did-backup-download = Downloaded a backup
admin-did-backup-delete = Deleted a backup
admin-system = Python { $python } · { $database }, migration { $migration }
admin-queues = Waiting: bots { $bots }, replays { $replays }.
admin-games = Games
admin-editions = older versions: { $versions }
admin-release = Version { $version } of Ludoteka is out.
admin-release-notes = What is new
admin-backups-scheduled = Every { $hours } h the server makes one by itself; the last { $count } of these stay.
admin-backups-unscheduled = The server makes none by itself: the setting “backup_hours” is 0.
admin-backup-download = Download
admin-backup-delete = Delete
admin-backup-delete-sure = { $name } is deleted. This cannot be undone.
admin-enter-text = This page is for administrators. On the machine where the server runs, “ludoteka admin link” gives a code that works once.
admin-code = Code
admin-enter = Enter as administrator
admin-counts = Ludoteka { $version }. { $people } { $people ->
    [one] person
   *[other] people
}. Tables: { $waiting } waiting, { $playing } in play, { $finished } finished.
admin-disk = Store { $store }, copies { $backups }, reports of faults { $reports }; { $free } free on the disk.
admin-announcement = Announcement
admin-announcement-hint = Everybody in the house reads it at the top of the page.
admin-announce = Announce
admin-announce-off = Take it down
admin-invitation = Invitation
admin-invitation-on = Newcomers are asked for this code. Those who are known already come in without it.
admin-invitation-off = Anybody who knows the address may come in.
admin-invitation-start = Ask newcomers for a code
admin-invitation-new = New code
admin-invitation-new-sure = The present code stops working at once.
admin-invitation-stop = Ask for no code
admin-invitation-stop-sure = Anybody who knows the address will be able to come in.
admin-backups = Copies of the store
admin-backups-hint = They lie in the folder “backups” of the data directory. Keep them on another machine too.
admin-backup = Make a copy now
admin-more = Another administrator
admin-more-hint = A link that works once, within a day: whoever opens it becomes an administrator too.
admin-link = Make a link
admin-search = Search by name
admin-is = administrator
admin-guest = guest
admin-banned = kept out
admin-person = last here { $lastSeen } · since { $since } · tables { $tables } · devices { $devices }
admin-rename = Rename
admin-new-name = New name
admin-ban = Keep out
admin-ban-text = { $name } is sent away at once and not let in again.
admin-ban-days = For how long
admin-ban-ever = for good
admin-days = { $days } { $days ->
    [one] day
   *[other] days
}
admin-ban-reason = Reason, which they will read
admin-ban-network = Keep a network out
admin-network = Address of the network
admin-forget = Remove
admin-forget-sure = { $name } is removed with passkeys and devices. Matches of others stay, the name becomes “somebody”. This cannot be undone.
admin-dismiss = Take away the rights
admin-dismiss-sure = { $name } will not be an administrator any more.
admin-nobody = Nobody has this name.
admin-status-all = all
admin-status-waiting = waiting
admin-status-playing = in play
admin-status-finished = finished
admin-table = last move { $moved } · decisions { $decisions }
admin-close = End
admin-close-sure = The match ends now, undecided. A table that still waits goes away. This cannot be undone.
admin-remove = Remove with the match
admin-remove-sure = The table goes away with everything that was played and said at it. This cannot be undone.
admin-no-tables = There is no such table.
admin-report = reported by { $name }, { $when }
admin-resolve = Dealt with
admin-resolved = dealt with
admin-no-reports = Nobody has reported anything.
admin-unban = Let in again
admin-until = until { $when }
admin-for-good = for good
admin-no-bans = Nobody is kept out.
announcement = The keeper announces

# The gate
banned-title = You are kept out
invitation-title = This house is for invited guests
invitation-text = Enter the code that you got with the invitation, and you are in.
invitation-code = Invitation code
invitation-enter = Come in

# A screen for all
tv-asked = is choosing
tv-bot = a bot plays
tv-code = QR code of this table
tv-sit = Take a seat
tv-sit-text = Point your phone at the code of a free seat. Your cards and choices will be there only.
tv-seat = Seat { $number }
tv-seat-code = QR code that leads to seat { $number }
tv-table-text = No camera? Open this address:
tv-phone = Your hand is on your phone
tv-phone-text = Point your phone at the code: those who play find their seat, others watch.
menu-tv = Show on a big screen

# People at the table
report-person = Report { $name }
report-about = What is it about?
report-name = name
report-talk = talk
report-play = way of playing
report-text = What happened? (the keeper will read it)
report-quoted = This line goes to the keeper with your words.
report-send = Tell the keeper
report-sent = The keeper will read it.
block-person = Block { $name }
block-sure = { $name } will not be able to sit down at a table with you, and you will not read what they write. You can take it back on your page.
block-done = { $name } is blocked.
menu-people = People at the table

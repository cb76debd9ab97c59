error-no-ladder = This house has no ladder.
error-rated-alone = A rated game needs opponents, and a person among them.
error-rated-device = In a rated match everybody plays on a device of their own.
error-rated-bot = Nobody has measured how strong this bot is in such a game. It can play unrated games only.
error-rated-clock = A rated game needs a clock, and whoever runs out of time is out.

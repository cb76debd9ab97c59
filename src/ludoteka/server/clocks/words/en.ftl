## What the server answers when something cannot be done

error-paused = The match is paused.
error-time-is-out = Your time is out.
error-no-clock = There is no clock at this table.
error-no-zone = This time zone is not known here.

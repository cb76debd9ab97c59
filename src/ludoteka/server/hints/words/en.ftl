## What the server answers when something cannot be done

error-no-hints = At this table nobody is told what to do: so it was agreed.
error-hint-waits = There are no hints just now.
error-hint-failed = No hint could be found. Try again.

## What the server answers when something cannot be done

error-busy = The server is busy with others just now. Try again soon.

## What the server answers when something cannot be done

error-bad-name = A name needs letters or digits that can be seen.

## What the server answers when something cannot be done

error-talk-off = This is a quiet table: talk is switched off.
error-nothing-said = There is nothing readable in this message.

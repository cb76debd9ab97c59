## What the server answers when something cannot be done

error-already-asked = The others are being asked this already.
error-nothing-asked = This is not being asked any more.
error-not-your-answer = This is not yours to answer.
error-nothing-to-undo = You have not decided anything yet.

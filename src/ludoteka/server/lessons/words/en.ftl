error-no-lesson = No lesson is taught at this table.
error-no-such-lesson = There is no such lesson.
error-not-in-the-lesson = That would be allowed, but the coach is showing something else just now.

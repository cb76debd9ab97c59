## Co odpowiada serwer, gdy czegoś nie można zrobić

error-already-asked = Ktoś już o to pyta pozostałych.
error-nothing-asked = Nikt już o to nie pyta.
error-not-your-answer = Nikt cię o to nie pyta.
error-nothing-to-undo = Nie ma jeszcze czego cofać, nie było tu twojego ruchu.

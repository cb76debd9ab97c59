error-no-lesson = Przy tym stole niczego się nie uczymy.
error-no-such-lesson = Nie ma takiej lekcji.
error-not-in-the-lesson = To też wolno, ale doradca pokazuje teraz coś innego.

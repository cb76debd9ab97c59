error-no-ladder = Ta ludoteka nie ma rankingu.
error-rated-alone = Partia rankingowa potrzebuje przeciwników, w tym człowieka.
error-rated-device = W partii rankingowej każdy gra na własnym urządzeniu.
error-rated-bot = Nikt nie zmierzył, jak silny jest ten bot w takiej partii. Może grać tylko poza rankingiem.
error-rated-clock = Partia rankingowa wymaga zegara, a kto przekroczy czas, odpada.

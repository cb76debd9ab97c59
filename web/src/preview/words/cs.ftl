preview-question = Pak vybíráš dál.
preview-others = Pak rozhodují ostatní.
preview-chance = Pak rozhodne náhoda.
preview-secret = Pak vyjde najevo něco skrytého.
preview-end = Tím hra skončí.
preview-choose = { $count ->
    [one] Jde to jedním způsobem.
    [few] Jde to { $count } způsoby: vybereš hned potom.
   *[other] Jde to { $count } způsoby: vybereš hned potom.
}
preview-more = a ještě { $count }
touch-again = Dalším klepnutím to potvrdíš.

error-no-ladder = Tato ludotéka žebříček nemá.
error-rated-alone = K hodnocené partii patří soupeři a mezi nimi člověk.
error-rated-device = V hodnocené partii hraje každý na svém zařízení.
error-rated-bot = Nikdo nezměřil, jak silný je tenhle bot v takové partii. Může hrát jen nehodnocené.
error-rated-clock = Hodnocená partie potřebuje hodiny, a komu dojde čas, ten končí.

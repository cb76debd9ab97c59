error-friends-full = Máš tu { $most } přátel, víc se nevejde.
error-no-friend = Tohohle člověka mezi přáteli nemáš.
error-not-asked = O přátelství tě nikdo takový nežádal.

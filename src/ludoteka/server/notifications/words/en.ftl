## What the server answers when something cannot be done

error-push-service = This browser gave an address to which this house sends no notifications.
error-no-push = The administrator of this server has not switched notifications on.
error-no-mail = The administrator of this server has not switched e-mails on.
error-mail-address = This is not an e-mail address.
error-mail-not-sent = The e-mail could not be sent. Please try again later.

## Notifications of a turn

notice-title = Your turn
notice-body = { $company ->
    [none] { $game }
   *[other] { $game } with { $company }
}

## E-mails

email-code-subject = Your code for Ludoteka
email-code-text =
    Somebody, most likely you, wants e-mails from the game house { $house } sent to this address.

    The code is: { $code }

    Type it on your page, { $link }, within an hour.
    If it was not you, do nothing: no further e-mails will come.
email-turn-subject = Your turn: { $game }
email-turn-text =
    It is your turn in { $game }{ $company ->
        [none] .
       *[other] , with { $company }.
    }

    { $link }

    No more of these e-mails: { $stop }

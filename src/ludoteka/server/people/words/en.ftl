## What the server answers when something cannot be done

error-bad-name = A name needs letters or digits that can be seen.
error-reserved-name = “{ $name }” would be taken for the server, its administrator or one of its bots. Choose another name.
error-banned = The administrator of this server does not let you in{ $until ->
    [never] { "" }
   *[other] { " " }until { $until }
}. { $reason }
error-invitation = This house asks for an invitation.
error-no-code = This code is not right, or it has expired.
error-device-declined = The other device did not say yes.
error-admin-first = You are the administrator of this server, and only this browser knows it. Add a passkey or a recovery code on your page first.
error-signed-out = You were signed out here.
error-passkeys-closed = Passkeys cannot be used at this address.
error-passkeys-full = You have { $most } passkeys already: remove one first.
error-passkey-known = This passkey is known here already.
error-passkey-unknown = This passkey is not known here.
error-passkey-wrong = This passkey could not be checked.
error-passkey-unverified = An administrator’s passkey has to check who uses it: try again with a PIN, a fingerprint or your face.
error-passkey-late = That took too long: please try again.
error-yourself = This is you.
error-blocks-full = You have blocked { $most } people already.
error-reports-full = The administrators have many of your reports to read already.
error-bad-token = This token is not valid, or it was revoked.
error-by-token = A token cannot do this: sign in with a browser.
error-no-token-name = Give the token a name.
error-many-tokens = You have { $most } tokens already: revoke one first.

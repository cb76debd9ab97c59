error-friends-full = You have { $most } friends here: no more fit.
error-no-friend = This is no friend of yours.
error-not-asked = They did not ask you to be friends.

preview-question = Then you choose again.
preview-others = Then it is up to the others.
preview-chance = Then chance decides.
preview-secret = Then something hidden comes to light.
preview-end = That ends the game.
preview-choose = { $count ->
    [one] One way to do it.
   *[other] { $count } ways to do it: you choose next.
}
preview-more = and { $count } more
touch-again = Tap again to confirm.

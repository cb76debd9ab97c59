preview-question = Potem wybierasz dalej.
preview-others = Potem decydują inni.
preview-chance = Potem decyduje los.
preview-secret = Potem wychodzi na jaw coś zakrytego.
preview-end = To kończy grę.
preview-choose = { $count ->
    [one] Można to zrobić w jeden sposób.
    [few] Można to zrobić na { $count } sposoby: zaraz wybierzesz.
   *[many] Można to zrobić na { $count } sposobów: zaraz wybierzesz.
}
preview-more = i jeszcze { $count }
touch-again = Dotknij jeszcze raz, aby potwierdzić.

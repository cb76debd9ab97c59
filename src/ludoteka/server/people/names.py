"""Names that people give: one line of letters that can be seen, told apart, and do not turn the page around."""

from __future__ import annotations

import re
import unicodedata

from ludoteka.bots.cast import CAST

from ..errors import Refused

MARKS = 2  # accents on one letter at most
_NEVER = ("Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp")  # control, direction, private, unassigned
_BLANK = "\u115f\u1160\u3164\uffa0\u2800"  # letters that show nothing
# Letters of other scripts that look like Latin ones: a name that is the same but for them is the same to a reader.
_LIKE = {
    **dict(zip("аеорсухіјѕԁԛԝкмнтвгѵ", "aeopcyxijsdqwkmhtbrv", strict=True)),
    **dict(zip("αορνκτιυχηγε", "aopvktiuxnye", strict=True)),
    **dict(zip("01", "ol", strict=True)),
}
_ALIKE = str.maketrans(_LIKE)


def tidy(said: str, most: int = 40) -> str:
    """Normalise typed text to one line of visible characters; empty if nothing is left."""
    letters: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFKC", said):
        kind = unicodedata.category(letter)
        if letter.isspace():
            letter = " "
        elif kind in _NEVER or letter in _BLANK:
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= MARKS:
            letters.append(letter)
    return re.sub(r" +", " ", "".join(letters)).strip()[:most].strip()


def checked(text: str, is_admin: bool = False) -> str:
    """A person's name, tidied; Refused if nothing of it can be read, or if it pretends to be the house or a bot."""
    name = tidy(text)
    if not any(letter.isalnum() for letter in name):
        raise Refused("bad-name", "A name needs letters or digits that can be seen.", 400)
    office = looks(name) in _OFFICES or any(looks(word) in _OFFICES for word in re.split(r"[\W_]+", name))
    if looks(name) in _CAST or (office and not is_admin):
        raise Refused(
            "reserved-name", "This name would be taken for the server, its administrator or a bot.", 400, name=name
        )
    return name


def looks(name: str) -> str:
    """The skeleton of a name (UTS 39); two names with the same skeleton are easily confused."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", name.casefold()) if unicodedata.category(c) != "Mn")
    return "".join(c for c in plain.translate(_ALIKE) if c.isalnum())


# Who speaks for the house, in the languages that it speaks; and the bots, with whom nobody should be mixed up.
_OFFICES = frozenset(
    looks(name)
    for name in (
        *("Ludoteka", "Ludotéka", "keeper", "správce", "správkyně", "opiekun", "opiekunka"),
        *("admin", "administrator", "administrátor", "administrátorka", "administratorka"),
        *("moderator", "moderátor", "moderátorka", "moderatorka", "system", "systém", "server", "host master", "root"),
    )
)
_CAST = frozenset(looks(name) for names in CAST.values() for name in names)

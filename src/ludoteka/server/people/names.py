"""User names: one line of visible letters, hard to mistake for another name."""

from __future__ import annotations

import re
import unicodedata

from ludoteka.bots.cast import CAST

from ..errors import Refused

MARKS = 2  # accents on one letter at most
_NEVER = ("Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp")  # control, direction, private, unassigned
_BLANK = "\u115f\u1160\u3164\uffa0\u2800"  # letters without ink
# Letters of other scripts that look like Latin ones: a name that is the same but for them is the same to a reader.
_LIKE = {
    **dict(zip("аеорсухіјѕԁԛԝкмнтвгѵ", "aeopcyxijsdqwkmhtbrv", strict=True)),
    **dict(zip("αορνκτιυχηγε", "aopvktiuxnye", strict=True)),
    **dict(zip("01", "ol", strict=True)),
}
_ALIKE = str.maketrans(_LIKE)
# Small capitals, and digits and strokes that stand for letters: looked through only where a name is reserved.
_DISGUISES = str.maketrans(
    {
        **dict(zip("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnopqrstuvwyz", strict=True)),
        **dict(zip("ɑɡıℓøłđ", "agilold", strict=True)),
        **dict(zip("345789|!$", "eastbgiis", strict=True)),
        "@": "a",
    }
)


def tidy(text: str, most: int = 40) -> str:
    """Typed text on one line, without invisible characters; empty if nothing is left."""
    letters: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFKC", text):
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
    """A tidied user name; raises Refused if it is not readable or could be taken for the server or a bot."""
    name = tidy(text)
    if not any(letter.isalnum() for letter in name):
        raise Refused("bad-name", "A name needs visible letters or digits.", 400)
    official = _disguised(name) in _OFFICIAL or any(_disguised(word) in _OFFICIAL for word in _words(name))
    if skeleton(name) in _CAST or (official and not is_admin):
        raise Refused(
            "reserved-name", "This name would be taken for the server, its administrator or a bot.", 400, name=name
        )
    return name


def skeleton(name: str) -> str:
    """The UTS 39 skeleton of a name: two names with the same one look alike."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", name.casefold()) if unicodedata.category(c) != "Mn")
    return "".join(c for c in plain.translate(_ALIKE) if c.isalnum())


def _disguised(name: str) -> str:
    """The skeleton of a name behind digits, small capitals and pairs of letters that look like others."""
    plain = skeleton(name.casefold().translate(_DISGUISES)).replace("rn", "m").replace("vv", "w")
    return plain.replace("l", "i")


def _words(name: str) -> list[str]:
    """The words of a name; signs that stand for letters belong to a word."""
    return [*re.split(r"[\W_]+", name), *re.split(r"[^\w@$!|]+|_+", name)]


# Names of the server and its administrators in its languages, and the names of the bots.
_OFFICIAL = frozenset(
    _disguised(name)
    for name in (
        *("Ludoteka", "Ludotéka", "keeper", "správce", "správkyně", "opiekun", "opiekunka"),
        *("admin", "administrator", "administrátor", "administrátorka", "administratorka"),
        *("moderator", "moderátor", "moderátorka", "moderatorka", "system", "systém", "server", "host master", "root"),
    )
)
_CAST = frozenset(skeleton(name) for names in CAST.values() for name in names)

"""stub"""

from ludoteka.kernel import Hints

HINTS: Hints | None = None  # type: ignore

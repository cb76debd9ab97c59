"""Letters: plain text by the keeper's mail server; every one can be the last with one press."""

from __future__ import annotations

import ipaddress
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid
from urllib.parse import unquote, urlsplit

from ..settings import Settings
from .services import Unanswered, Unreachable
from .texts import Told, words

SECONDS = 20.0


class NoSuchPlace(Exception):
    """Nobody gets letters at this address."""


class Letters:
    """The post of the house."""

    def __init__(self, settings: Settings) -> None:
        self._from = settings.mail_from
        self._house = settings.public_url.rstrip("/")
        self._server = urlsplit(settings.smtp)

    async def send_code(self, address: str, code: str, language: str) -> None:
        """The first letter: by its code somebody shows that the address is theirs. Fails as `send_turn` does."""
        say = words(language).say
        text = say("letter-code-text", house=self._house, code=code, link=f"{self._house}/me")
        await self._send(self._letter(address, say("letter-code-subject"), text))

    async def send_turn(self, address: str, token: str, told: Told, language: str) -> None:
        """It is their turn. Unreachable if it may be sent later, NoSuchPlace if never."""
        say = words(language).say
        stop = f"{self._house}/letters/{token}"
        link = f"{self._house}{told.link}"
        text = say("letter-turn-text", game=told.game, company=told.company or "none", link=link, stop=stop)
        letter = self._letter(address, say("letter-turn-subject", game=told.game), text)
        letter["List-Unsubscribe"] = f"<{stop}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self._send(letter)

    async def _send(self, letter: EmailMessage) -> None:
        import aiosmtplib

        try:
            await self._hand_over(letter)
        except aiosmtplib.SMTPRecipientsRefused as trouble:
            if all(refused.code >= 500 for refused in trouble.recipients):
                raise NoSuchPlace(repr(trouble)) from trouble
            raise Unreachable(repr(trouble)) from trouble
        except aiosmtplib.SMTPResponseException as trouble:
            kind = Unreachable if trouble.code < 500 else Unanswered
            raise kind(repr(trouble)) from trouble
        except (aiosmtplib.SMTPConnectError, aiosmtplib.SMTPConnectTimeoutError) as trouble:
            raise Unreachable(repr(trouble)) from trouble
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as trouble:
            raise Unanswered(repr(trouble)) from trouble

    def _letter(self, address: str, subject: str, text: str) -> EmailMessage:
        """A letter; the policy refuses a header of more than one line."""
        letter = EmailMessage(policy=SMTP)
        letter["From"] = self._from
        letter["To"] = address
        letter["Subject"] = subject
        letter["Date"] = format_datetime(datetime.now(UTC))
        letter["Message-ID"] = make_msgid(domain=self._from.partition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text.strip() + "\n")
        return letter

    async def _hand_over(self, letter: EmailMessage) -> None:
        import aiosmtplib

        server, secure = self._server, self._server.scheme == "smtps"
        user, password = (unquote(part) if part else None for part in (server.username, server.password))
        host = server.hostname or ""
        # A password goes over the wire encrypted or not at all; without one we take what the server offers.
        start_tls = None if secure or not password or _is_here(host) else True
        await aiosmtplib.send(
            letter,
            hostname=host,
            port=server.port or (465 if secure else 587 if password else 25),
            username=user,
            password=password,
            use_tls=secure,
            start_tls=False if secure else start_tls,
            timeout=SECONDS,
        )


def _is_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"

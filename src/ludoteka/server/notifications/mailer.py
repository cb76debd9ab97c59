"""E-mails in plain text over the administrator's mail server, with one-click unsubscribe (RFC 8058)."""

from __future__ import annotations

import ipaddress
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid
from urllib.parse import unquote, urlsplit

from ..settings import Settings
from .push_services import NoResponse, Unreachable
from .texts import TurnNotice, words

SECONDS = 20.0


class UnknownRecipient(Exception):
    """The mail server rejects this address for good."""


class Mailer:
    """Sends e-mails of this server."""

    def __init__(self, settings: Settings) -> None:
        self._sender = settings.mail_from
        self._base_url = settings.public_url.rstrip("/")
        self._server = urlsplit(settings.smtp)

    async def send_code(self, email: str, code: str, language: str) -> None:
        """Send the code that confirms an address; raises what `send_turn` raises."""
        say = words(language).say
        text = say("email-code-text", house=self._base_url, code=code, link=f"{self._base_url}/me")
        await self._send(self._compose(email, say("email-code-subject"), text))

    async def send_turn(self, email: str, token: str, notice: TurnNotice, language: str) -> None:
        """Send a turn notice.

        Raises Unreachable if it can be sent again, UnknownRecipient if the address is wrong, NoResponse if it may have
        been delivered.
        """
        say = words(language).say
        stop = f"{self._base_url}/unsubscribe/{token}"
        link = f"{self._base_url}{notice.link}"
        text = say("email-turn-text", game=notice.game, company=notice.company or "none", link=link, stop=stop)
        mail = self._compose(email, say("email-turn-subject", game=notice.game), text)
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self._send(mail)

    async def _send(self, mail: EmailMessage) -> None:
        import aiosmtplib

        try:
            await self._transmit(mail)
        except aiosmtplib.SMTPRecipientsRefused as error:
            if all(refused.code >= 500 for refused in error.recipients):
                raise UnknownRecipient(repr(error)) from error
            raise Unreachable(repr(error)) from error
        except aiosmtplib.SMTPResponseException as error:
            kind = Unreachable if error.code < 500 else NoResponse
            raise kind(repr(error)) from error
        except (aiosmtplib.SMTPConnectError, aiosmtplib.SMTPConnectTimeoutError) as error:
            raise Unreachable(repr(error)) from error
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            raise NoResponse(repr(error)) from error

    def _compose(self, email: str, subject: str, text: str) -> EmailMessage:
        """An e-mail; the policy refuses a header of more than one line."""
        mail = EmailMessage(policy=SMTP)
        mail["From"] = self._sender
        mail["To"] = email
        mail["Subject"] = subject
        mail["Date"] = format_datetime(datetime.now(UTC))
        mail["Message-ID"] = make_msgid(domain=self._sender.partition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(text.strip() + "\n")
        return mail

    async def _transmit(self, mail: EmailMessage) -> None:
        import aiosmtplib

        server, secure = self._server, self._server.scheme == "smtps"
        user, password = (unquote(part) if part else None for part in (server.username, server.password))
        host = server.hostname or ""
        # A password is only sent encrypted; without one the server may choose.
        start_tls = None if secure or not password or _is_here(host) else True
        await aiosmtplib.send(
            mail,
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

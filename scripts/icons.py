"""Draw the icons of the installed app from web/public/favicon.svg: `python scripts/icons.py`."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
GROUND = "#301c10"
# Systems cut maskable icons to their own shape: only the inner four fifths are sure to be seen.
SIZES = {"192": (192, 1.0), "512": (512, 1.0), "maskable": (512, 0.72), "apple": (180, 0.86)}


def draw(page: Page, sign: str, name: str, size: int, part: float) -> None:
    ground = "transparent" if part == 1.0 else GROUND
    inner = round(size * part)
    style = f"margin:0;width:{size}px;height:{size}px;background:{ground};display:grid;place-content:center"
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f'<body style="{style}">{sign.replace("<svg ", f"<svg width={inner} height={inner} ", 1)}</body>')
    page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=part == 1.0)


def main() -> None:
    sign = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    figure = sign[sign.index("<svg x=") : sign.rindex("</svg>")]
    badge = (
        f'<svg viewBox="8.5 12.5 23 23" xmlns="http://www.w3.org/2000/svg">{figure.replace("#ecc069", "#fff")}</svg>'
    )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        for name, (size, part) in SIZES.items():
            draw(page, sign, name, size, part)
        draw(page, badge, "badge", 96, 1.0)  # Android shows only where it is opaque
        browser.close()


if __name__ == "__main__":
    main()

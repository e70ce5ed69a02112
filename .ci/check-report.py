"""Opens every report below a folder in Chromium and prints what is wrong with it.

Usage: check-report.py CHROMIUM FOLDER [FOLDER FOR PICTURES]
"""

import sys
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

chromium, folder, pictures = sys.argv[1], Path(sys.argv[2]).resolve(), sys.argv[3]
problems = []
sizes = {"wide": (1280, 900), "narrow": (390, 844)}


def check(page, name):
    def expect(condition, what):
        if not condition:
            problems.append(f"{name}: {what}")

    overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    expect(overflow <= 0, f"is {overflow} pixels wider than the window")
    if page.query_selector("#step"):
        last = int(page.get_attribute("#step", "max"))
        page.focus("#step")
        page.keyboard.press("Home")
        for step in range(last + 1):
            expect(page.evaluate("Number(step.value)") == step, f"the slider is not at {step}")
            said = page.get_attribute("#step", "aria-valuetext")
            expect(said.startswith(f"Step {step} of {last}"), f"it says {said} at {step}")
            shown = page.evaluate("document.querySelectorAll('#cap p:not([hidden])').length")
            expect(shown == 1, f"{shown} captions at step {step}")
            panes = page.evaluate("document.querySelectorAll('.st:not([hidden])').length")
            expect(panes == 2, f"{panes} states at step {step}")
            page.keyboard.press("ArrowRight")
        expect(page.is_disabled("#next"), "there is a step after the last")
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("ArrowLeft")
        expect(page.evaluate("Number(step.value)") == last - 1, "arrows on the page do nothing")
        page.click(".rules a[data-go]")
        expect(page.evaluate("document.activeElement.id") == "step", "a link leaves the slider alone")
    for finding in Axe().run(page).response["violations"]:
        nodes = "; ".join(node["html"][:120] for node in finding["nodes"][:3])
        problems.append(f"{name}: {finding['id']}: {finding['help']}: {nodes}")


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
    count = 0
    for file in sorted(folder.rglob("index.html")):
        for size, (width, height) in sizes.items():
            for scheme in ("light", "dark"):
                name = f"{file.parent.relative_to(folder)}, {size}, {scheme}"
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    color_scheme=scheme,
                    reduced_motion="reduce",
                )
                page = context.new_page()
                page.on("console", lambda message, name=name: problems.append(f"{name}: console: {message.text}"))
                page.on("pageerror", lambda error, name=name: problems.append(f"{name}: script: {error}"))
                page.on("dialog", lambda dialog, name=name: (problems.append(f"{name}: a dialog opened"), dialog.dismiss()))
                page.on(
                    "request",
                    lambda request, name=name: request.url.startswith("file:")
                    or problems.append(f"{name}: asks for {request.url}"),
                )
                page.goto(file.as_uri())
                if pictures:
                    target = Path(pictures) / f"{name.replace('/', '-').replace(', ', '-')}.png"
                    target.parent.mkdir(parents=True, exist_ok=True)
                    page.screenshot(path=target, full_page=True)
                check(page, name)
                context.close()
                count += 1
    browser.close()

if count == 0:
    problems.append(f"there is no page below {folder}")
for problem in problems:
    print(problem)
print(f"check-report: {count} views, {len(problems)} finding{'' if len(problems) == 1 else 's'}")
sys.exit(1 if problems else 0)

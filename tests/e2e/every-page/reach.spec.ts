/**
 * The focus is never hidden (WCAG 2.4.11), every control is large enough (2.5.8), and what unfolds does not look like
 * plain text, on a page of each kind.
 */
import { type Page, expect, test } from "@playwright/test";
import { idOf } from "../../../local/seed/make-listing.ts";
import { openLive } from "./page-quality.ts";

test.describe.configure({ mode: "parallel" });

const financed = "one-bedroom-finance-talay-thong-jomtien";
const compared = [financed, "pool-villa-bua-kham-east-pattaya", "french-rental-hin-khao-pratumnak"];

/** In different languages, because a longer word may leave less room. */
const addresses = [
  "/",
  "/de/listings",
  `/property/${financed}`,
  `/ru/property/${financed}/sheet`,
  "/fr/finance",
  "/de/contact",
  "/areas",
  "/ru/areas/jomtien",
  "/de/buildings",
  "/buildings/mali-sands-tower",
  "/zh/blog",
  "/blog/month-twenty-five",
  "/th/resources/faq",
  "/fr/resources/glossary",
  "/resources/home-buying-guides",
  "/de/resources/tips-for-buyers/closing-costs",
  "/affiliate-program",
  "/ru/list-your-home",
  "/accessibility",
  `/de/compare?ids=${compared.map(idOf).join(",")}`,
  "/compare",
  "/th/guide",
  "/sign-in",
  "/thank-you?kind=application",
  "/viewing",
  "/no-such-page",
];
const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };
const mostStops = 80;
/** As Chromium counts it among the modifiers of a key. */
const shift = 8;

type FocusSeen = { hidden: string[]; stops: Set<Element> };

for (const address of addresses) {
  test(`On ${address.split("=")[0]} the focus is in sight at every stop, and what can be pressed has 24 px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(phone);
    await openLive(page, address);
    expect(await findSmallTargets(page)).toEqual([]);
    expect(await findPlainSummaries(page)).toEqual([]);
    await watchFocus(page);
    expect(await tabThrough(page)).toEqual([]);
    await page.setViewportSize(desk);
    expect(await findSmallTargets(page)).toEqual([]);
    expect(await tabThrough(page)).toEqual([]);
  });
}

for (const name of ["Filter", "Menü"]) {
  test(`In what “${name}” opens, the focus is in sight at every stop, and whoever leaves it closes it`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 512 });
    await openLive(page, "/de/listings");
    await page.getByRole("button", { name, exact: true }).press("Enter");
    const opened = page.locator(":popover-open");
    await expect(opened).toBeVisible();
    await watchFocus(page);
    expect(await tabThrough(page)).toEqual([]);
    await expect(opened).toHaveCount(0);
  });
}

/** Forwards and back. Returns what was hidden. */
async function tabThrough(page: Page): Promise<string[]> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  // One call a key, where Playwright's press takes three.
  const chromium = await page.context().newCDPSession(page);
  const key = { type: "rawKeyDown", key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 } as const;
  for (const modifiers of [0, shift])
    for (let stop = 0; stop < mostStops; stop += 1)
      await chromium.send("Input.dispatchKeyEvent", { ...key, modifiers });
  await chromium.detach();
  // Each key looks at the stop before it.
  await page.keyboard.press("Shift");
  return page.evaluate(() => {
    const { hidden, stops } = Reflect.get(window, "focusSeen") as FocusSeen;
    if (stops.size < 3) throw new Error("The keys did not move the focus.");
    stops.clear();
    return hidden.splice(0);
  });
}

/** Before each key moves on, looks whether something covers the focused element. */
async function watchFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [hidden, stops] = [[] as string[], new Set<Element>()];
    Object.assign(window, { focusSeen: { hidden, stops } satisfies FocusSeen });
    window.addEventListener("keydown", look, { capture: true });

    function look() {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return;
      stops.add(focused);
      // A card is one link, so the whole card shows the focus.
      const isCard = getComputedStyle(focused, "::after").position === "absolute";
      const shown = (isCard && focused.closest("article")) || focused;
      const boxes = [...shown.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (boxes.length === 0) return;
      const isSeen = boxes.map(inWindow).some((box) =>
        [0.1, 0.5, 0.9].some((part) => {
          const [x, y] = [box.left + box.width * part, box.top + box.height / 2];
          const top = document.elementFromPoint(x, y);
          const label = focused.closest("label");
          return top !== null && (shown.contains(top) || top.contains(shown) || label?.contains(top));
        }),
      );
      if (isSeen) return;
      const [box] = boxes;
      const over = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      hidden.push(
        `${focused.outerHTML.slice(0, 160)} at ${box?.left} ${box?.top} of ${innerWidth}, under ${over?.outerHTML.slice(0, 160)}`,
      );
    }

    /** The part of a box that the window shows. One that is outside stays there. */
    function inWindow({ left, top, right, bottom }: DOMRect): DOMRect {
      const [fromX, fromY] = [Math.max(left, 0), Math.max(top, 0)];
      const [toX, toY] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
      return toX > fromX && toY > fromY
        ? new DOMRect(fromX, fromY, toX - fromX, toY - fromY)
        : new DOMRect(left, top, right - left, bottom - top);
    }
  });
}

function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24;
    const blockOf = (element: Element): Element | null => {
      const parent = element.parentElement;
      return parent && getComputedStyle(parent).display === "inline" ? blockOf(parent) : parent;
    };
    const isInText = (element: Element) =>
      element.matches("a, button") &&
      getComputedStyle(element).display === "inline" &&
      (blockOf(element)?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
    const targets = [
      ...document.querySelectorAll<HTMLElement>(
        "a[href], button, summary, input, select, textarea, [role=slider]",
      ),
    ].filter((one) => one.checkVisibility({ opacityProperty: true }) && one.getClientRects().length > 0);
    const boxOf = (one: HTMLElement) => (one.closest("label") ?? one).getBoundingClientRect();
    const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;
    return targets
      .filter((one) => {
        const box = boxOf(one);
        if (box.width <= 1 || box.height <= 1 || isInText(one)) return false;
        if (box.width >= least - 0.5 && box.height >= least - 0.5) return false;
        // Room: a circle of 24 px around it meets no other target.
        const [x, y] = middle(box);
        return targets.some((other) => {
          if (other === one || other.contains(one) || one.contains(other)) return false;
          const near = boxOf(other);
          const [toX, toY] = [
            Math.max(near.left - x, 0, x - near.right),
            Math.max(near.top - y, 0, y - near.bottom),
          ];
          return Math.hypot(toX, toY) < least / 2;
        });
      })
      .map((one) => one.outerHTML.slice(0, 140));
  });
}

/** What unfolds has no triangle on our pages, so it has an icon, a sign, an edge or a line under its words. */
function findPlainSummaries(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isMarked = (one: Element) =>
      one.matches("svg") ||
      getComputedStyle(one).textDecorationLine === "underline" ||
      getComputedStyle(one).borderTopWidth !== "0px" ||
      getComputedStyle(one, "::after").content !== "none";
    return [...document.querySelectorAll("summary")]
      .filter((one) => ![one, ...one.querySelectorAll("*")].some(isMarked))
      .map((one) => one.outerHTML.slice(0, 140));
  });
}

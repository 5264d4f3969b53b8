/** The focus is never hidden (WCAG 2.4.11), and every control is large enough (2.5.8). */
import { type Page, expect, test } from "@playwright/test";
import { openLive } from "./page-quality.ts";

const addresses = [
  "/",
  "/de/listings",
  "/property/one-bedroom-finance-talay-thong-jomtien",
  "/finance",
  "/contact",
  "/th/resources/faq",
  "/accessibility",
];
const windows = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const mostStops = 80;

/** What covers the middle of the focused element, if that is neither it nor a part of it or around it. */
function hiddenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    // A card is one link, so the whole card shows the focus.
    const isCard = getComputedStyle(focused, "::after").position === "absolute";
    const shown = (isCard && focused.closest("article")) || focused;
    const boxes = [...shown.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.length === 0) return undefined;
    const isSeen = boxes.some((box) =>
      [0.1, 0.5, 0.9].some((part) => {
        const [x, y] = [box.left + box.width * part, box.top + box.height / 2];
        const top = document.elementFromPoint(x, y);
        const label = focused.closest("label");
        return top !== null && (shown.contains(top) || top.contains(shown) || label?.contains(top));
      }),
    );
    return isSeen ? undefined : focused.outerHTML.slice(0, 160);
  });
}

for (const address of addresses) {
  for (const size of windows) {
    test(`The focus is always in sight on ${address} at ${size.width} px, forwards and back`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize(size);
      await openLive(page, address);
      const hidden: string[] = [];
      for (const key of ["Tab", "Shift+Tab"]) {
        for (let stop = 0; stop < mostStops; stop += 1) {
          await page.keyboard.press(key);
          const found = await hiddenFocus(page);
          if (found) hidden.push(`${key} ${stop}: ${found}`);
        }
      }
      expect(hidden).toEqual([]);
    });
  }

  test(`What can be pressed on ${address} is 24 px, or has that much room`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openLive(page, address);
    const small = await page.evaluate(() => {
      const least = 24;
      const isInText = (element: Element) =>
        element.matches("a, button") &&
        getComputedStyle(element).display === "inline" &&
        (element.parentElement?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
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
    expect(small).toEqual([]);
  });
}

/** How long after a press the thing that was asked for is shown and the page is at rest. */
import type { Page } from "playwright";

declare global {
  interface Window {
    usable: Promise<number>;
  }
}

const patienceMs = 60_000;

/** Call it before the press. What the page before showed does not count. */
export async function watchUsable(page: Page, shows: string): Promise<void> {
  await page.evaluate(
    ([selector, patience]) => {
      const findShown = () => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
      const old = new Set(findShown());
      let pressedAt = Infinity;
      addEventListener("pointerdown", ({ timeStamp }) => (pressedAt = timeStamp), {
        capture: true,
        once: true,
      });
      window.usable = new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`${selector} is not shown`)), patience);
        const look = (): number =>
          findShown().some((one) => !old.has(one))
            ? requestIdleCallback(() => resolve(performance.now() - pressedAt))
            : requestAnimationFrame(look);
        look();
      });
    },
    [shows, patienceMs] as const,
  );
}

export function takeUsable(page: Page): Promise<number> {
  return page.evaluate(() => window.usable);
}

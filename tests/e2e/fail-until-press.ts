/** Makes calls fail until the first click on their page. The page also calls by itself now and then. */
import type { Page } from "@playwright/test";

type Failure = { status: number; json: object };

export async function failUntilPress(page: Page, calls: string | RegExp, failure: Failure): Promise<void> {
  let isOver = false;
  await page.addInitScript(() =>
    window.addEventListener("click", () => Object.assign(window, { isPressed: true }), { capture: true }),
  );
  await page.route(calls, async (route) => {
    // If the page has closed meanwhile, the answer does not matter.
    isOver ||= await page.evaluate(() => "isPressed" in window).catch(() => false);
    return isOver ? route.fallback() : route.fulfill(failure);
  });
}

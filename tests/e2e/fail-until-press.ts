/** Calls that fail until something is pressed on the page that makes them: it also asks by itself now and then. */
import type { Page } from "@playwright/test";

type Failure = { status: number; json: object };

export async function failUntilPress(page: Page, calls: string | RegExp, failure: Failure): Promise<void> {
  let isOver = false;
  await page.addInitScript(() =>
    window.addEventListener("click", () => Object.assign(window, { isPressed: true }), { capture: true }),
  );
  await page.route(calls, async (route) => {
    // A page that has gone meanwhile cannot be asked, and hears no answer either.
    isOver ||= await page.evaluate(() => "isPressed" in window).catch(() => false);
    return isOver ? route.fallback() : route.fulfill(failure);
  });
}

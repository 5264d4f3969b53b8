/** The rules for notifications (specification, sections 4, 8 and 9). */
import { type Locator, type Page, expect, test } from "@playwright/test";
import { catalogue as english } from "../../../web/i18n/en/catalogue.ts";
import { expectAccessible, openLive } from "../every-page/page-quality.ts";
import { moveFingers } from "../fingers.ts";
import { forEachVisitor } from "../visitors.ts";

/** Opens the catalogue while it cannot be loaded, which shows a toast. */
async function failToLoad(page: Page, at = "", title = english.failedTitle) {
  await openLive(page, `${at}/contact`);
  await page.route("**/api/listings**", (route) =>
    route.fulfill({ status: 404, json: { error: { code: "x", message: "x" } } }),
  );
  await page.getByRole("contentinfo").locator(`a[href="${at}/listings"]`).first().click();
  const toast = page.locator(".toast").filter({ hasText: title });
  await expect(toast).toBeVisible();
  // A toast under the pointer stays.
  await page.mouse.move(20, 600);
  return toast;
}

test("A toast is at the top in the middle, 356 px wide, and disappears after four seconds", async ({
  page,
}) => {
  await page.clock.install();
  const toast = await failToLoad(page);
  const box = await toast.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.width).toBe(356);
  expect(box?.y).toBeLessThan(40);
  expect(Math.abs((box?.x ?? 0) + 178 - width / 2)).toBeLessThanOrEqual(1);
  await expectAccessible(page);
  await page.clock.runFor(4_000);
  await expect(toast).toBeHidden();
});

test("Listings that could not be loaded say so in the page too, and come with Try again", async ({
  page,
}) => {
  await failToLoad(page);
  const failure = page.getByRole("main").getByRole("alert");
  await expect(failure).toContainText(english.failedTitle);
  await expect(failure).toContainText(english.failedText);
  await page.unroute("**/api/listings**");
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expect(failure).toBeHidden();
});

test("Alt+T focuses the toasts, and a swipe of more than 20 px dismisses one", async ({ page }) => {
  const toast = await failToLoad(page);
  await page.keyboard.press("Alt+t");
  await expect(page.getByRole("region", { name: "Notifications" })).toBeFocused();
  const box = await toast.boundingBox();
  if (!box) throw new Error("The toast has no place.");
  await page.mouse.move(box.x + 100, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 125, box.y + 20);
  await page.mouse.up();
  // A toast under the pointer stays, so only the swipe can have dismissed it.
  await expect(toast).toBeHidden();
});

forEachVisitor(({ at, isOnPhone, texts: { catalogue, frame } }) => {
  test("A toast is dismissed by keys at a desk and by a swipe to the right on a phone", async ({ page }) => {
    await page.clock.install();
    const toast = await failToLoad(page, at, catalogue.failedTitle);
    await expect(toast).toContainText(catalogue.failedText);
    // From now on its time does not pass, so it is the visitor who dismisses it.
    await page.clock.pauseAt(Date.now() + 100);
    await expect(toast).toBeVisible();
    if (isOnPhone) {
      const box = await toast.boundingBox();
      if (!box) throw new Error("The toast has no place.");
      await moveFingers(page, { from: [box.x + 60, box.y + 20], to: [box.x + 200, box.y + 20] });
    } else {
      await page.keyboard.press("F8");
      await expect(page.getByRole("region", { name: frame.notifications })).toBeFocused();
      const close = toast.getByRole("button", { name: frame.close });
      for (let stop = 0; stop < 2 && !(await isFocused(close)); stop += 1) await page.keyboard.press("Tab");
      await expect(close).toBeFocused();
      await page.keyboard.press("Enter");
    }
    await page.clock.runFor(1_000);
    await expect(toast).toBeHidden();
  });
});

const isFocused = (one: Locator) => one.evaluate((element) => element === document.activeElement);

test("Without a connection a notice says so until the connection is back", async ({ page, context }) => {
  await openLive(page, "/contact");
  await context.setOffline(true);
  const notice = page.getByText("You are offline. This page stays readable");
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

test("While a page's code is loading, the page says 'Loading...'", async ({ page }) => {
  await openLive(page, "/contact");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/finance-page-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.locator("header").getByRole("link", { name: "Finance", exact: true }).click();
  await expect(page.locator("main").getByText("Loading...")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Finance without a bank");
});

/** Nobody loses their place: by Back and Forward, in another language, and within a form. */
import { type Locator, type Page, devices, expect, test } from "@playwright/test";
import { openLive, waitUntilLive } from "../every-page/page-quality.ts";

const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
const mostPx = 2;

const topOf = (card: Locator) => card.evaluate((element) => element.getBoundingClientRect().top);
async function hasMoved(page: Page, card: Locator): Promise<boolean> {
  const from = await topOf(card);
  await page.waitForTimeout(400);
  return (await topOf(card)) !== from;
}

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Every height the window was scrolled to, from the next frame on. */
async function watchScroll(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen = new Set<number>();
    const look = () => {
      seen.add(Math.round(window.scrollY));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { seenHeights: seen });
  });
  return () => page.evaluate(() => [...(Reflect.get(window, "seenHeights") as Set<number>)]);
}

async function goThereAndBack(page: Page, from: string, links: string): Promise<void> {
  await openLive(page, from);
  const card = page.locator(links).nth(5);
  await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
  // What fades in below the fold travels a little before it stands.
  await expect.poll(() => hasMoved(page, card)).toBe(false);
  const before = await topOf(card);
  await card.press("Enter");
  await expect(page).not.toHaveURL(from);
  await expect.poll(() => scrolled(page)).toBe(0);

  const seen = await watchScroll(page);
  await page.goBack();
  await expect(page).toHaveURL(from);
  await expect(card).toBeFocused();
  expect(Math.abs((await topOf(card)) - before)).toBeLessThanOrEqual(mostPx);
  // At once: from the top to the place, and nowhere between.
  const place = await scrolled(page);
  expect((await seen()).filter((height) => height > mostPx && Math.abs(height - place) > mostPx)).toEqual([]);
}

for (const [device, use] of [
  ["a desk", {}],
  ["a phone", phone],
] as const) {
  test.describe(`On ${device}`, () => {
    test.use(use);

    test("Back shows the very card at once, in a list and on the front page", async ({ page }) => {
      await goThereAndBack(page, "/listings", "main li a[href^='/property/']");
      await goThereAndBack(page, "/", "main li a[href^='/property/']");
    });
  });
}

test("A menu's query on the list begins at the top; the pager counts", async ({ page }) => {
  await openLive(page, "/listings");
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText(/Page 1 of \d+/);
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText(/Page 2 of \d+/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.mouse.wheel(0, 800);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
  await page.getByRole("button", { name: "Property types" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Condos For Rent" }).click();
  await expect(page).toHaveURL("/listings?type=condo&status=for-rent");
  await expect.poll(() => scrolled(page)).toBe(0);
});

test("Another language keeps the place, the question and the answers", async ({ page }) => {
  await openLive(page, "/finance");
  const apply = page.locator("#apply");
  await apply.scrollIntoViewIfNeeded();
  await page.locator("#apply input[name=monthlyBudget]").fill("15000");
  await page.locator("#apply input[name=moneyDown]").fill("200000");
  await page.locator("#apply").getByRole("button", { name: "Next" }).click();
  await expect(apply.locator("#question-1")).toBeVisible();
  await apply.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  const heading = apply.locator("h2").first();
  const before = await topOf(heading);
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Language/ })
    .click();
  await page.getByRole("banner").getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(/\/de\/finance/);
  await waitUntilLive(page);
  await expect(apply.locator("#question-1")).toBeVisible();
  await expect(apply.locator("input[name=monthlyBudget]")).toHaveValue("15000");
  expect(Math.abs((await topOf(heading)) - before)).toBeLessThanOrEqual(mostPx);
});

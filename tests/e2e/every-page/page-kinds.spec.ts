/** Every kind of page is readable without JavaScript, and fits a phone and a desktop with and without it. */
import { expect, test } from "@playwright/test";
import { expectNoSidewaysScroll, openLive } from "./page-quality.ts";
import { pages } from "./pages.ts";

const sizes = [
  // A window of 1,280 × 1,024 zoomed to 400 % (WCAG 1.4.10).
  { width: 320, height: 256 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, words] of pages) {
    test(`${address} is readable and fits`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("main").getByText(words).first()).toBeVisible();
      for (const size of sizes) {
        await page.setViewportSize(size);
        await expectNoSidewaysScroll(page);
      }
    });
  }
});

for (const [address, words] of pages) {
  test(`${address} fits with JavaScript`, async ({ page }) => {
    await openLive(page, address);
    await expect(page.locator("main").getByText(words).first()).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectNoSidewaysScroll(page);
    }
  });
}

/** The map on a phone: it opens by the address, and a pressed pin shows a small card on it. */
import { expect, test } from "@playwright/test";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  watchConsole,
} from "../every-page/page-quality.ts";

for (const [language, texts] of [
  ["", { open: "Map", close: "Hide map", one: "1 home", draw: "Draw an area" }],
  ["/th", { open: "แผนที่", close: "ซ่อนแผนที่", one: "1 รายการ", draw: "วาดพื้นที่" }],
] as const) {
  test(`The open map is in the address, and a pin shows its home on ${language || "/en"}`, async ({
    page,
  }) => {
    const expectQuiet = watchConsole(page);
    await openLive(page, `${language}/listings?area=bang-saray`);
    await page.getByRole("link", { name: texts.open, exact: true }).click();
    await expect(page).toHaveURL(/map=open/);
    await page.locator("button[data-pin]").first().tap();
    const home = page.getByRole("region", { name: texts.one, exact: true });
    await expect(home.getByRole("link")).toBeInViewport();
    // The price does not run under the button that closes the card, on the narrowest phones too.
    const { width, height } = page.viewportSize() ?? { width: 412, height: 839 };
    await page.setViewportSize({ width: 360, height });
    const article = home.getByRole("article");
    expect(await article.evaluate((card) => card.scrollWidth - card.clientWidth)).toBe(0);
    await page.setViewportSize({ width, height });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await home.getByRole("link").click();
    await expect(page).toHaveURL(/\/property\//);
    await page.goBack();
    await expect(page).toHaveURL(/map=open/);
    await expect(page.locator("button[data-pin]").first()).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/map=open/);
    await expect(page.getByRole("link", { name: texts.open, exact: true })).toBeVisible();
    expectQuiet();
  });

  test(`An area is drawn by its corners with a finger on ${language || "/en"}`, async ({ page }) => {
    await openLive(page, `${language}/listings?map=open`);
    await page.getByRole("button", { name: texts.draw }).tap();
    const box = await page.getByRole("application").boundingBox();
    if (!box) throw new Error("The map has no place.");
    for (const [x, y] of [
      [0.3, 0.35],
      [0.7, 0.35],
      [0.7, 0.7],
      [0.3, 0.7],
    ] as const) {
      await page.touchscreen.tap(box.x + box.width * x, box.y + box.height * y);
    }
    await page.locator('[role="application"] ~ div button').last().tap();
    await expect(page).toHaveURL(/drawn=.*map=open/);
  });
}

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("The button opens the map with its marks", async ({ page }) => {
    await page.goto("/listings?area=bang-saray");
    await page.getByRole("link", { name: "Map", exact: true }).click();
    await expect(page).toHaveURL(/map=open/);
    await expect(page.locator('[data-late-part] a[aria-label^="฿"]').first()).toBeVisible();
  });
});

/** On a small phone no words are cut that a visitor reads first. */
import { type Locator, expect, test } from "@playwright/test";
import { localisePath, locales } from "../../../domain/languages/locales.ts";
import { expectNoSidewaysScroll } from "../every-page/page-quality.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** By how many px the words of an empty field are wider than its room. */
const cutFromPlaceholder = (field: Locator) =>
  field.evaluate((element: HTMLInputElement) => {
    const style = getComputedStyle(element);
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) throw new Error("There is no canvas.");
    canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
    const cut = canvas.measureText(element.placeholder).width - (element.clientWidth - padding);
    return Math.max(0, Math.round(cut));
  });

for (const locale of locales) {
  test(`The search says whole what it finds, and a home of the list where it is, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(localisePath("/listings", locale));
    await page.evaluate(() => document.fonts.ready);
    expect(await cutFromPlaceholder(page.locator("#listings-search"))).toBe(0);
    const cut = await page
      .locator("article .place-mark")
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      );
    expect(cut).toEqual([]);
  });
}

test("In the way to a page its own name gives way before any other", async ({ page }) => {
  await page.goto("/de/property/one-bedroom-finance-talay-thong-jomtien");
  const room = page.locator("main nav ol > li").nth(2).getByRole("link");
  await expect(room).toHaveText("Immobilien");
  const missing = await room.evaluate((link) => {
    const words = document.createRange();
    words.selectNodeContents(link);
    const item = link.closest("li");
    return words.getBoundingClientRect().width - (item?.getBoundingClientRect().width ?? 0);
  });
  expect(missing).toBeLessThanOrEqual(0);
});

test.describe("Far from Pattaya", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  for (const locale of locales) {
    test(`Office hours stand on one line, here and there, in ${locale}`, async ({ page }) => {
      await page.goto(localisePath("/contact", locale));
      const monday = page.locator("main table tbody tr").first().locator("td");
      await expect(monday).toHaveCount(2);
      const lines = await monday.evaluateAll((cells) =>
        cells.map((cell) => {
          const words = document.createRange();
          words.selectNodeContents(cell);
          return words.getClientRects().length;
        }),
      );
      expect(lines).toEqual([1, 1]);
      await expectNoSidewaysScroll(page);
    });
  }
});

/** The owner types the office's address: it may be longer than a small phone is wide. */
import { expect, test } from "@playwright/test";
import { expectNoSidewaysScroll, openLive } from "../every-page/page-quality.ts";

const long = "information@renttoownhomesinpattayaandjomtien.example";

test("A long address of the office is broken where it must be, and the page stays as wide as a small phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openLive(page, "/contact");
  const links = page.locator("a[href^='mailto:']");
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await link.evaluate((element, text) => {
      element.textContent = text;
    }, long);
    const box = await link.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(320 - 16);
  }
  await expectNoSidewaysScroll(page);
});

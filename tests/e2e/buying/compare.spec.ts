import { expect, test } from "@playwright/test";
import { expectAccessible, openLive } from "../every-page/page-quality.ts";

test("Homes are put side by side, and the link shows them to somebody else, without JavaScript too", async ({
  page,
  browser,
}) => {
  await openLive(page, "/listings");
  const cards = page.locator("main").getByRole("article");
  for (const card of [cards.nth(0), cards.nth(1)]) {
    await card.hover();
    await card.getByRole("button", { name: /^Compare/ }).click();
  }
  const tray = page.getByRole("complementary", { name: "Homes to compare" });
  await expect(tray.getByText("2 of 4")).toBeVisible();
  await tray.getByRole("link", { name: "Compare" }).click();
  const table = page.getByRole("table", { name: "Homes side by side" });
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  await expect(table.getByRole("row", { name: /^Price ?, the homes differ/ })).toContainText("THB");
  await expectAccessible(page);

  await page.getByRole("checkbox", { name: "Only what differs" }).check();
  await expect(table.locator("tr[data-same]").first()).toBeHidden();

  const other = await browser.newContext({ javaScriptEnabled: false });
  const shared = await other.newPage();
  const missing = "00000000-0000-4000-8000-000000000000";
  await shared.goto(`${page.url()},${missing}`);
  await expect(shared.getByRole("table").getByRole("columnheader")).toHaveCount(3);
  await expect(shared.getByRole("note")).toContainText(missing);
  await expect(shared.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await other.close();
});

/** Keeping and comparing: homes saved with a count in the header, up to four side by side, shared and printed. */
import { expect, test } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll, openLive } from "../every-page/page-quality.ts";
import { forEachVisitor, saying } from "../visitors.ts";

forEachVisitor(({ at, isOnPhone, texts: { catalogue, compare, favourites } }) => {
  test("Homes are put side by side, and the link shows them to somebody else, without JavaScript too", async ({
    page,
    browser,
  }) => {
    await openLive(page, `${at}/listings`);
    const cards = page.locator("main").getByRole("article");
    for (const card of [cards.nth(0), cards.nth(1)]) {
      if (!isOnPhone) await card.hover();
      await card.getByRole("button", { name: saying(catalogue.compare) }).click();
    }
    const tray = page.getByRole("complementary", { name: compare.tray });
    await expect(tray).toContainText(compare.chosen.replace("{{chosen}}", "2").replace("{{most}}", "4"));
    await tray.getByRole("link", { name: compare.compare }).click();
    await expect(page).toHaveURL(new RegExp(`${at}/compare\\?ids=`));
    const table = page.getByRole("table", { name: compare.title });
    await expect(table.getByRole("columnheader")).toHaveCount(3);
    await expect(
      table.getByRole("row", { name: new RegExp(`^${compare.price}\\s?, ${compare.different}`) }),
    ).toContainText("THB");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole("checkbox", { name: compare.onlyDifferences }).check();
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

  test("The comparison prints as its table alone, whole, dark on white", async ({ page, request }) => {
    const { listings }: { listings: { id: string }[] } = await (await request.get("/api/listings")).json();
    const ids = listings.slice(0, 4).map(({ id }) => id);
    await openLive(page, `${at}/compare?ids=${ids.join(",")}`);
    // The width of A4 between the margins, in CSS pixels.
    const a4 = Math.floor(((210 - 36) / 25.4) * 96);
    await page.setViewportSize({ width: a4, height: 1000 });
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("button", { name: compare.print })).toBeHidden();
    const table = page.getByRole("table", { name: compare.title });
    await expect(table.getByRole("columnheader")).toHaveCount(5);
    const right = await table.evaluate((element) => element.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(a4);
    // Text is darker than its paper, whatever the screen's colours are.
    const [text, paper] = await table.evaluate((element) => [
      getComputedStyle(element).color,
      getComputedStyle(element.ownerDocument.documentElement).getPropertyValue("--color-ink"),
    ]);
    expect([text, paper]).toEqual(["rgb(0, 0, 0)", "white"]);
  });

  test("A saved home is counted in the header, stays after a reload, and can be taken out", async ({
    page,
  }) => {
    await openLive(page, `${at}/listings`);
    const card = page.locator("main").getByRole("article").first();
    const title = await card.getByRole("heading").innerText();
    await card.getByRole("button", { name: saying(catalogue.keep) }).click();
    const counted = page.getByRole("banner").getByRole("button", { name: `${favourites.title}: 1` });
    await expect(counted.filter({ visible: true })).toBeVisible();
    await openLive(page, `${at}/contact`);
    await counted.filter({ visible: true }).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("article")).toHaveCount(1);
    await expect(sheet).toContainText(title);
    await expectAccessible(page);
    await sheet.getByRole("button", { name: catalogue.keep.replace("{{title}}", title) }).click();
    await expect(sheet.getByText(favourites.none)).toBeVisible();
  });
});

/** The sum that matters is shown where the visitor decides, and a rent is never taken for an instalment. */
import { expect, test } from "@playwright/test";
import { openLive } from "../every-page/page-quality.ts";
import { forEachVisitor, saying } from "../visitors.ts";

forEachVisitor(({ at, texts: { catalogue, frontPage } }) => {
  test("The front page says the idea in one line of sums", async ({ page }) => {
    await page.goto(at || "/");
    const idea = page.locator(".hero").getByText(saying(frontPage.idea));
    await expect(idea.or(page.locator(".hero").getByText(saying(frontPage.ideaWithMonth)))).toBeInViewport();
  });

  test("A card of a home with finance says the month and the down payment, marked as an example", async ({
    page,
  }) => {
    await page.goto(`${at}/listings?type=condo&status=finance-available`);
    const cards = page.locator("main article");
    await expect(cards.first()).toBeVisible();
    for (const card of await cards.all()) {
      await expect(card).toContainText(saying(`${catalogue.fromPerMonth} · ${catalogue.down}`));
      await expect(card).toContainText(catalogue.example);
      await expect(card).toContainText(saying(catalogue.perSquareMeter));
    }
  });

  test("A card of a rental calls its rent a rent, and says what moving in takes", async ({ page }) => {
    await page.goto(`${at}/listings?type=condo&status=for-rent`);
    const cards = page.locator("main article");
    await expect(cards.first()).toBeVisible();
    const rented = cards.filter({ hasText: saying(catalogue.moveIn) });
    for (const card of await rented.all()) {
      await expect(card).toContainText(saying(catalogue.rent));
      await expect(card).not.toContainText(saying(catalogue.fromPerMonth));
    }
    expect(await rented.count()).toBeGreaterThan(0);
  });

  test("A home that is only for sale does not speak of instalments", async ({ page }) => {
    await page.goto(`${at}/property/pool-villa-bua-kham-east-pattaya`);
    const own = page
      .locator("main")
      .locator("section, aside")
      .filter({ hasNot: page.locator("article a") });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(own.filter({ hasText: saying(catalogue.fromPerMonth) })).toHaveCount(0);
  });

  test("Homes can be sorted by price per m² and by yield, and what a yield assumes is a tap away", async ({
    page,
  }) => {
    await page.goto(`${at}/listings?sort=persqm-up`);
    const lines = await page
      .locator("main article")
      .getByText(saying(catalogue.perSquareMeter))
      .allInnerTexts();
    const [before = "", after = ""] = catalogue.perSquareMeter.split("{{amount}}");
    const sums = lines.map((line) => {
      const part = line.split(" · ").find((one) => one.startsWith(before) && one.endsWith(after));
      return Number(part?.replace(/\D/g, ""));
    });
    expect(sums.length).toBeGreaterThan(10);
    expect(sums).toEqual(sums.toSorted((one, other) => one - other));

    await page.goto(`${at}/listings?sort=yield-down`);
    const first = page.locator("main article").first();
    await expect(first).toContainText(saying(catalogue.grossYield));
    await openLive(page, (await first.getByRole("link").first().getAttribute("href")) ?? "");
    const measures = page.locator("main details").filter({ hasText: saying(catalogue.grossYield) });
    await expect(measures.locator("p").last()).toBeHidden();
    await measures.locator("summary").click();
    await expect(measures.locator("p").last()).toBeVisible();
  });
});

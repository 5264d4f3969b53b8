/** The outside site changes the deal, the currency and the price of every home: each run asks, and each answer counts. */
import { type Locator, type Page, expect, test } from "@playwright/test";
import { cardOf, openAsAdmin, sources } from "../scraper/scraper-page.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../../every-page/page-quality.ts";

const name = "Shifting Sand Homes";
const homes = ["SSH-1025", "SSH-1035", "SSH-1045", "SSH-1055"];
const runLimitMs = 120_000;

async function changeEach(page: Page, change: { deal?: string; currency?: string; price?: string }) {
  const [host] = /127\.0\.0\.1:\d+/.exec(await cardOf(sources(page), name).innerText()) ?? [];
  for (const home of homes) {
    const { status } = await fetch(`http://${host}/_local/changes`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ home, ...change }),
    });
    expect(status).toBe(200);
  }
}

/** Runs the source. Answers the card of the run when it has ended or asks. */
async function runSource(page: Page): Promise<Locator> {
  const runs = page.getByRole("region", { name: "Runs", exact: true });
  const start = page.getByRole("button", { name: `Start a run: ${name}` });
  const started = page.waitForResponse(
    (response) => response.url().endsWith("/api/admin/runs") && response.request().method() === "POST",
  );
  await start.click();
  const { id }: { id: string } = await (await started).json();
  const card = runs.getByRole("listitem").filter({ has: page.locator(`a[href$="/runs/${id}"]`) });
  await expect(card.getByText(/^(Done|Stopped to ask)$/)).toBeVisible({ timeout: runLimitMs });
  return card;
}

test("Another deal, currency or price on every page asks first, and what is answered is done", async ({
  page,
}) => {
  await openAsAdmin(page, "/admin/property-scraper");
  const inReview = page
    .getByRole("region", { name: "In review" })
    .getByRole("listitem")
    .filter({ hasText: `${name}, first seen` });
  const expectEach = async (text: string | RegExp) => {
    await expect(inReview.filter({ hasText: text })).toHaveCount(homes.length);
  };
  const ask = async () => {
    const run = await runSource(page);
    const question = run.getByRole("group", { name: "Change 4 of 4 homes?" });
    await question.getByText("What would change").click();
    return { run, question, first: question.getByRole("listitem").filter({ hasText: "condo" }).first() };
  };
  await runSource(page);
  await expectEach("Condo for sale");

  await changeEach(page, { deal: "rent" });
  const deal = await ask();
  await expect(deal.question).toContainText("Type: 4 homes");
  await expect(deal.first).toContainText("Type: Condo for sale → Condo for rent");
  await expect(deal.first).toContainText(/Price: THB.[\d,]+ → empty/);
  await expectEach("Condo for sale");
  await deal.question.getByRole("button", { name: "Change them" }).click();
  await expect(deal.run.getByText("4 homes changed.")).toBeFocused();
  await expectEach(/Condo for rent.*for rent in.*a month/s);

  // Nothing is locked: the source may still change them.
  await changeEach(page, { deal: "sale" });
  const back = await ask();
  await back.question.getByRole("button", { name: "Change them" }).click();
  await expectEach(/Condo for sale.*THB/s);

  await changeEach(page, { currency: "USD" });
  const currency = await ask();
  await expect(currency.question).toContainText("Currency: 4 homes");
  await expect(currency.question).toContainText("Prices are not converted.");
  await page.setViewportSize({ width: 360, height: 740 });
  // The tab says how many runs ask.
  await page
    .getByRole("navigation", { name: "Property scraper" })
    .getByRole("button", { name: /^Sources \d/ })
    .click();
  await expect(currency.question).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(currency.question).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });
  await currency.question.getByRole("button", { name: "Change them" }).click();
  await expect(currency.run.getByText("4 homes changed.")).toBeFocused();
  await expectEach(/Price on request.*The price is in another currency/s);

  await changeEach(page, { currency: "THB" });
  const baht = await ask();
  await expect(baht.first).toContainText(/Price: empty → THB/);
  await expectEach("Price on request");
  await baht.question.getByRole("button", { name: "Change them" }).click();
  await expectEach(/Condo for sale.*THB/s);

  await changeEach(page, { price: "99000000" });
  const price = await ask();
  await expect(price.first).toContainText(/Price: THB.[\d,]+ → THB.99,000,000/);
  await price.question.getByRole("button", { name: "Leave them as they are" }).click();
  await expect(price.run.getByText("4 homes left as they were.")).toBeFocused();
  await expect(inReview.filter({ hasText: "99,000,000" })).toHaveCount(0);
});

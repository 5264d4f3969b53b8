/** Filters live in the address and stay in reach; the heading names them; nothing leads to an empty list unseen. */
import { expect, test } from "@playwright/test";
import { sampleRates } from "../../../domain/finance/exchange-rates.ts";
import { openLive, waitUntilHydrated, waitUntilLive } from "../every-page/page-quality.ts";
import { forEachVisitor } from "../visitors.ts";

forEachVisitor(({ at, isOnPhone, texts: { catalogue, filters } }) => {
  test("The heading names what is filtered, and what no home has cannot be chosen", async ({ page }) => {
    await openLive(page, `${at}/listings?type=house-for-rent`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(catalogue.types["house-for-rent"]);
    if (isOnPhone) await page.getByRole("button", { name: catalogue.filters }).click();
    await page.getByText(filters.moreFilters).click();
    await page
      .locator("summary")
      .filter({ hasText: new RegExp(`^${filters.area}`) })
      .click();
    const chips = page
      .getByRole("search")
      .filter({ visible: true })
      .locator("label:has(input[type=checkbox])");
    const empty = chips.filter({ has: page.getByText("0", { exact: true }) });
    await expect(empty.first()).toBeVisible();
    for (const chip of await empty.all()) await expect(chip.locator("input")).toBeDisabled();
    const chosen = chips.filter({ has: page.getByText(/^[1-9]\d*$/) }).first();
    await chosen.click();
    await expect(page).toHaveURL(/type=house-for-rent/);
    await expect(page).toHaveURL(/(status|bedrooms|area|amenities)=/);
  });

  // Phones show the filters on a press only. Wider windows wait only where the currency is the usual one.
  if (!isOnPhone) {
    test("The budget is asked for in the currency of the cards before the visitor's first move", async ({
      page,
    }) => {
      await page.clock.setFixedTime(sampleRates.asOf);
      await page.goto(`${at}/listings`);
      await expect(page.locator("main article").filter({ hasText: "≈" }).first()).toContainText("£");
      await expect(page.locator("select[name=currency]")).toHaveValue("GBP");
    });
  } else {
    test("On phones the budget is asked for in the currency of the cards from the first move, and a choice before it stays", async ({
      page,
    }) => {
      // Rates that are too old are not shown, whenever this test runs.
      await page.clock.setFixedTime(sampleRates.asOf);
      await page.goto(`${at}/listings`);
      await waitUntilHydrated(page);
      const currency = page.locator("select[name=currency]");
      await expect(page.locator("main article").filter({ hasText: "≈" }).first()).toContainText("£");
      // The filters themselves still wait.
      expect(await currency.evaluate(isHydrated)).toBe(false);
      await currency.evaluate((select: HTMLSelectElement) => (select.value = "CHF"));
      await waitUntilLive(page);
      expect(await currency.evaluate(isHydrated)).toBe(true);
      await expect(currency).toHaveValue("CHF");
      await openLive(page, `${at}/listings`);
      await expect(currency).toHaveValue("GBP");
      await page.goto(`${at}/listings?maxMonthly=20000`);
      await waitUntilLive(page);
      await expect(currency).toHaveValue("THB");
    });
  }

  test("A sum is typed as people write it, and one that is refused keeps the visitor at its field", async ({
    page,
  }) => {
    await openLive(page, `${at}/listings`);
    if (isOnPhone) await page.getByRole("button", { name: catalogue.filters }).click();
    const price = page.getByRole("textbox", { name: filters.maxPrice });
    await price.fill("cheap");
    if (isOnPhone) await page.getByRole("button", { name: filters.showHomes }).click();
    else await price.press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: filters.wrongNumber })).toBeVisible();
    await expect(price).toBeFocused();
    // More than any home costs.
    await price.fill("9000000m");
    await price.press("Enter");
    await expect(price).toBeFocused();
    await price.fill("2.5m");
    await expect(page).toHaveURL(/maxPrice=2500000/);
  });

  test("Filters and map stay in reach after a long scroll", async ({ page }) => {
    await openLive(page, `${at}/listings`);
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: "instant" }));
    const map = isOnPhone
      ? page.getByRole("link", { name: catalogue.showMap, exact: true })
      : page.getByRole("region", { name: catalogue.map });
    await expect(map).toBeInViewport();
    if (isOnPhone) await expect(page.getByRole("button", { name: catalogue.filters })).toBeInViewport();
  });
});

const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));

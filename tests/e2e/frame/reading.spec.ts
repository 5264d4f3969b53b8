import { expect, test } from "@playwright/test";
import { openLive, waitUntilHydrated } from "../every-page/page-quality.ts";

test("Checked items of a checklist stay checked after a reload", async ({ page }) => {
  await page.goto("/resources/tips-for-sellers/moving-day-preparation");
  const list = page.locator('[data-checklist="move-8"]');
  await expect(list.getByText("0 of 7 done")).toBeVisible();
  await list.getByRole("checkbox").nth(1).check();
  await list.getByText("Ask three movers").click();
  await expect(list.getByText("2 of 7 done")).toBeVisible();
  await page.reload();
  await expect(list.getByText("2 of 7 done")).toBeVisible();
  await expect(list.getByRole("checkbox").nth(2)).toBeChecked();
});

test("A glossary term is explained in place, and Escape closes the note", async ({ page }) => {
  await openLive(page, "/resources/home-buying-guides/costs-and-taxes");
  const word = page.getByRole("link", { name: "Land Office" }).first();
  const note = page.locator("#term-land-office");
  await expect(note).toBeHidden();
  await word.focus();
  await expect(note).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(note).toBeHidden();
  await word.click();
  await expect(page).toHaveURL(/\/resources\/glossary#land-office$/);
  await expect(page.locator("#land-office")).toBeInViewport();
});

test("The footnote number of a figure leads to its source", async ({ page }) => {
  await page.goto("/resources/home-buying-guides/costs-and-taxes");
  await page.getByRole("link", { name: "Source of figure 1", exact: true }).first().click();
  await expect(page.locator("#figure-1")).toContainText("2%, as of 22 November 2026");
  await expect(page.locator("#figure-1")).toBeInViewport();
});

test("The search filters the questions", async ({ page }) => {
  await openLive(page, "/resources/faq");
  const questions = page.locator(".faq-question");
  const all = await questions.count();
  await page.getByLabel("Search the questions").fill("transfer fee");
  await expect(page.getByText(/^\d+ questions$/)).toBeVisible();
  expect(await questions.count()).toBeLessThan(all);
  await page.getByLabel("Search the questions").fill("xylophone");
  await expect(page.getByText("No question contains these words.")).toBeVisible();
  await page.getByLabel("Search the questions").fill("");
  await expect(questions).toHaveCount(all);
  await questions.first().click();
  await expect(questions.first().getByText("For foreigners who want a home in Pattaya")).toBeVisible();
});

test("Links inside a text go through the router", async ({ page }) => {
  await openLive(page, "/resources/home-buying-guides/seller-finance-explained");
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator(".article-text").getByRole("link", { name: "rent-to-own", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rent-to-own in Pattaya, explained");
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

test("A post is found by its title in the reader's language", async ({ page }) => {
  const title = "So liest man eine thailändische Eigentumsurkunde";
  await openLive(page, "/de/blog");
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  // There is no room for the name of the site.
  await expect(page).toHaveTitle(title);
  await expect(page.locator(".article-text")).toHaveAttribute("lang", "de");
  const related = page.getByRole("navigation", { name: "Weiterlesen" }).getByRole("link");
  await expect(related).toHaveText([
    "Immobilienglossar",
    "Als Ausländer in Thailand eine Wohnung kaufen: zehn Schritte",
    "Checkliste für den ersten Immobilienkauf",
  ]);

  await waitUntilHydrated(page);
  await page.getByRole("button", { name: "Suche" }).first().click();
  const search = page.getByRole("dialog", { name: "Suche" });
  await search.getByRole("combobox").fill("eigentumsurkunde");
  await expect(search.getByRole("option", { name: title })).toBeVisible();
});

test("A list of texts says that it loads, and says when it cannot be had", async ({ page }) => {
  await openLive(page, "/contact");
  const main = page.getByRole("main");
  for (const address of ["/areas", "/blog", "/resources/home-buying-guides", "/resources/tips-for-sellers"]) {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/api/articles/**", async (route) => {
      await held;
      await route.fulfill({ status: 404, json: { error: { code: "x", message: "x" } } });
    });
    await page.getByRole("contentinfo").locator(`a[href="${address}"]`).click();
    await expect(page).toHaveURL(address);
    await expect(main.getByText("Loading...")).toBeVisible();
    release();
    await expect(main.getByRole("alert")).toHaveText("Nothing is lost: please try again in a minute.");
    await page.unroute("**/api/articles/**");
  }
});

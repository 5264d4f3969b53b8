import { expect, test } from "@playwright/test";
import { openLive, waitUntilHydrated } from "./every-page/page-quality.ts";

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

test("An untranslated text is shown in English, with a note in the reader's language", async ({ page }) => {
  await page.goto("/ru/resources/tips-for-sellers/home-staging");
  await expect(page.getByRole("note")).toContainText("английский");
  await expect(page.locator(".article-text")).toHaveAttribute("lang", "en");
});

test("An untranslated text has its title in the reader's language everywhere", async ({ page }) => {
  const title = "So liest man eine thailändische Eigentumsurkunde";
  await openLive(page, "/de/blog");
  await page.getByRole("link", { name: title }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(title);
  // There is no room for the name of the site.
  await expect(page).toHaveTitle(title);
  expect(await heading.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"))).toBe("de");
  await expect(page.getByRole("navigation", { name: "Auf dieser Seite" }).locator("ol")).toHaveAttribute(
    "lang",
    "en",
  );
  const related = page.getByRole("navigation", { name: "Weiterlesen" }).getByRole("link");
  await expect(related).toHaveText([
    "Immobilienglossar",
    "Als Ausländer in Thailand eine Wohnung kaufen: zehn Schritte",
    "Checkliste für den ersten Immobilienkauf",
  ]);

  await waitUntilHydrated(page);
  await page.getByRole("button", { name: "Suche" }).first().click();
  await page.getByRole("searchbox").fill("eigentumsurkunde");
  await expect(page.getByRole("dialog").getByRole("link", { name: title })).toBeVisible();
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Checklists are plain lists, questions open, and the affiliate form can be sent", async ({ page }) => {
    await page.goto("/resources/tips-for-buyers/first-time-checklist");
    await expect(page.locator('[data-checklist="first-money"] li').first()).toBeVisible();
    await expect(page.getByRole("checkbox")).toHaveCount(0);

    await page.goto("/resources/faq");
    await page.locator(".faq-question").first().locator("summary").click();
    await expect(page.getByText("For foreigners who want a home in Pattaya")).toBeVisible();

    await page.goto("/affiliate-program");
    await page.getByLabel("Your name").fill("Anna Example");
    await page.getByLabel("E-mail", { exact: true }).fill("anna@example.com");
    await page.getByLabel(/I agree/).check();
    await page.getByRole("button", { name: "Send application" }).click();
    await expect(page).toHaveURL(/\/thank-you\?kind=affiliate&reference=/);
  });
});

const sample = [
  "/about-us",
  "/affiliate-program",
  "/areas",
  "/areas/jomtien",
  "/blog",
  "/blog/reading-a-title-deed",
  "/privacy",
  "/resources/faq",
  "/resources/glossary",
  "/resources/home-buying-guides",
  "/resources/home-buying-guides/costs-and-taxes",
  "/resources/tips-for-landlords",
  "/resources/tips-for-sellers",
  "/resources/tips-for-sellers/moving-day-preparation",
  "/resources/tips-for-buyers/location-assessment",
  "/th/resources/home-buying-guides/rent-to-own-explained",
  "/zh/resources/glossary",
  "/ru/areas/naklua",
  "/de/resources/tips-for-buyers/closing-costs",
  "/fr/resources/faq",
];

for (const path of sample) {
  test(`${path} does not scroll sideways on a narrow phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openLive(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
}

/** One box that answers: filters as they were read, homes and texts, by keyboard and without JavaScript. */
import { expect, test } from "@playwright/test";
import { openLive } from "../every-page/page-quality.ts";
import { forEachVisitor, saying } from "../visitors.ts";

const typed = {
  en: {
    homes: "1 bed jomtien under 30k",
    address: "/listings?area=jomtien&bedrooms=1&maxMonthly=30000",
    question: "what happens if i stop paying",
    answer: "What happens if I have to stop?",
    tooCheap: "2 bed condo jomtien under 1000 a month",
    plain: "2 bedrooms jomtien",
    sell: "i want to sell my condo",
    unused: "penthouse in jomtien",
    said: "We have nothing for “penthouse”",
  },
  de: {
    homes: "2 Schlafzimmer Jomtien bis 30.000 im Monat",
    address: "/de/listings?area=jomtien&bedrooms=2&maxMonthly=30000",
    question: "darf ich meinen hund mitbringen",
    answer: "Darf ich ein Haustier halten?",
    tooCheap: "Wohnung Jomtien 2 Schlafzimmer unter 1000 im Monat",
    plain: "2 Schlafzimmer Jomtien",
    sell: "ich möchte meine wohnung verkaufen",
    unused: "schloss in jomtien",
    said: "Zu „schloss“ haben wir nichts",
  },
};

forEachVisitor(({ at, language, texts: { search } }) => {
  const words = typed[language];

  test("A search on the front page is read, answered and followed by keyboard", async ({ page }) => {
    await openLive(page, at || "/");
    const box = page.locator("main").getByRole("combobox").first();
    await box.fill(words.homes);
    const reading = page.locator("main").getByRole("option").first();
    await expect(reading).toContainText("Jomtien");
    await expect(reading).toContainText(/\d+ (homes?|Immobilien?)/);
    await page.keyboard.press("ArrowDown");
    await expect(reading).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Escape");
    await expect(reading).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(words.address);
  });

  test("A question leads to its answer; what nobody has leads to a person", async ({ page }) => {
    await openLive(page, `${at}/listings`);
    const box = page.locator("main").getByRole("combobox").first();
    await box.fill(words.question);
    await expect(page.getByRole("option").first()).toContainText(words.answer);
    await expect(page.getByRole("option").first().locator("mark").first()).toBeVisible();
    await box.fill("zzzyx qqwv");
    await expect(page.getByRole("link", { name: search.askOnWhatsApp })).toHaveAttribute("href", /wa\.me/);
    await box.fill(words.tooCheap);
    const near = page.getByRole("group", { name: saying(search.near) });
    await expect(near.getByRole("option").first()).toContainText(/\d/);
  });

  test("An owner is led to the sellers' page; a word that no home has is said on the list too", async ({
    page,
  }) => {
    await openLive(page, `${at}/listings`);
    const box = page.locator("main").getByRole("combobox").first();
    await box.fill(words.sell);
    await expect(page.getByRole("option").first()).toContainText(search.pages.sell);
    await box.fill(words.unused);
    await expect(page.locator("main search").getByText(words.said)).toBeVisible();
    await box.press("Enter");
    await expect(page).toHaveURL(/area=jomtien&unused=/);
    await expect(page.locator("main").getByText(words.said)).toBeVisible();
    await box.fill(words.sell);
    await box.press("Enter");
    await expect(page).toHaveURL(`${at}/list-your-home`);
  });

  test.describe("Without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("The box leads to the first answer", async ({ page }) => {
      await page.goto(at || "/");
      await page.locator("main").getByRole("combobox").first().fill(words.plain);
      await page.locator("main search").getByRole("button").first().click();
      await expect(page).toHaveURL(`${at}/listings?area=jomtien&bedrooms=2`);
    });
  });
});

/** One box that answers: filters as they were read, homes and texts, by keyboard and without JavaScript. */
import { expect, test } from "@playwright/test";
import { openLive } from "../every-page/page-quality.ts";

test("A search on the front page is read, answered and followed by keyboard", async ({ page }) => {
  await openLive(page, "/");
  const box = page.locator("main").getByRole("combobox").first();
  await box.fill("1 bed jomtien under 30k");
  const reading = page.locator("main").getByRole("option").first();
  await expect(reading).toContainText("Jomtien");
  await expect(reading).toContainText(/\d homes?/);
  await page.keyboard.press("ArrowDown");
  await expect(reading).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(reading).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/listings?area=jomtien&bedrooms=1&maxMonthly=30000");
});

test("A question leads to its answer; what nobody has leads to a person", async ({ page }) => {
  await openLive(page, "/listings");
  const box = page.locator("main").getByRole("combobox").first();
  await box.fill("what happens if i stop paying");
  await expect(page.getByRole("option").first()).toContainText("What happens if I have to stop?");
  await expect(page.getByRole("option").first().locator("mark").first()).toBeVisible();
  await box.fill("zzzyx qqwv");
  await expect(page.getByRole("link", { name: "Ask on WhatsApp" })).toHaveAttribute("href", /wa\.me/);
  await box.fill("2 bed condo jomtien under 1000 a month");
  await expect(
    page
      .getByRole("group", { name: /^Nothing matches all of it/ })
      .getByRole("option")
      .first(),
  ).toBeVisible();
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("The box leads to the first answer", async ({ page }) => {
    await page.goto("/de");
    await page.locator("main").getByRole("combobox").first().fill("2 Schlafzimmer Jomtien");
    await page.locator("main search").getByRole("button").first().click();
    await expect(page).toHaveURL("/de/listings?area=jomtien&bedrooms=2");
  });
});

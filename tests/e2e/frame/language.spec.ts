import { expect, test } from "@playwright/test";

test("An address decides the language, and the chosen language is remembered", async ({ page }) => {
  await page.goto("/de/listings");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.evaluate(() => localStorage.setItem("preferred-language", "th"));
  await page.goto("/de/listings");
  await expect(page).toHaveURL("/de/listings");
  await page.goto("/listings");
  await expect(page).toHaveURL("/th/listings");
});

test.describe("A Russian browser", () => {
  test.use({ locale: "ru-RU" });

  test("is sent to the Russian pages once and keeps that choice", async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveURL("/ru");
    expect(await page.evaluate(() => localStorage.getItem("preferred-language"))).toBe("ru");
  });
});

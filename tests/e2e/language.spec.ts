import { expect, test } from "@playwright/test";

test("A chosen language is an address and is remembered", async ({ page }) => {
  await page.goto("/de/listings");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.evaluate(() => localStorage.setItem("preferred-language", "th"));
  await page.goto("/de/listings");
  await expect(page).toHaveURL("/de/listings");
  await page.goto("/listings");
  await expect(page).toHaveURL("/th/listings");
});

test.describe("A browser that speaks Russian", () => {
  test.use({ locale: "ru-RU" });

  test("is taken to Russian once and keeps it", async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveURL("/ru");
    expect(await page.evaluate(() => localStorage.getItem("preferred-language"))).toBe("ru");
  });
});

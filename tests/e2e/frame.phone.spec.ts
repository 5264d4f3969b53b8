import { expect, test } from "@playwright/test";
import { openLive } from "./page-quality.ts";

test("The phone's menu opens under the header, and closes when the page changes", async ({ page }) => {
  await openLive(page, "/");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect.poll(async () => (await menu.boundingBox())?.y).toBe(84);
  await menu.getByText("Properties", { exact: true }).click();
  await menu.getByRole("link", { name: "House For Sale" }).click();
  await expect(page).toHaveURL("/listings?type=house-for-sale");
  await expect(menu).toBeHidden();
});

test("Groups of the home page show two on small screens", async ({ page }) => {
  await openLive(page, "/");
  const shown = page.getByRole("region", { name: "Condos for sale" }).getByRole("article");
  await expect(shown.filter({ visible: true })).toHaveCount(2);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("The menu opens and the filters are sent", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByText("Properties", { exact: true }).click();
    await page.getByRole("link", { name: "All properties" }).click();
    await page.getByRole("combobox", { name: "Type" }).selectOption("house-for-sale");
    await page.getByRole("button", { name: "Show homes" }).click();
    await expect(page).toHaveURL(/type=house-for-sale/);
    await expect(page.getByRole("link", { name: "Remove Houses for sale" })).toBeVisible();
  });
});

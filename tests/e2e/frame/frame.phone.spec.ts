import { expect, test } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll, openLive } from "../every-page/page-quality.ts";

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

test("The phone's menu closes when a link leads to the page that is open, and Back leads to the one before", async ({
  page,
}) => {
  await openLive(page, "/areas");
  await page.getByRole("banner").getByRole("link", { name: "Baan Tawan, Home" }).click();
  await expect(page).toHaveURL("/");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("link", { name: "Home" }).click();
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await menu.getByText("Resources", { exact: true }).click();
  // A redirect to the front page.
  await menu.getByRole("link", { name: "Calculators", exact: true }).click();
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/areas");
});

test("A group on the front page shows two listings on small screens", async ({ page }) => {
  await openLive(page, "/");
  const shown = page.getByRole("region", { name: "Condos for sale" }).getByRole("article");
  await expect(shown.filter({ visible: true })).toHaveCount(2);
});

test("A group on the front page is a row to swipe, and the page does not scroll sideways", async ({
  page,
}) => {
  await page.goto("/");
  const row = page.getByRole("region", { name: "Condos for sale" }).getByRole("list").first();
  expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
  await expectNoSidewaysScroll(page);
});

test("The first listing is in view at once, and the filters are a sheet with the number of matches", async ({
  page,
}) => {
  await openLive(page, "/listings");
  await expect(page.getByRole("article").first()).toBeInViewport({ ratio: 0.5 });
  const form = page.getByRole("form", { name: "Filters" });
  await expect(form).toBeHidden();

  await page.getByRole("button", { name: "Filters" }).click();
  await form.getByRole("combobox", { name: "Type" }).selectOption("house-for-sale");
  await expect(page).toHaveURL("/listings?type=house-for-sale");
  await expect(form).toBeVisible();
  await expect(form.getByText(/^\d+ homes$/)).toBeVisible();
  await expectAccessible(page);

  await form.getByRole("button", { name: "Show homes" }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole("button", { name: "Filters 1" })).toBeFocused();
});

test("A tap outside the filters or Escape closes them", async ({ page }) => {
  await openLive(page, "/listings?type=condo");
  const form = page.getByRole("form", { name: "Filters" });
  await page.getByRole("button", { name: "Filters" }).click();
  await expect(form).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  await page.getByRole("button", { name: "Filters" }).click();
  await page.touchscreen.tap(200, 60);
  await expect(form).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("The menu opens and the filters can be sent", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByText("Properties", { exact: true }).click();
    await page.getByRole("link", { name: "All properties" }).click();
    await page.getByRole("button", { name: "Filters" }).click();
    await page.getByRole("combobox", { name: "Type" }).selectOption("house-for-sale");
    await page.getByRole("button", { name: "Show homes" }).click();
    await expect(page).toHaveURL(/type=house-for-sale/);
    await expect(page.getByRole("link", { name: "Remove Houses for sale" })).toBeVisible();
  });
});

import { expect, test } from "@playwright/test";
import { openLive, waitUntilHydrated } from "../every-page/page-quality.ts";
import { watchProblems } from "../problems.ts";

test("Filters change the address and the listings at once, and Back undoes them", async ({ page }) => {
  const problems = watchProblems(page);
  await openLive(page, "/listings");
  const all = await page.locator("main output").first().innerText();
  await page.getByRole("combobox", { name: "Type" }).selectOption("condo-for-rent");
  await expect(page).toHaveURL("/listings?type=condo-for-rent");
  await expect(page.locator("main output").first()).not.toHaveText(all);
  await page.locator("summary", { hasText: /^Area/ }).click();
  await page.getByRole("checkbox", { name: /^Pratumnak/ }).check({ force: true });
  await expect(page).toHaveURL("/listings?area=pratumnak&type=condo-for-rent");
  await page.reload();
  await expect(page.getByRole("link", { name: "Remove Pratumnak" })).toBeVisible();
  await waitUntilHydrated(page);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/listings");
  await expect(page.locator("main output").first()).toHaveText(all);
  expect(problems).toEqual([]);
});

test("A monthly budget in the visitor's currency filters the listings", async ({ page }) => {
  await openLive(page, "/listings");
  await page.getByLabel("Monthly budget").fill("500");
  await expect(page).toHaveURL("/listings?currency=GBP&maxMonthly=500");
  await expect(page.getByRole("link", { name: /Remove up to £500 a month/ })).toBeVisible();
});

test("A monthly budget finds homes that are paid in instalments, by the sum on their cards", async ({
  page,
}) => {
  await openLive(page, "/listings?maxMonthly=26000&status=finance-available");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.first()).toContainText("from THB 24,983 a month");
  await expect(cards.first()).toContainText("Example");
  await page.goto("/th/listings?q=" + encodeURIComponent("ผ่อนเดือนละ 26000"));
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test("The first filters are area, the currency before both sums, and bedrooms; at a desk prices are on the first screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLive(page, "/listings");
  const form = page.getByRole("form", { name: "Filters" });
  const labels = await form.locator("summary > span:first-child, label").allInnerTexts();
  const first = ["Area", "Currency", "Price up to", "Monthly budget", "Bedrooms"];
  expect(labels.filter(Boolean).slice(0, first.length)).toEqual(first);
  await expect(page.getByRole("article").first().getByText(/THB/).first()).toBeInViewport({ ratio: 1 });
});

test("When nothing matches, the page suggests which filter to drop", async ({ page }) => {
  await openLive(page, "/listings?area=jomtien&minPrice=99000000000");
  await expect(page.getByRole("heading", { name: "No home matches these filters yet." })).toBeVisible();
  await page.getByRole("link", { name: /without “from THB/ }).click();
  await expect(page).toHaveURL("/listings?area=jomtien");
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("The map shows prices, and a price leads to its listing", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLive(page, "/listings");
  const map = page.getByRole("region", { name: "Map of the homes" });
  await map.getByRole("button", { name: /฿/ }).first().click();
  await page.getByRole("region", { name: "1 home", exact: true }).getByRole("link").click();
  await expect(page).toHaveURL(/\/property\//);
});

test("Searching as the map moves puts the map's box into the address", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLive(page, "/listings");
  await page.getByRole("button", { name: "Nearer" }).click();
  await page.getByRole("button", { name: "Search this area" }).click();
  await expect(page).toHaveURL(/box=/);
  await page.getByRole("link", { name: "Remove In this part of the map" }).click();
  await expect(page).toHaveURL("/listings");
});

test("A kept listing stays kept on this device", async ({ page }) => {
  await openLive(page, "/listings");
  const card = page.getByRole("article").first();
  const title = await card.getByRole("heading").innerText();
  await card.getByRole("button", { name: /^Save/ }).click();
  await page.reload();
  await expect(card.getByRole("button", { name: /^Save/ })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Saved homes: 1" }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: title })).toBeVisible();
  await page.getByRole("dialog").getByRole("link", { name: "Show them as a page" }).click();
  await expect(page).toHaveURL("/saved");
  await expect(page.getByRole("main").getByRole("heading", { name: title })).toBeVisible();
});

test("When the listings cannot be loaded, a toast says so in the specification's words", async ({ page }) => {
  await openLive(page, "/contact");
  await page.route("**/api/listings**", (route) =>
    route.fulfill({ status: 404, json: { error: { code: "x", message: "x" } } }),
  );
  await page.locator("header").getByRole("link", { name: "Properties", exact: true }).click();
  await expect(page.getByText("Error loading properties").first()).toBeVisible();
  await expect(
    page.getByText("We're having trouble loading property data. Please try again later.").first(),
  ).toBeVisible();
  const box = await page.locator(".toast").boundingBox();
  expect(box?.width).toBe(356);
});

/** A source is taught with the keyboard alone, and its card says how much of its homes is read. */
import { expect, test } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../../every-page/page-quality.ts";
import { watchProblems } from "../../problems.ts";
import { signInAsAdmin } from "../../sign-in.ts";

const phone = { width: 360, height: 740 };
const adminPath = "/admin/property-scraper";

test("An admin points at a price, sees the rule tried on other pages, and saves it", async ({ page }) => {
  const problems = watchProblems(page);
  await signInAsAdmin(page);
  await page.goto(adminPath);
  const card = page
    .getByRole("region", { name: "Sources" })
    .getByRole("listitem")
    .filter({ hasText: "Taught Pier" });
  await card.getByText("Less than usual: Price").click();
  const row = card
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: "Price", exact: true }) });
  await expect(row.getByRole("cell")).toHaveText(["100%, 100%, 100%, 25%", "25%", "−75"]);
  await card.getByRole("button", { name: "Read robots.txt again" }).click();
  await expect(card.getByText(/allows us to read the start addresses\.$/)).toBeVisible();
  await page.setViewportSize(phone);
  const parts = page.getByRole("navigation", { name: "Property scraper" });
  await parts.getByRole("button", { name: "Sources" }).click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await card.getByRole("link", { name: "Teach Taught Pier Homes" }).click();
  await page.getByRole("button", { name: "Show the page" }).press("Enter");
  const heading = page.getByRole("heading", { name: "Where is it? Press: Price" });
  await expect(heading).toBeFocused();
  await page.getByRole("searchbox", { name: "Find on the page" }).fill("10.6");
  const value = page.getByRole("button", { name: "Price 10.60M THB" });
  await value.press("Enter");
  await expect(page.getByRole("heading", { name: "Tried: Price" })).toBeFocused();
  await expect(page.getByText("Understood on 4 of 4 pages.")).toBeVisible();
  await expect(value).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("4,080,000 THB")).toBeVisible();
  await expect(page.locator("code")).toHaveText("dd.price");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Try another rule" }).press("Enter");
  await expect(page.locator("code")).toHaveText('dt:contains("Price") + dd');
  await expect(page.getByText("Understood on 4 of 4 pages.")).toBeVisible();
  await page.getByRole("button", { name: "Save this rule" }).press("Enter");
  await expect(page.getByText("Price is read by this rule from the next run on")).toBeFocused();

  await page.goto(adminPath);
  await parts.getByRole("button", { name: "Sources" }).click();
  await card.getByRole("link", { name: "Edit Taught Pier Homes" }).click();
  await page.getByText("Where each fact stands").click();
  await expect(page.getByRole("textbox", { name: "CSS selector" })).toHaveValue('dt:contains("Price") + dd');
  expect(problems).toEqual([]);
});

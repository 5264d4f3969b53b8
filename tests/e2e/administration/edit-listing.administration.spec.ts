import { type Page, expect, test } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from "../every-page/page-quality.ts";
import { signInAsAdmin } from "../sign-in.ts";

/** Adds a draft by hand and opens it for editing. */
async function openDraft(page: Page, title: string): Promise<void> {
  await signInAsAdmin(page);
  await page.goto("/admin/add-property");
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Price in THB").fill("1450000");
  await page.getByRole("button", { name: "Save as draft" }).click();
  await page.getByRole("link", { name: "Edit" }).click();
  await expect(page).toHaveURL(/\/listings\/[0-9a-f-]{36}$/);
  await expect(page.getByLabel("Title")).toHaveValue(title);
}

const textOf = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

test("A draft is found, edited, published and taken off the site", async ({ page }) => {
  const expectQuiet = watchConsole(page);
  const title = `Draft above the bay ${Date.now()}`;
  await openDraft(page, title);
  await page.goto("/admin/property-scraper/listings?publication=draft");
  await page.getByRole("link", { name: title }).click();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(textOf(page, "Nothing was changed.")).toBeVisible();
  await page.getByLabel("Bedrooms").fill("2");
  await page.getByLabel("Address").fill("Soi of a test 9");
  await page.getByRole("checkbox", { name: "For rent" }).check();
  await page.getByRole("button", { name: "Save and publish" }).click();
  await page.getByRole("link", { name: "View the listing" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText("Soi of a test 9").first()).toBeVisible();

  await page.goBack();
  await page.getByRole("button", { name: "Take off the site" }).click();
  await expect(page.getByRole("button", { name: "Save and publish" })).toBeVisible();
  await page.goto(`/admin/property-scraper/listings?${new URLSearchParams({ title })}`);
  await expect(page.getByRole("listitem").filter({ hasText: title })).toContainText("rejected");
  expectQuiet();
});

test("An edit does not overwrite a change by another admin, and the typed values stay", async ({ page }) => {
  const title = `Draft of two admins ${Date.now()}`;
  await openDraft(page, title);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel("Price in THB").fill("1500000");
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await expect(textOf(other, "Saved.")).toBeVisible();

  await page.getByLabel("Price in THB").fill("1600000");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("changed meanwhile");
  await expect(page.getByLabel("Price in THB")).toHaveValue("1600000");
  await page.getByRole("button", { name: "Load their version" }).click();
  await expect(page.getByLabel("Price in THB")).toHaveValue("1500000");
});

test("The list fits a phone and says when nothing matches, and an unknown listing shows an error", async ({
  page,
}) => {
  await signInAsAdmin(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/property-scraper/listings");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(50);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto("/admin/property-scraper/listings?title=there+is+no+such+title");
  await expect(page.getByText("No home matches.")).toBeVisible();
  await page.goto("/admin/property-scraper/listings/00000000-0000-4000-8000-000000000000");
  await expect(page.getByRole("alert")).toHaveText("There is no such home.");
});

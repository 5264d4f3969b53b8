import { expect, test } from "@playwright/test";
import { signInAsAdmin } from "./sign-in.ts";

test("An admin adds a home by hand and visitors see it", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/add-property");
  const title = `Garden studio near the lake ${Date.now()}`;
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Price in THB").fill("1450000");
  await page.getByRole("button", { name: "Save and publish" }).click();
  await page.getByRole("link", { name: "View the listing" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("An admin reads the outside site, approves a find, and it is on the site within a minute", async ({
  page,
}) => {
  test.setTimeout(480_000);
  await signInAsAdmin(page);
  await page.goto("/admin/property-scraper");
  const ofOutsideSite = (region: string) =>
    page
      .getByRole("region", { name: region, exact: true })
      .getByRole("listitem")
      .filter({ hasText: "Siam Shore Homes" });
  await ofOutsideSite("Sources").getByRole("button", { name: "Start a run" }).click();
  await expect(ofOutsideSite("Runs").getByText("Done", { exact: true })).toBeVisible({ timeout: 240_000 });
  const finds = page.getByRole("region", { name: "In review" }).getByRole("listitem");
  const source = await finds.getByRole("link", { name: "Open at the source" }).first().getAttribute("href");
  // By its source: the list may still get what the run found last.
  const find = finds.filter({ has: page.locator(`a[href="${source}"]`) });
  const title = await find.getByRole("heading", { level: 3 }).innerText();
  await find.getByRole("button", { name: "Approve" }).click();
  await expect(find).toHaveCount(0);
  await expect(async () => {
    await page.goto("/listings");
    await expect(page.getByRole("heading", { name: title, exact: true }).first()).toBeVisible({
      timeout: 5_000,
    });
  }).toPass({ timeout: 60_000 });
});

import { expect, test } from "@playwright/test";
import { signInAsAdmin } from "../sign-in.ts";

test("An admin scrapes the outside site and approves a listing, which is on the site within a minute", async ({
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
  const cards = page.getByRole("region", { name: "In review" }).getByRole("listitem");
  const source = await cards.getByRole("link", { name: "Open at the source" }).first().getAttribute("href");
  // Selected by its source, because late listings of the run may still move the card.
  const card = cards.filter({ has: page.locator(`a[href="${source}"]`) });
  const heading = card.getByRole("heading", { level: 3 });
  const title = await heading.innerText();
  // Pages in other languages show a name made from the listing's facts.
  const language = await heading.evaluate((one) => one.closest("[lang]")?.getAttribute("lang"));
  await card.getByRole("button", { name: "Approve" }).click();
  await expect(card).toHaveCount(0);
  await expect(async () => {
    await page.goto(language === "en" ? "/listings" : `/${language}/listings`);
    await expect(page.getByRole("heading", { name: title, exact: true }).first()).toBeVisible({
      timeout: 5_000,
    });
  }).toPass({ timeout: 60_000 });
});

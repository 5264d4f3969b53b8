/** The administration of sources, with its own product. The journeys build on each other. */
import { expect, test } from "@playwright/test";
import { openReviewScene, reviewPort, type ReviewScene, writeListingPage } from "./review-scene.ts";
import { cardOf, expectGoodEverywhere, folded, openAsAdmin, sources } from "./scraper-page.ts";
import { failUntilPress } from "../../fail-until-press.ts";
import { watchConsole } from "../../every-page/page-quality.ts";

test.use({ baseURL: `http://localhost:${reviewPort}` });
test.describe.configure({ mode: "serial" });

let scene: ReviewScene;
test.beforeAll(async () => {
  scene = await openReviewScene();
});
test.afterAll(() => scene.product.close());

test("A source is added with a name and one address, and each error is shown at its field", async ({
  page,
}) => {
  const expectQuiet = watchConsole(page);
  await openAsAdmin(page, "/admin/property-scraper");
  await sources(page).getByRole("link", { name: "Add a source" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Reef Homes");
  await page.getByLabel("Start addresses").fill("reef-homes.example");
  await folded(page, "How often and how fast").click();
  await page.getByLabel("Requests a second").fill("many");
  await folded(page, "How often and how fast").click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("2 fields need another look")).toBeVisible();
  await expect(page.getByLabel("Start addresses")).toBeFocused();
  await expect(page.getByText("“reef-homes.example”: This is not a web address.")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Reef Homes");

  await page.getByLabel("Start addresses").fill("https://reef-homes.example/for-sale");
  await page.getByRole("button", { name: "Save" }).click();
  // The folded field opens and gets the focus.
  await expect(page.getByLabel("Requests a second")).toBeFocused();
  await expectGoodEverywhere(page);
  await page.getByLabel("Requests a second").fill("0,5");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Reef Homes is added.")).toBeVisible();
  const card = cardOf(sources(page), "Reef Homes");
  await expect(card).toContainText("reef-homes.example");
  await expect(card).toContainText("Read only when an admin starts it · Not read yet");
  expectQuiet();
});

test("A source's selectors, rights and schedule are edited on its own page, and a taken name is refused", async ({
  page,
}) => {
  await openAsAdmin(page, "/admin/property-scraper");
  await sources(page).getByRole("link", { name: "Edit Reef Homes" }).click();
  await expect(page).toHaveURL(/\/admin\/property-scraper\/sources\/[0-9a-f-]{36}$/);
  await page.reload();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Reef Homes");
  await folded(page, "How often and how fast").click();
  await page.getByLabel("Schedule", { exact: true }).selectOption("Read every 6 hours");
  await folded(page, "What becomes public").click();
  await page.getByLabel("We may show its descriptions").check();
  await folded(page, "Where each fact stands").click();
  for (const selector of [".price", ".beds", ".unwanted"]) {
    await page.getByRole("button", { name: "Add a selector" }).click();
    const row = page.getByRole("group").last();
    await expect(row.getByLabel("Field")).toBeFocused();
    await row.getByLabel("CSS selector").fill(selector);
  }
  const row = page.getByRole("group", { name: "Selector 2" });
  await row.getByLabel("Field").selectOption("Bedrooms");
  await row.getByLabel("Regular expression").fill("(\\d+");
  await page.getByRole("button", { name: "Remove selector 3" }).click();
  await expect(page.getByRole("button", { name: "Add a selector" })).toBeFocused();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(row.getByText("This is not a regular expression that we can use.")).toBeVisible();
  await expectGoodEverywhere(page);
  await row.getByLabel("Regular expression").fill("(\\d+)");

  await page.getByLabel("Name", { exact: true }).fill("Siam Shore Homes (sample outside site)");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("There is a source of this name already.")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Reef Homes");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Reef Homes is saved.")).toBeVisible();
  await expect(cardOf(sources(page), "Reef Homes")).toContainText("Read every 6 hours");

  await sources(page).getByRole("link", { name: "Edit Reef Homes" }).click();
  await folded(page, "Where each fact stands").click();
  await expect(page.getByRole("group", { name: "Selector 2" }).getByLabel("CSS selector")).toHaveValue(
    ".beds",
  );
  await expect(page.getByRole("group", { name: "Selector 3" })).toHaveCount(0);
});

test("An edit does not overwrite a change by another admin, and the typed values stay", async ({ page }) => {
  await openAsAdmin(page, "/admin/property-scraper");
  await sources(page).getByRole("link", { name: "Edit Reef Homes" }).click();
  await page.getByLabel("Start addresses").fill("https://reef-homes.example/typed-by-me");
  const id = page.url().split("/").at(-1);
  await scene.call(`/api/admin/sources/${id}/state`, { enabled: false, reason: "robots-forbids" });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Somebody else changed this source meanwhile.")).toBeVisible();
  await expect(page.getByLabel("Start addresses")).toHaveValue("https://reef-homes.example/typed-by-me");
  await page.getByRole("button", { name: "Load their version" }).click();
  await expect(page.getByLabel("Start addresses")).toHaveValue("https://reef-homes.example/for-sale");
  await expect(page.getByLabel("This source may be read")).not.toBeChecked();
});

test("A source is resumed and paused with one click, and the reason is added afterwards", async ({
  page,
}) => {
  await openAsAdmin(page, "/admin/property-scraper");
  const card = cardOf(sources(page), "Reef Homes");
  await expect(card).toContainText("robots.txt does not allow reading it");
  await card.getByRole("button", { name: "Resume Reef Homes" }).click();
  await expect(card.getByText("Active")).toBeVisible();
  await card.getByRole("button", { name: "Pause Reef Homes" }).click();
  await expect(card.getByText("Paused", { exact: true })).toBeVisible();
  await card.getByLabel("Why is it paused?").fill("They asked us to wait");
  await card.getByRole("button", { name: "Save the reason" }).click();
  await expect(card.getByText("They asked us to wait")).toBeVisible();
  await page.reload();
  await expect(card.getByText("They asked us to wait")).toBeVisible();
  await card.getByRole("button", { name: "Resume Reef Homes" }).click();
  await expect(card.getByText("Active")).toBeVisible();
});

test("A source without listings is deleted after a confirmation, one with listings is not", async ({
  page,
}) => {
  const id = await scene.addSource("Mistyped Homes", "mistyped-homes.example");
  await openAsAdmin(page, `/admin/property-scraper/sources/${id}`);
  const ask = page.getByRole("button", { name: "Delete the source" }).first();
  await ask.click();
  const question = page.getByRole("group", { name: "Delete this source?" });
  await expect(question).toContainText("Its settings and the history of its runs go for good.");
  await expectGoodEverywhere(page);
  await question.getByRole("button", { name: "Leave it as it is" }).click();
  await expect(ask).toBeFocused();
  await ask.click();
  await question.getByRole("button", { name: "Delete the source" }).click();
  await expect(page.getByText("Mistyped Homes is deleted.")).toBeVisible();
  await expect(sources(page).getByRole("heading", { level: 3 }).first()).toBeVisible();
  await expect(cardOf(sources(page), "Mistyped Homes")).toHaveCount(0);

  const kept = await scene.addSource("Kept Homes", "kept-homes.example");
  const listingId = await scene.paste(
    kept,
    "https://kept-homes.example/1",
    writeListingPage({ title: "Kept corner", price: 2_000_000 }),
  );
  await page.goto(`/admin/property-scraper/sources/${kept}`);
  await ask.click();
  await question.getByRole("button", { name: "Delete the source" }).click();
  await expect(page.getByText("This source has brought homes, so it stays.")).toBeVisible();
  await scene.reject(listingId);
});

test("A failed load shows an error and can be retried, and an unknown source shows an error", async ({
  page,
}) => {
  await openAsAdmin(page, "/admin/property-scraper/sources/00000000-0000-4000-8000-000000000000");
  await expect(page.getByText("There is no such source.")).toBeVisible();
  const broken = /\/api\/admin\/(sources|listings.*)$/;
  await failUntilPress(page, broken, { status: 400, json: { error: { code: "x", message: "x" } } });
  await page.goto("/admin/property-scraper");
  await expect(page.getByText("The sources could not be loaded.")).toBeVisible();
  await expect(page.getByText("The homes in review could not be loaded.")).toBeVisible();
  await expectGoodEverywhere(page);
  await sources(page).getByRole("button", { name: "Try again" }).click();
  await expect(cardOf(sources(page), "Reef Homes")).toBeVisible();
});

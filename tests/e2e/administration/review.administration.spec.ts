/** The administration of sources and reviews, with its own product. The journeys build on each other. */
import { type Locator, type Page, expect, test } from "@playwright/test";
import { openReviewScene, reviewPort, type ReviewScene, writeListingPage } from "./review-scene.ts";
import { failUntilPress } from "../fail-until-press.ts";
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from "../every-page/page-quality.ts";
import { signInAsAdmin } from "../sign-in.ts";

test.use({ baseURL: `http://localhost:${reviewPort}` });
test.describe.configure({ mode: "serial" });

const phone = { width: 360, height: 740 };
let scene: ReviewScene;
test.beforeAll(async () => {
  scene = await openReviewScene();
});
test.afterAll(() => scene.product.close());

async function openAsAdmin(page: Page, address: string, email?: string) {
  await signInAsAdmin(page, email);
  await page.goto(address);
}

async function expectGoodEverywhere(page: Page) {
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 720 });
}

const valueOf = (list: Locator, field: string) =>
  list
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${field}$`) })
    .locator("+ dd");
const folded = (page: Page, title: string) => page.locator("summary").filter({ hasText: title });
const sources = (page: Page) => page.getByRole("region", { name: "Sources" });
const cardOf = (list: Locator, title: string) =>
  list.getByRole("listitem").filter({ has: list.page().getByRole("heading", { name: title }) });

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

test("All listings in review are counted, and a button shows those beyond the first 200", async ({
  page,
}) => {
  const { database } = scene.product.backend;
  await database.query(
    `insert into public.listings (slug, title, property_type, status, publication, created_at)
     select 'many-' || n, 'One of many ' || n, 'condo-for-sale', array['for-sale'], 'review', '2025-01-01'
     from generate_series(1, 230) as n`,
  );
  try {
    await openAsAdmin(page, "/admin/property-scraper");
    const review = page.getByRole("region", { name: "In review" });
    const cards = review.getByRole("heading", { level: 3 });
    await expect(review.getByText(/^\d+ homes wait\. The newest 200 are shown\./)).toBeVisible();
    await expect(cards).toHaveCount(200);
    await review.getByRole("button", { name: "Show more homes" }).click();
    await expect(cards.filter({ hasText: "One of many" })).toHaveCount(230);
    await expect(review.getByRole("button", { name: "Show more homes" })).toHaveCount(0);
  } finally {
    await database.query("delete from public.listings where slug like 'many-%'");
  }
});

test("A pasted page is refused for another host, tried, rejected as no listing, and imported from a file", async ({
  page,
}) => {
  await openAsAdmin(page, "/admin/property-scraper");
  await sources(page).getByRole("link", { name: "Paste a page: Reef Homes" }).click();
  await page.getByRole("button", { name: "Try" }).click();
  await expect(page.getByText("This is needed.")).toBeVisible();
  await page.getByLabel("Address of the page").fill("https://elsewhere.example/1");
  const html = writeListingPage({
    title: "Reef view corner",
    price: 3_150_000,
    project: "Rim Hat Residence",
  });
  await page.getByLabel("HTML of the page").fill(html);
  await page.getByRole("button", { name: "Try" }).click();
  await expect(page.getByText("This address is on none of the source's hosts.")).toBeVisible();
  await expect(page.getByLabel("Address of the page")).toBeFocused();
  await expect(page.getByLabel("HTML of the page")).toHaveValue(html);

  await page.getByLabel("Address of the page").fill("https://reef-homes.example/condo/1");
  await page.getByRole("button", { name: "Try" }).click();
  const result = page.getByRole("region", { name: "Result" });
  await expect(result.getByText("One home was recognised.")).toBeVisible({ timeout: 120_000 });
  await expect(result.getByRole("heading")).toBeFocused();
  await expect(valueOf(result, "Price")).toHaveText(/^THB.3,150,000$/);
  await expect(valueOf(result, "Bedrooms")).toHaveText("1");
  await expectGoodEverywhere(page);
  expect(await scene.inReview()).toEqual([]);

  await page
    .getByLabel("HTML of the page")
    .fill(
      "<!doctype html><title>Our office</title><h1>Who we are</h1><p>An agency of friendly people in Pattaya who answer every question in an hour.</p>",
    );
  await page.getByRole("button", { name: "Try" }).click();
  await expect(result.getByText("This page was not recognised as one home.")).toBeVisible({
    timeout: 120_000,
  });
  await expect(result.getByText("It describes no home.")).toBeVisible();

  await page.getByLabel("Or choose an .html file").setInputFiles({
    name: "page.html",
    mimeType: "text/html",
    buffer: Buffer.from(html),
  });
  await expect(page.getByLabel("HTML of the page")).toHaveValue(html);
  await page.getByRole("button", { name: "Import for review" }).click();
  await expect(result.getByText("The home is stored and waits for review.")).toBeVisible({
    timeout: 120_000,
  });
  await result.getByRole("link", { name: "To the review" }).click();
  await expect(
    page.getByRole("region", { name: "In review" }).getByRole("heading", { name: "Reef view corner" }),
  ).toBeVisible();
});

test("A listing in review shows its facts, the origin of each value, and its likely duplicate", async ({
  page,
}) => {
  const other = await scene.addSource("Sea Portal", "sea-portal.example");
  await scene.paste(
    other,
    "https://sea-portal.example/2",
    writeListingPage({ title: "Bright corner", price: 3_250_000, project: "Rim Hat Residence" }),
  );
  const expectQuiet = watchConsole(page);
  await openAsAdmin(page, "/admin/property-scraper");
  const review = page.getByRole("region", { name: "In review" });
  await expect(review.getByText("2 homes wait.")).toBeVisible();
  const card = cardOf(review, "Bright corner");
  for (const text of ["THB 3,250,000", "1 bedroom", "1 bathroom", "48 m²", "Jomtien", "Sea Portal"]) {
    await expect(card).toContainText(text);
  }
  await expect(card).toContainText("2 pictures on the page, not shown: we have no right to them");
  const link = card.getByRole("link", { name: "Open at the source" });
  await expect(link).toHaveAttribute("href", "https://sea-portal.example/2");
  await expect(link).toHaveAttribute("rel", "noreferrer noopener");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(card).toContainText("Likely a duplicate of Reef view corner");
  await expect(card).toContainText("same project, same size, same number of bedrooms");
  await card.getByText("Where each value came from").click();
  await expect(card.getByRole("heading", { name: "Price", exact: true })).toBeVisible();
  await expect(card.getByText("JSON-LD").first()).toBeVisible();
  await expectGoodEverywhere(page);
  await card.getByRole("button", { name: "Not the same home" }).click();
  await expect(review.getByText("Likely a duplicate of")).toHaveCount(0);
  expectQuiet();
});

test("Listings are judged by keyboard, a judgement is undone, and an empty list says so", async ({
  page,
}) => {
  await openAsAdmin(page, "/admin/property-scraper");
  const review = page.getByRole("region", { name: "In review" });
  await review.getByRole("button", { name: "Approve Bright corner" }).focus();
  await page.keyboard.press("j");
  await expect(review.getByRole("heading", { name: "Reef view corner" })).toBeFocused();
  await page.keyboard.press("k");
  await expect(review.getByRole("heading", { name: "Bright corner" })).toBeFocused();
  await page.keyboard.press("r");
  await expect(review.getByText("Rejected: Bright corner")).toBeVisible();
  await expect(review.getByRole("heading", { name: "Reef view corner" })).toBeFocused();
  await page.keyboard.press("u");
  await expect(review.getByRole("heading", { name: "Bright corner" })).toBeFocused();
  await page.keyboard.press("r");
  await expect(review.getByRole("heading", { name: "Reef view corner" })).toBeFocused();
  await page.keyboard.press("a");
  await expect(review.getByText("Approved: Reef view corner")).toBeVisible();
  await expect(review.getByText("Nothing waits for review.")).toBeVisible();
  await expect(review.getByRole("heading", { name: "In review" })).toBeFocused();
  expect(await scene.inReview()).toEqual([]);
});

test("Two admins and the scraper write one home: nothing is reverted, and the source's values are suggested", async ({
  page,
  browser,
}) => {
  const { sources } = await scene.call<{ sources: { id: string; name: string }[] }>("/api/admin/sources");
  const reef = sources.find(({ name }) => name === "Reef Homes")?.id ?? "";
  const { listings } = await scene.call<{ listings: { id: string; title: string }[] }>(
    "/api/admin/listings?publication=published",
  );
  const listingId = listings.find(({ title }) => title === "Reef view corner")?.id ?? "";
  await openAsAdmin(page, "/admin/properties");
  await page.getByLabel("Words of the title, building or address").fill("reef view");
  await page.getByRole("search").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/properties\?words=reef\+view/);
  await page.getByRole("link", { name: "Reef view corner" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Our corner by the reef");
  await page.getByLabel("Price", { exact: true }).fill("2990000");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Everything is saved.")).toBeVisible();
  // A second admin opens the home before the scraper writes, and saves after it.
  const other = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await openAsAdmin(other, `/admin/properties/${listingId}`, "editor@example.com");
  await other.getByLabel("Address", { exact: true }).fill("Soi of the editor 3");
  const changed = { title: "Reef view corner", price: 3_300_000, project: "Rim Hat Residence", bedrooms: 2 };
  await scene.paste(reef, "https://reef-homes.example/condo/1", writeListingPage(changed));
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.getByText("Everything is saved.")).toBeVisible();
  await expect(other.getByLabel("Title", { exact: true })).toHaveValue("Our corner by the reef");
  await expect(other.getByLabel("Price", { exact: true })).toHaveValue("2990000");
  await expect(other.getByLabel("Bedrooms")).toHaveValue("2");
  await other.context().close();

  await page.goto("/admin/property-scraper");
  const suggestions = page.getByRole("region", { name: "The source says otherwise" });
  await expect(
    suggestions.getByRole("link", { name: "Our corner by the reef", exact: true }),
  ).toHaveAttribute("href", /^\/property\//);
  await expect(suggestions).toContainText("THB 2,990,000");
  await expect(suggestions).toContainText("THB 3,300,000");
  await expectGoodEverywhere(page);
  await suggestions.getByRole("button", { name: "Take it: Price of Our corner by the reef" }).click();
  await expect(suggestions.getByText("Price is the source's now.")).toBeVisible();
  await suggestions.getByRole("button", { name: "Keep mine: Title of Our corner by the reef" }).click();
  await expect(suggestions.getByText("Title stays as it is.")).toBeVisible();
  await expect(suggestions.getByRole("listitem")).toHaveCount(0);
  const now = await scene.call<{ listings: { id: string; title: string; price: number }[] }>(
    "/api/admin/listings?publication=published",
  );
  expect(now.listings.find(({ id }) => id === listingId)).toMatchObject({
    title: "Our corner by the reef",
    price: 3_300_000,
  });
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

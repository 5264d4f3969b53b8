/** The review of listings, with its own product. The journeys build on each other. */
import { type Locator, expect, test } from "@playwright/test";
import { openReviewScene, reviewPort, type ReviewScene, writeListingPage } from "./review-scene.ts";
import { cardOf, expectGoodEverywhere, openAsAdmin, sources } from "./scraper-page.ts";
import { adminPaths } from "../../../../web/routing/admin-paths.ts";
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from "../../every-page/page-quality.ts";

test.use({ baseURL: `http://localhost:${reviewPort}` });
test.describe.configure({ mode: "serial" });

let scene: ReviewScene;
test.beforeAll(async () => {
  scene = await openReviewScene();
  await scene.addSource("Reef Homes", "reef-homes.example");
});
test.afterAll(() => scene.product.close());

const valueOf = (list: Locator, field: string) =>
  list
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${field}$`) })
    .locator("+ dd");

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
    await expect(review.getByText(/^\d+ homes wait\. The first 200 are shown\./)).toBeVisible();
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
  await expect(result.getByText("describes no home")).toHaveCount(0);

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

test("A building that nobody knows is asked about: it becomes one, and another spelling of it is put into it", async ({
  page,
}) => {
  const { database } = scene.product.backend;
  const source = await scene.addSource("Third Shore", "kept-homes.example");
  const address = "https://kept-homes.example/9";
  const third = await scene.paste(
    source,
    address,
    writeListingPage({
      title: "Third corner",
      price: 2_150_000,
      project: "Rim Haad Residence",
      squareMeters: 61,
    }),
  );
  const expectQuiet = watchConsole(page);
  await openAsAdmin(page, "/admin/property-scraper");
  const review = page.getByRole("region", { name: "In review" });
  const bright = cardOf(review, "Bright corner");
  await expect(bright).toContainText("“Rim Hat Residence” is not a building here yet");
  await expectGoodEverywhere(page);
  await bright.getByRole("button", { name: "Make a building of it" }).click();
  await expect(review.getByText("“Rim Hat Residence” is not a building here yet")).toHaveCount(0);
  const card = cardOf(review, "Third corner");
  await expect(card.getByLabel("Building").locator("option:checked")).toHaveText(/^Rim Hat Residence/);
  await card.getByRole("button", { name: "It is this one" }).click();
  await expect(card.getByText("is not a building here yet")).toHaveCount(0);
  const homes = await database.query<{ slug: string }>(
    `select title, condo_name from public.listings where building_id is not null and publication = 'review' order by title`,
  );
  expect(homes).toEqual(
    ["Bright corner", "Reef view corner", "Third corner"].map((title) => ({
      title,
      condo_name: "Rim Hat Residence",
    })),
  );
  await database.query("delete from public.listings where id = $1", [third]);
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

test("Many homes are approved at once: each is counted, a likely twin is left with its reason, all come back", async ({
  page,
}) => {
  const { database } = scene.product.backend;
  const add = (slug: string, publication: string, price: number, meters: number) =>
    database.query(
      `insert into public.listings (slug, title, property_type, status, publication, price, square_meters, bedrooms)
       values ($1, $2, 'condo-for-sale', array['for-sale'], $3, $4, $5, 1)`,
      [slug, `Chosen ${slug.replace("-", " ")}`, publication, price, meters],
    );
  await add("one-1", "review", 2_110_000, 31);
  await add("two-2", "review", 2_730_000, 52);
  await add("three-3", "review", 4_560_000, 88);
  await add("three-4", "published", 4_560_000, 88);
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsAdmin(page, adminPaths.scraperPart("review"));
  const review = page.getByRole("region", { name: "In review" });
  await review.getByLabel("Choose all that are shown").check();
  await expect(review.getByText("3 chosen")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: test.info().outputPath("many-chosen.png") });
  await review.getByRole("button", { name: "Approve 3 homes" }).click();
  await expect(review.getByText("2 homes are published.")).toBeFocused();
  await expect(review.getByText("Chosen three 3: Not done: a home that is likely the same")).toBeVisible();
  await page.screenshot({ path: test.info().outputPath("many-approved.png") });
  await review.getByRole("button", { name: "Undo" }).click();
  await expect(review.getByText("2 homes are back in review.")).toBeVisible();
  await expect(review.getByRole("heading", { level: 3 })).toHaveCount(3);

  await review.getByRole("button", { name: "Approve Chosen three 3" }).click();
  const question = page.getByRole("region", { name: "Is it the same home?" });
  await expect(question.getByRole("heading")).toBeFocused();
  await expect(question.getByRole("link", { name: "Chosen three 4" })).toHaveAttribute(
    "href",
    "/property/three-4",
  );
  await expect(question).toContainText("What agrees: same size, same price, same or similar title");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: test.info().outputPath("twin-question.png") });
  await question.getByRole("button", { name: "It is another home: publish it" }).click();
  await expect(review.getByText("Approved: Chosen three 3")).toBeVisible();
  await expect(question).toHaveCount(0);
  await database.query("delete from public.listings where slug in ('one-1', 'two-2', 'three-3', 'three-4')");
});

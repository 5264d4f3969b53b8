/** An owner changes what visitors see of the business, and no change is lost. */
import { type Page, expect, test } from "@playwright/test";
import sharp from "sharp";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  watchConsole,
} from "../every-page/page-quality.ts";
import { signInAsAdmin } from "../sign-in.ts";

const phone = { width: 360, height: 740 };

async function openSection(page: Page, section: string): Promise<void> {
  await openLive(page, `/admin/settings/${section}`);
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Visitors see it within a minute").first()).toBeVisible();
}

/** A visitor who loads the page again until it shows this. */
async function expectPublic(page: Page, path: string, text: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

test("A phone number and office hours are changed, seen by visitors, and undone", async ({ page }) => {
  const expectQuiet = watchConsole(page);
  await signInAsAdmin(page);
  await openLive(page, "/admin");
  await page.getByRole("link", { name: "Settings" }).first().click();
  await expect(page.getByRole("heading", { name: "Before you open" })).toBeVisible();
  await expect(page.getByText(/Samples to replace: \d+/)).toBeVisible();
  await expectAccessible(page);

  await openSection(page, "contact");
  await page.getByLabel("Phone").fill("038 123");
  await expect(page.getByText("An international number, such as")).toBeVisible();
  await page.getByLabel("Phone").fill("+66 38 123 456");
  await expect(page.getByRole("region", { name: "Preview" })).toContainText("+66 38 123 456");
  await expectAccessible(page);
  await save(page);

  await openSection(page, "hours");
  await page.getByLabel("Opens").first().fill("08:15");
  await page.getByLabel("Day", { exact: true }).fill("2030-04-13");
  await page.getByRole("button", { name: "Add this day" }).click();
  await expectAccessible(page);
  await save(page);

  await expectPublic(page, "/contact", "+66 38 123 456");
  await expectPublic(page, "/contact", "13 April 2030");
  await expect(page.locator("footer")).toContainText("+66 38 123 456");
  await expect(page.getByRole("table").first()).toContainText("08:15");

  await openSection(page, "hours");
  await page.getByLabel("Opens").first().fill("10:00");
  await save(page);
  await page.getByRole("button", { name: /^Restore the version of/ }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "In force" })).toContainText("10:00");
  await expect(page.getByLabel("Opens").first()).toHaveValue("08:15");
  await expectAccessible(page);
  expectQuiet();
});

test("Terms that an owner gives lead on a home's page, and the chart draws their line", async ({ page }) => {
  await signInAsAdmin(page);
  await openSection(page, "terms");
  for (const plan of ["Rent-to-own", "Seller finance"]) {
    const group = page.getByRole("group", { name: plan });
    await group.getByLabel("Down payment in THB").fill("300000");
    await group.getByLabel("Months").fill("84");
    await group.getByLabel("Premium on the price in %").fill("12");
    await group.getByLabel("Interest a year in %").fill("3");
    await group.getByLabel("What we keep of the payments").fill("50");
  }
  const upgrade = page.getByRole("group", { name: "Upgrade to another home" });
  await upgrade.getByLabel("Months until it opens").fill("18");
  await upgrade.getByLabel("Share that carries over, in %").fill("80");
  await expectAccessible(page);
  await save(page);
  await expectPublic(page, "/", "After 18 months of repayments");
  for (const path of ["/", "/finance", "/terms", "/resources/home-buying-guides/rent-to-own-explained"]) {
    await expectPublic(page, path, "80% of what you have paid carries over");
  }
  // Its answers are folded away; search engines read them in the structured data.
  await expect
    .poll(async () => (await page.request.get("/resources/faq")).text(), { timeout: 60_000 })
    .toMatch(/"acceptedAnswer".*After 18 months of repayments.*80% of what you have paid/);
  // Its seller states no terms.
  const home = "/property/two-bedroom-finance-suan-lom-na-jomtien";
  await expectPublic(page, home, "84 months, THB 300,000 down");
  await openLive(page, "/finance");
  await page.getByText("Is renting, rent-to-own or seller finance better for me?").click();
  const chart = page.getByRole("figure").filter({ hasText: "This is not an offer." }).first();
  await expect(chart).toContainText(/Rent-to-own: THB\s300,000 down, then 84 months of THB\s[\d,]+\./);
  // A level line has no height, so it does not count as visible.
  await expect(chart.locator("svg polyline").last()).toHaveAttribute("points", /^\d/);
});

test("Two owners edit one section: different fields are put together, the same field is asked", async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  await signInAsAdmin(page);
  await signInAsAdmin(other);
  await openSection(page, "business");
  await openSection(other, "business");
  await other.getByLabel("Street").fill("1 Beach Road");
  await other.getByLabel("Legal name").fill("Lamp Co., Ltd.");
  await save(other);
  await page.getByLabel("District").fill("Bang Lamung");
  await page.getByLabel("Legal name").fill("Lantern Co., Ltd.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const conflict = page.getByRole("alert").filter({ hasText: "Someone else saved this section" });
  await expect(conflict).toContainText("Lamp Co., Ltd.");
  await expect(conflict).not.toContainText("1 Beach Road");
  // The history below knows of it too.
  const history = page.getByRole("region", { name: "History" });
  await expect(history.getByRole("listitem").first()).toContainText("The first version.");
  await expectAccessible(page);
  await conflict.getByRole("radio", { name: /Lamp Co/ }).check();
  await conflict.getByRole("button", { name: "Put it into the form" }).click();
  await save(page);
  await expect(page.getByLabel("Street")).toHaveValue("1 Beach Road");
  await expect(page.getByLabel("District")).toHaveValue("Bang Lamung");
  await expect(page.getByLabel("Legal name")).toHaveValue("Lamp Co., Ltd.");
});

test("On a phone an agent gets a portrait and languages, which the page about us and their homes show", async ({
  page,
}) => {
  const { listings } = (await (await page.request.get("/api/listings?pageSize=60")).json()) as {
    listings: { slug: string; agent?: { name: string } }[];
  };
  const home = listings.find(({ agent }) => agent);
  const name = home?.agent?.name ?? "";
  await page.setViewportSize(phone);
  await signInAsAdmin(page);
  await openSection(page, "people");
  await page.getByRole("button", { name: "Add a person" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toBeFocused();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByLabel("Role (English)").fill("Viewings");
  await page.getByRole("checkbox", { name: "German" }).check();
  await page.getByRole("button", { name: `Portrait of ${name}` }).click();
  const library = page.getByRole("dialog", { name: "Choose a picture" });
  await library.locator('input[type="file"][multiple]').setInputFiles({
    name: "portrait.png",
    mimeType: "image/png",
    buffer: await sharp({ create: { width: 600, height: 600, channels: 3, background: "teal" } })
      .png()
      .toBuffer(),
  });
  await library.getByRole("button", { name: /portrait\.png/ }).click();
  await expect(page.getByRole("button", { name: "Remove the picture" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await save(page);
  await expectPublic(page, "/about-us", name);
  await expectPublic(page, `/property/${home?.slug}`, "Speaks German");
  const portrait = page.getByText("Speaks German").locator("xpath=ancestor::*[.//img][1]").locator("img");
  await expect.poll(() => portrait.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  await expect(portrait).not.toHaveAttribute("src", /missing/);
});

test("An editor is refused", async ({ page }) => {
  await signInAsAdmin(page, "editor@example.com");
  await openLive(page, "/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Settings" })).toHaveCount(0);
  await openLive(page, "/admin/settings/contact");
  await expect(page.getByRole("alert")).toContainText("Your role does not open this page");
});

/** A table is sent, its columns are named, a dry run is looked at, and a home of it waits in review. Then a partner fetches ours. */
import { expect, test } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from "../../every-page/page-quality.ts";
import { folded, openAsAdmin } from "./scraper-page.ts";

const table = [
  "Code,Headline,Kind of unit,Selling sum,Rooms to sleep,Net area,Lat,Lng,Inside note",
  "FJ-1,Feed journey condo with a sea view,Skyhome,3450000,2,61,12.8911,100.8722,keys at the desk",
  "FJ-2,Feed journey house with a garden,Villa,7900000,3,180,12.9211,100.9322,",
].join("\n");

test("A table is sent, mapped, tried, read, and its home waits in review", async ({ page }) => {
  const name = `Partner table ${Date.now()}`;
  const expectQuiet = watchConsole(page);
  await openAsAdmin(page, "/admin/property-scraper/sources/new");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("radio", { name: "A feed: a table (CSV)" }).check();
  await page.getByRole("radio", { name: "A file that you send" }).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("No file has been sent yet.")).toBeVisible();

  const file = { name: "homes.csv", mimeType: "text/csv", buffer: Buffer.from(table) };
  await page.getByLabel("Choose a file").setInputFiles(file);
  await expect(page.getByText("The file was sent.")).toBeVisible();
  await folded(page, "Columns").click();
  // What a column most likely holds is chosen already; the others are named by a person.
  await expect(page.getByLabel("Lat", { exact: true })).toHaveValue("latitude");
  await page.getByLabel("Kind of unit").selectOption("Type of home");
  await page.getByLabel("Selling sum").selectOption("Price");
  await page.getByLabel("Rooms to sleep").selectOption("Bedrooms");
  await page.getByLabel("Net area").selectOption("Size");
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath("mapping.png"), fullPage: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: test.info().outputPath("mapping-phone.png"), fullPage: true });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(`${name} is saved`).last()).toBeVisible();

  await page.getByRole("button", { name: "Try it" }).click();
  const report = page.getByRole("region", { name: "The file" });
  await expect(report.getByText("2 homes in the file")).toBeVisible({ timeout: 30_000 });
  await expect(report.getByRole("row", { name: /skyhome/ })).toBeVisible();
  await expect(report.getByRole("row", { name: /Inside note/ })).toBeVisible();
  await expect(page.getByText("its type of home is unknown")).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath("dry-run.png"), fullPage: true });
  await report.getByRole("link", { name: "Name columns and types" }).click();

  await folded(page, "Types of home").click();
  await page.getByLabel("skyhome").selectOption("Condo");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(`${name} is saved`).last()).toBeVisible();
  await page.getByRole("button", { name: "Try it" }).click();
  await expect(page.getByText("FJ-1")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("its type of home is unknown")).toHaveCount(0);
  await expect(page.getByText(/^Would be new/).first()).toBeVisible({ timeout: 30_000 });
  await page.goBack();
  await page.getByRole("button", { name: "Read it now" }).click();
  await expect(page).toHaveURL(/\/runs\//);
  await expect(page.getByText("FJ-1")).toBeVisible({ timeout: 30_000 });
  await page.goto("/admin/property-scraper#review");
  await expect(page.getByText("Feed journey condo with a sea view").first()).toBeVisible({ timeout: 30_000 });
  expectQuiet();
});

test("A partner's feed has an address that answers, names what is left out, and ends when it is revoked", async ({
  page,
  request,
}) => {
  const name = `Portal ${Date.now()}`;
  await openAsAdmin(page, "/admin/property-scraper#partner-feeds");
  const room = page.getByRole("region", { name: "Feeds for partners" });
  await room.getByRole("button", { name: "Add a feed" }).click();
  await room.getByLabel("Partner").fill(name);
  await room.getByRole("button", { name: "Save" }).click();
  const card = room.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  await expect(card.getByText("Not fetched yet")).toBeVisible();
  await expect(card.getByText(/sample home: \d+/)).toBeVisible();
  await expectAccessible(page);
  await room.screenshot({ path: test.info().outputPath("partner-feeds.png") });
  const address = (await card.getByText(/\/feeds\//).textContent())?.replace(/^Address: /, "") ?? "";
  const path = new URL(address).pathname;
  const answer = await request.get(path, { headers: { "user-agent": "PortalBot/1.0" } });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain("<feed_version>3</feed_version>");
  expect((await request.get(path)).headers()["cache-status"]).toContain("hit");
  expect((await request.get(path.replace(/-1\//, "-2/"))).status()).toBe(404);
  await page.reload();
  await expect(card.getByText(/PortalBot\/1\.0/)).toBeVisible();
  await card.getByRole("button", { name: "Revoke" }).click();
  await expect(card.getByText("Revoked")).toBeVisible();
  await expect.poll(async () => (await request.get(path)).status(), { timeout: 60_000 }).toBe(404);
});

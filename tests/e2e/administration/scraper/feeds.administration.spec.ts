/** A table is sent, its columns are named, a dry run is looked at, and a home of it waits in review. Then a partner fetches ours. */
import { expect, test } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from "../../every-page/page-quality.ts";
import { cardOf, folded, openAsAdmin, sources } from "./scraper-page.ts";

const table = [
  "Code,Headline,Kind of unit,Selling sum,Rooms to sleep,Net area,Lat,Lng,Inside note",
  "FJ-1,Feed journey condo with a sea view คอนโดวิวทะเล,Skyhome,3450000,2,61,12.8911,100.8722,keys at the desk",
  "FJ-2,Feed journey house with a garden,Villa,7900000,3,180,12.9211,100.9322,",
].join("\n");

/** As Thai Excel writes it: the Thai block from A1. */
const asWindows874 = (text: string) =>
  Buffer.from(
    Array.from(text, (sign) => {
      const point = sign.charCodeAt(0);
      return point > 0x0e00 ? point - 0x0e00 + 0xa0 : point;
    }),
  );

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

  const file = { name: "homes.csv", mimeType: "text/csv", buffer: asWindows874(table) };
  await page.getByLabel("Choose a file").setInputFiles(file);
  await expect(page.getByText("The file was sent.")).toBeVisible();
  await expect(page.getByText("homes.csv (1 KB), sent")).toBeVisible();
  // What is no table does not replace it.
  const paper = { name: "homes.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n1 0 obj") };
  await page.getByLabel("Choose a file").setInputFiles(paper);
  await expect(page.getByText("Ask for CSV or XML, not for PDF or Excel.")).toBeVisible();
  await expect(page.getByText("homes.csv (1 KB), sent")).toBeVisible();
  await folded(page, "Columns").click();
  // What a column most likely holds is chosen already; the others are named by a person.
  await expect(page.getByLabel("Lat", { exact: true })).toHaveValue("latitude");
  await page.getByLabel("Kind of unit").selectOption("Type of home");
  await page.getByLabel("Selling sum").selectOption("Price");
  await page.getByLabel("Rooms to sleep").selectOption("Bedrooms");
  await page.getByLabel("Net area").selectOption("Size");
  // A run goes by what is saved, and what is not saved is not thrown away unasked.
  await expect(page.getByText("Save your changes first")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try it" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Read it now" })).toBeDisabled();
  await page.getByRole("link", { name: "Back to the scraper" }).click();
  await page.getByRole("button", { name: "Stay here" }).click();
  await expect(page.getByLabel("Net area")).toHaveValue("built");
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
  // The card of a file that is sent speaks of no site.
  await page.goto("/admin/property-scraper#sources");
  const card = cardOf(sources(page), name);
  await expect(card.getByText("A file that is sent here")).toBeVisible();
  await expect(card.getByText("sent.invalid")).toHaveCount(0);
  await expect(card.getByRole("button", { name: "Read robots.txt again" })).toHaveCount(0);
  await expect(card.getByRole("link")).toHaveText(["Edit"]);
  await page.goto("/admin/property-scraper#review");
  await expect(page.getByText("Feed journey condo with a sea view คอนโดวิวทะเล").first()).toBeVisible({
    timeout: 30_000,
  });
  expectQuiet();
});

test("A partner's feed has an address that answers, names what is left out, and ends when it is revoked", async ({
  page,
  request,
}) => {
  const name = `Portal ${Date.now()}`;
  await openAsAdmin(page, "/admin/property-scraper#partner-feeds");
  const room = page.getByRole("region", { name: "Feeds for partners" });
  const add = room.getByRole("button", { name: "Add a feed" });
  const partner = room.getByLabel("Partner");
  await add.click();
  await expect(partner).toBeFocused();
  await room.getByRole("button", { name: "Cancel" }).click();
  await expect(partner).toHaveCount(0);
  await expect(add).toBeFocused();
  await add.click();
  await room.getByRole("radio", { name: "Chosen ones" }).check();
  await room.getByLabel("Addresses of the homes").fill("no-such-home\n\nnor-this-one");
  await room.getByRole("button", { name: "Save" }).click();
  await expect(partner).toBeFocused();
  await expect(room.getByText("This is needed.")).toBeVisible();
  await expect(room.getByText("These 2 are no published homes: no-such-home, nor-this-one")).toBeVisible();
  await partner.fill(name);
  await room.getByRole("radio", { name: "Those that match" }).check();
  await room.getByRole("button", { name: "Save" }).click();
  await expect(room.getByText("Nothing is ticked yet.")).toBeVisible();
  await expectAccessible(page);
  await room.getByRole("radio", { name: "All", exact: true }).check();
  await room.getByRole("button", { name: "Save" }).click();
  await expect(add).toBeFocused();
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

  const revoke = card.getByRole("button", { name: "Revoke" });
  await revoke.click();
  const question = card.getByRole("group", { name: `End the address of ${name}?` });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Leave as it is" }).click();
  await expect(revoke).toBeFocused();
  expect((await request.get(path)).status()).toBe(200);
  await revoke.click();
  await question.getByRole("button", { name: "Yes, end it" }).click();
  await expect(card.getByText("The address has ended.")).toBeFocused();
  await expect(card.getByText("Revoked")).toBeVisible();
  await expect.poll(async () => (await request.get(path)).status(), { timeout: 60_000 }).toBe(404);

  // Nothing is lost by an address where there is none.
  const renew = card.getByRole("button", { name: "New address" });
  await renew.click();
  await expect(card.getByText("The new address is above.")).toBeFocused();
  await renew.click();
  await card.getByRole("button", { name: "Yes, make a new one" }).click();
  await expect(card.getByText(/\/feeds\/[0-9a-f-]{36}-3\//)).toBeVisible();
  await expect(card.getByText("The new address is above.")).toBeFocused();
});

import { expect, test } from "@playwright/test";
import { consentVersion } from "../../../domain/leads/consent.ts";
import { sampleRates } from "../../../domain/finance/exchange-rates.ts";
import { viewingSlot } from "../../viewing-slot.ts";
import { fillPerson } from "../fill-person.ts";
import { letterLink } from "../letter-link.ts";
import { ownAddress } from "../own-address.ts";
import { expectAccessible, watchConsole, openLive } from "../every-page/page-quality.ts";

const financed = "/property/one-bedroom-finance-talay-thong-jomtien";

test("A visitor tries a plan for a listing", async ({ page }) => {
  const expectQuiet = watchConsole(page);
  await openLive(page, financed);
  const simulator = page.locator("#simulator");
  await expect(simulator.getByText(/You pay THB\s27,472 \(≈\s.+\) a month for 72 months/)).toBeVisible();
  await expect(simulator.getByText("This is not an offer.")).toBeVisible();
  await simulator.getByRole("slider", { name: "Repayments" }).fill("90");
  await expect(simulator.getByText(/You pay THB\s21,978 \(≈\s.+\) a month for 90 months/)).toBeVisible();
  await simulator.getByRole("slider", { name: "Months paid" }).fill("6");
  await expect(simulator.getByText("From month 12 on, every baht would move with you.")).toBeVisible();
  await simulator.getByRole("slider", { name: "Months paid" }).fill("90");
  await expect(simulator.getByText("Everything is paid, so nothing can be lost.")).toBeVisible();
  await expect(simulator.getByText("The home goes back to the owner.")).toHaveCount(0);
  await simulator.getByText("Show every month").click();
  await expect(simulator.getByRole("region", { name: "Show every month" }).getByRole("row")).toHaveCount(91);
  await expectAccessible(page);
  expectQuiet();
});

test("The first day follows the down payment that a visitor tries", async ({ page }) => {
  await openLive(page, financed);
  const firstDay = page.locator("#first-day");
  await expect(firstDay.getByText("THB 226,640")).toBeVisible();
  await page.locator("#simulator").getByRole("slider", { name: "Down payment" }).fill("1000000");
  await expect(firstDay.getByText("THB 1,026,640")).toBeVisible();
  await expect(firstDay.getByText(/^≈\s£\d\d,\d00$/)).toBeVisible();
  // What is left of 2,178,000 over 72 months.
  await expect(firstDay.getByText("The first instalment of THB 16,361 falls due")).toBeVisible();
});

test("At a desk the sum and the button are on the first screen, and no part of the panel is cut off", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLive(page, financed);
  const panel = page.getByRole("complementary", { name: "Price and next steps" });
  await expect(panel.getByText("Rent-to-own from THB 27,472 a month")).toBeInViewport({ ratio: 1 });
  await expect(panel.getByText("If you stop, 100% of what you have paid is lost.")).toBeInViewport({
    ratio: 1,
  });
  await expect(panel.getByText("Book a viewing")).toBeInViewport({ ratio: 1 });
  const cut = () =>
    panel.evaluate((element) =>
      [element, ...element.querySelectorAll("*")]
        .filter((one) => ["auto", "scroll"].includes(getComputedStyle(one).overflowY))
        .filter((one) => one.scrollHeight > one.clientHeight + 1)
        .map(({ className }) => className),
    );
  expect(await cut()).toEqual([]);
  await panel.getByText("What you need on the first day").click();
  await expect(page.locator("#first-day")).toBeInViewport();
  // 200,000 down and a year of common fees: 37 m² at 60 baht a month.
  await expect(page.locator("#first-day").getByText("THB 226,640")).toBeVisible();
});

test("A house on a lease has the costs of a lease, not of a sale", async ({ page }) => {
  await openLive(page, "/property/pool-villa-bua-kham-east-pattaya");
  const sheet = page.locator("#cash-to-keys");
  await expect(sheet.getByText("Registering the lease, 1%")).toBeVisible();
  await expect(sheet.getByText("THB 7,986,900")).toBeVisible();
  await expect(sheet.getByText("Transfer fee, 2%")).toHaveCount(0);
  await expectAccessible(page);
});

test("The costs start with the custom that our guides describe, and follow each choice", async ({ page }) => {
  await openLive(page, financed);
  const sheet = page.locator("#cash-to-keys");
  const total = sheet.getByRole("status").filter({ hasText: "THB" });
  // Half of the transfer fee, 19,800, and a year of common fees, 26,640.
  await expect(total).toHaveText("THB 2,026,440");
  const fee = sheet.getByRole("row", { name: /^Transfer fee, 2%/ });
  await expect(fee.getByRole("cell")).toHaveText(["39,600", "19,800"]);
  await fee.getByRole("combobox").selectOption("seller");
  await expect(fee.getByRole("cell")).toHaveText(["39,600", "0"]);
  await sheet
    .getByRole("row", { name: /^Specific business tax, 3.3%/ })
    .getByRole("combobox")
    .selectOption("buyer");
  await expect(total).toHaveText("THB 2,071,980");

  await sheet.getByRole("slider", { name: "Years of ownership" }).fill("6");
  await expect(sheet.getByRole("row", { name: /^Stamp duty, 0.5%/ })).toContainText("9,900");
  await expect(sheet.getByRole("row", { name: /Sinking fund/ })).toBeHidden();
  await sheet.getByLabel("Who sells").selectOption("developer");
  await expect(sheet.getByRole("row", { name: /Withholding tax, 1%/ })).toContainText("19,800");
  await expect(sheet.getByRole("row", { name: /Sinking fund/ })).toBeVisible();
  await expectAccessible(page);
});

test("An appraised value that is entered counts for the seller's withholding tax", async ({ page }) => {
  await openLive(page, financed);
  const sheet = page.locator("#cash-to-keys");
  await sheet.getByLabel("Appraised value").fill("1,600,000");
  // A deduction of 77 % leaves 368,000: 5 % of it for three years of ownership.
  await expect(sheet.getByRole("row", { name: /^Withholding tax/ })).toContainText("18,400");
  await expect(sheet.getByText("it is THB 32,000 in all")).toBeVisible();
  await sheet.getByLabel("Appraised value").fill("much");
  await expect(sheet.getByRole("alert")).toContainText("whole baht");
});

test("A time that somebody took a moment ago is refused, kept from choosing, and another one is taken", async ({
  page,
}) => {
  await openLive(page, financed);
  await page.getByText("Book a viewing").first().click();
  const form = page.getByRole("form", { name: "Book a viewing" });
  const times = form.getByRole("list", { name: "Time in Pattaya" }).getByRole("button");
  await form.getByRole("list", { name: "Day" }).getByRole("button").nth(4).click();
  await times.nth(0).click();
  await fillPerson(page, form);
  const listing = await form.locator('input[name="listing"]').getAttribute("value");
  const other = { name: "Bob Example", email: "quick-bob@example.com", consent: consentVersion };
  const headers = ownAddress();
  const taken = await page.request.post("/api/leads/viewing", {
    headers,
    form: { ...other, listing: listing ?? "", viewingAt: viewingSlot(4).value },
    maxRedirects: 0,
  });
  expect(taken.status()).toBe(303);
  const letter = new URL(await letterLink(page, other.email), page.url());
  const held = { ...Object.fromEntries(letter.searchParams), press: "hold" };
  const pressed = await page.request.post("/api/viewings", { headers, form: held, maxRedirects: 0 });
  expect(pressed.status()).toBe(303);
  await form.getByRole("button", { name: "Ask for this viewing" }).click();
  await expect(form.getByText("Somebody has just taken this time.")).toBeVisible();
  await expect(times.nth(0)).toBeDisabled();
  await expectAccessible(page);
  await times.nth(1).click();
  await form.getByRole("button", { name: "Ask for this viewing" }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
});

test("A listing is saved on its own page, appears among the saved ones, and then among those viewed lately", async ({
  page,
}) => {
  await openLive(page, financed);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await page
    .locator("main")
    .getByRole("button", { name: new RegExp(`^Save ?: ${title}`) })
    .click();
  await page.reload();
  await expect(
    page.locator("main").getByRole("button", { name: new RegExp(`^Saved ?: ${title}`) }),
  ).toBeVisible();
  await openLive(page, "/listings");
  await page.getByRole("button", { name: "Saved homes: 1" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: `Save ${title}` }).click();
  await expect(sheet.getByText("Nothing saved yet")).toBeVisible();
  await expect(sheet.getByRole("region", { name: "Recently viewed" }).getByRole("article")).toHaveCount(1);
  await expectAccessible(page);
});

test("A listing shows its earlier prices", async ({ page }) => {
  await openLive(page, "/property/pool-villa-bua-kham-east-pattaya");
  const rows = page.getByRole("region", { name: "Every price this home has had here" }).getByRole("row");
  await expect(rows.nth(1)).toContainText("THB 7,900,000");
  await expect(rows.nth(2)).toContainText("THB 8,200,000");
  await expect(rows.nth(3)).toContainText("THB 8,500,000");
});

test("On a phone a large picture and all its controls fit the window", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLive(page, `/de${financed}`);
  await page.getByRole("link", { name: /1/ }).and(page.locator('[href*="/pictures/"]')).first().click();
  const viewer = page.getByRole("dialog");
  const rightEdge = async () => {
    const picture = await viewer.getByRole("img").first().boundingBox();
    return (picture?.x ?? -1) + (picture?.width ?? 999);
  };
  await expect.poll(rightEdge).toBeLessThanOrEqual(360);
  for (const name of ["Schließen", "Nächstes Bild"]) {
    await expect(viewer.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  }
});

test("The messengers open with a message about this listing and its address", async ({ page }) => {
  await openLive(page, `/de${financed}`);
  const link = page.getByRole("link", { name: "WhatsApp" }).last();
  await expect(link).toHaveAttribute("href", /wa\.me/);
  const message = new URL((await link.getAttribute("href")) ?? "").searchParams.get("text");
  expect(message).toContain("Guten Tag, ich interessiere mich für");
  expect(message).toContain(`/de${financed}`);
});

test("The price follows the chosen currency, and the choice is remembered", async ({ page }) => {
  // Rates that are too old are not shown, whenever this test runs.
  await page.clock.setFixedTime(sampleRates.asOf);
  await openLive(page, financed);
  const panel = page.getByRole("complementary");
  await expect(panel.getByText("≈ £46,262")).toBeVisible();
  await panel.getByRole("combobox", { name: "Currency" }).selectOption("EUR");
  await expect(panel.getByText("≈ €52,660")).toBeVisible();
  await page.reload();
  await expect(panel.getByText("≈ €52,660")).toBeVisible();

  // Chosen before the scripts run.
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(financed, { waitUntil: "commit" });
  await panel.getByRole("combobox", { name: "Currency" }).selectOption("CHF");
  scripts.resolve();
  await expect(panel.getByText("≈ CHF").first()).toBeVisible();
  await page.reload();
  await expect(panel.getByText("≈ CHF").first()).toBeVisible();
});

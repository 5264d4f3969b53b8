import { expect, test } from "@playwright/test";
import { consentVersion } from "../../../domain/leads/consent.ts";
import { sampleRates } from "../../../domain/finance/exchange-rates.ts";
import { viewingSlot } from "../../viewing-slot.ts";
import { fillPerson } from "../fill-person.ts";
import { expectAccessible, watchConsole, openLive } from "../every-page/page-quality.ts";

const financed = "/property/one-bedroom-finance-talay-thong-jomtien";

test("A visitor tries a plan for a listing", async ({ page }) => {
  const expectQuiet = watchConsole(page);
  await openLive(page, financed);
  const simulator = page.locator("#simulator");
  await expect(simulator.getByText("You pay THB 32,967 a month for 60 months")).toBeVisible();
  await expect(simulator.getByText("This is not an offer.")).toBeVisible();
  await simulator.getByRole("slider", { name: "Repayments" }).fill("90");
  await expect(simulator.getByText("You pay THB 21,978 a month for 90 months")).toBeVisible();
  await simulator.getByRole("slider", { name: "Months paid" }).fill("6");
  await expect(simulator.getByText("From month 12 on, every baht would move with you.")).toBeVisible();
  await simulator.getByText("Show every month").click();
  await expect(simulator.getByRole("region", { name: "Show every month" }).getByRole("row")).toHaveCount(91);
  await expectAccessible(page);
  expectQuiet();
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

test("The pictures open large, change with the arrow keys, and return the focus on closing", async ({
  page,
}) => {
  const expectQuiet = watchConsole(page);
  await openLive(page, financed);
  const first = page.getByRole("link", { name: /^Open picture 1 of/ });
  await first.click();
  const viewer = page.getByRole("dialog");
  await expect(viewer.getByRole("status")).toHaveText(/^Picture 1 of/);
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByRole("status")).toHaveText(/^Picture 2 of/);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowLeft");
  await expect(viewer.getByRole("status")).toHaveText(/^Picture (\d+) of \1$/);
  const plan = viewer.getByRole("img", { name: "Floor plan" });
  await expect(plan).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(first).toBeFocused();
  await page.getByRole("link", { name: "Floor plan" }).click();
  await expect(plan).toBeInViewport();
  expectQuiet();
});

test("A picture is zoomed by keys, buttons, the wheel and a double tap, and the next one is whole", async ({
  page,
}) => {
  await openLive(page, financed);
  await page.getByRole("link", { name: /^Open picture 1 of/ }).click();
  const viewer = page.getByRole("dialog");
  const picture = viewer.getByRole("img").first();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  await expect(viewer.getByRole("status")).toHaveText(/^Picture 1 of/);
  const whole = await width();
  await page.keyboard.press("+");
  await expect.poll(width).toBeGreaterThan(whole * 1.5);
  await page.keyboard.press("-");
  await expect.poll(width).toBe(whole);
  await viewer.getByRole("button", { name: "Zoom in" }).click();
  await viewer.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(width).toBeGreaterThan(whole * 2.5);
  await expectAccessible(page);
  await page.keyboard.press("0");
  await expect.poll(width).toBe(whole);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, -400);
  await expect.poll(width).toBeGreaterThan(whole * 1.5);
  await page.mouse.wheel(0, 2000);
  await expect.poll(width).toBe(whole);
  await page.mouse.dblclick(700, 400);
  await expect.poll(width).toBeGreaterThan(whole * 2);
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByRole("status")).toHaveText(/^Picture 2 of/);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(width).toBe(whole);
});

test("A word's meaning is a press away, by keyboard too, and Escape closes it", async ({ page }) => {
  await openLive(page, financed);
  const tip = page.getByRole("button", { name: /^What does “Cash to keys.*” mean\?$/i });
  await tip.focus();
  await page.keyboard.press("Enter");
  const meaning = page.getByText(/^All the money you need until you hold the keys/);
  await expect(meaning).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(meaning).toBeHidden();
  await expect(tip).toBeFocused();
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
  const other = { name: "Bob Example", email: "bob@example.com", consent: consentVersion };
  const taken = await page.request.post("/api/leads/viewing", {
    form: { ...other, listing: listing ?? "", viewingAt: viewingSlot(4).value },
    maxRedirects: 0,
  });
  expect(taken.status()).toBe(303);
  await form.getByRole("button", { name: "Book this viewing" }).click();
  await expect(form.getByText("Somebody has just taken this time.")).toBeVisible();
  await expect(times.nth(0)).toBeDisabled();
  await expectAccessible(page);
  await times.nth(1).click();
  await form.getByRole("button", { name: "Book this viewing" }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
});

test("Tab reaches the next steps before the facts and every form", async ({ page }) => {
  await openLive(page, financed);
  const order = await page.locator("main").evaluate((main) => {
    const stops = [
      ...main.querySelectorAll<HTMLElement>("a[href], button, summary, input, select, textarea"),
    ].filter((stop) => stop.checkVisibility() && stop.tabIndex >= 0);
    const step = stops.findIndex((stop) => stop.textContent?.includes("Book a viewing"));
    return { step, ofForms: stops.slice(0, step).filter((stop) => stop.closest("form")).length };
  });
  expect(order.step).toBeGreaterThan(0);
  expect(order.step).toBeLessThanOrEqual(20);
  expect(order.ofForms).toBe(0);
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
  await expect(sheet.getByRole("region", { name: "Viewed lately" }).getByRole("article")).toHaveCount(1);
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
});

/**
 * Letters about homes, from saving a search to stopping them, by two people without accounts on two devices. The product is
 * the journey's own, because prices change and cron ticks.
 */
import { type Browser, devices, expect, test } from "@playwright/test";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  watchConsole,
} from "../every-page/page-quality.ts";
import { type EnquiriesScene, enquiriesPort, openEnquiriesScene } from "./enquiries-scene.ts";

const port = enquiriesPort + 21;
const baseURL = `http://localhost:${port}`;
const slug = "one-bedroom-finance-talay-thong-jomtien";

let scene: EnquiriesScene;
test.beforeAll(async () => {
  scene = await openEnquiriesScene(port);
});
test.afterAll(() => scene.product.close());

async function open(browser: Browser, device: keyof typeof devices, timezoneId: string, locale: string) {
  const context = await browser.newContext({ ...devices[device], baseURL, timezoneId, locale });
  const page = await context.newPage();
  return { page, expectQuiet: watchConsole(page) };
}

/** Ticks until so many letters have come, and answers the newest. */
async function newestLetter(email: string, count: number): Promise<string> {
  let text = "";
  await expect(async () => {
    await scene.product.workers.tick("*/5 * * * *");
    const letters = await scene.emailsTo(email);
    expect(letters).toHaveLength(count);
    text = letters[0]?.text ?? "";
  }).toPass();
  return text;
}

const linkTo = (text: string, path: string) =>
  text
    .match(/https?:\/\/[^\s]+/g)
    ?.find((url) => url.includes(path))
    ?.replace(/^https?:\/\/[^/]+/, "") ?? "";

test("A search on the desk and a home's price on the phone: asked, confirmed, told, and stopped", async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const desk = await open(browser, "Desktop Chrome", "Europe/Berlin", "de-DE");
  const phone = await open(browser, "Pixel 7", "Asia/Bangkok", "en-GB");
  const [deskEmail, phoneEmail] = ["desk@example.com", "phone@example.com"];

  // The desk saves a search, in German.
  await openLive(desk.page, "/de/listings?area=jomtien&type=condo");
  await desk.page.getByRole("link", { name: "Neue Angebote melden" }).click();
  await expect(desk.page.getByRole("heading", { name: "E-Mails zu Angeboten" })).toBeVisible();
  await expect(desk.page.getByRole("main").getByText("Jomtien").first()).toBeVisible();
  await desk.page.getByRole("button", { name: "Benachrichtigen Sie mich" }).click();
  await expect(desk.page.getByText("Bitte geben Sie Ihre E-Mail-Adresse ein.")).toBeVisible();
  await desk.page.getByLabel("Ihre E-Mail-Adresse").fill(deskEmail);
  await desk.page.getByText("Sofort").click();
  await expectAccessible(desk.page);
  await desk.page.getByRole("button", { name: "Benachrichtigen Sie mich" }).click();
  await expect(desk.page.getByRole("heading", { name: "Noch ein Schritt" })).toBeVisible();
  await desk.page.getByRole("link", { name: "Zurück zur vorigen Seite" }).click();
  await expect(desk.page).toHaveURL(/\/de\/listings\?.*jomtien/i);

  // The phone watches a home's price.
  await openLive(phone.page, `/property/${slug}`);
  await phone.page.getByRole("link", { name: "Tell me when the price changes" }).click();
  await phone.page.getByLabel("Your e-mail").fill(phoneEmail);
  await phone.page.getByText("At once").click();
  await expectAccessible(phone.page);
  await expectNoSidewaysScroll(phone.page);
  await phone.page.getByRole("button", { name: "Keep me posted" }).click();
  await expect(phone.page.getByRole("heading", { name: "One more step" })).toBeVisible();

  // Opening the letters' links changes nothing; the buttons confirm.
  const confirmations = { desk: await newestLetter(deskEmail, 1), phone: await newestLetter(phoneEmail, 1) };
  await openLive(desk.page, linkTo(confirmations.desk, "/alerts/yours"));
  expect(await scene.database.query("select from alerts where confirmed_at is not null")).toEqual([]);
  await expectAccessible(desk.page);
  await desk.page.getByRole("button", { name: "Ja, benachrichtigen Sie mich" }).click();
  await expect(desk.page.getByRole("button", { name: "Alle abbestellen" })).toBeVisible();
  await openLive(phone.page, linkTo(confirmations.phone, "/alerts/yours"));
  await phone.page.getByRole("button", { name: "Yes, keep me posted" }).click();
  await expect(phone.page.getByRole("button", { name: "Stop all e-mails" })).toBeVisible();
  await expectNoSidewaysScroll(phone.page);
  await expectAccessible(phone.page);
  // Nobody's address is on the page.
  expect(await phone.page.content()).not.toContain(phoneEmail);
  const [zone] = await scene.database.query("select time_zone from alert_readers where email = $1", [
    deskEmail,
  ]);
  expect(zone).toEqual({ time_zone: "Europe/Berlin" });

  // The price falls: both hear of it, each in their language, with the old price.
  await scene.database.query("update listings set price = price - 100000 where slug = $1", [slug]);
  const told = { desk: await newestLetter(deskEmail, 2), phone: await newestLetter(phoneEmail, 2) };
  expect(told.desk).toMatch(/Preis gesenkt: [\s\S]*\(vorher .*THB\)/);
  expect(told.phone).toMatch(/Price reduced: [\s\S]*\(was THB.*\)/);
  await openLive(phone.page, linkTo(told.phone, "/api/alerts/open"));
  await expect(phone.page).toHaveURL(new RegExp(`/property/${slug}$`));
  expect(await scene.database.query("select from alert_readers where unopened_since is null")).toHaveLength(
    1,
  );

  // The phone stops on the page; the desk by the mail program's own button.
  await openLive(phone.page, linkTo(told.phone, "/alerts/yours"));
  await phone.page.getByRole("button", { name: "Stop all e-mails" }).click();
  await expect(phone.page.getByText("You have stopped all e-mails.")).toBeVisible();
  const oneClick = linkTo(told.desk, "/alerts/yours").replace("/de/alerts/yours", "/api/alerts/stop");
  await openLive(desk.page, oneClick);
  await expect(
    desk.page
      .getByRole("button", { name: "Alle abbestellen" })
      .or(desk.page.getByRole("button", { name: "Stop all e-mails" })),
  ).toBeVisible();
  const pressed = await scene.product.fetch(oneClick, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(pressed.status).toBe(204);
  await scene.database.query("update listings set price = price - 100000 where slug = $1", [slug]);
  await scene.product.workers.tick("*/5 * * * *");
  await scene.product.workers.tick("*/5 * * * *");
  expect(await scene.emailsTo(deskEmail)).toHaveLength(2);
  expect(await scene.emailsTo(phoneEmail)).toHaveLength(2);
  desk.expectQuiet();
  phone.expectQuiet();
});

test("Without script a building is watched, a wrong address comes back with its words, and the button confirms", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  const [building] = await scene.database.query<{ slug: string }>(
    "select slug from buildings where merged_into is null order by slug limit 1",
  );
  const response = await scene.product.fetch("/api/alerts", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({
      email: "nobody@",
      every: "weekly",
      locale: "en",
      building: building?.slug ?? "",
    }),
  });
  expect(response.status).toBe(422);
  const again = await response.text();
  expect(again).toContain('value="nobody@"');
  expect(again).toContain("This does not look like an e-mail address.");
  await page.goto(`/buildings/${building?.slug}`);
  await page.getByRole("link", { name: "Tell me about homes in this building" }).click();
  await page.getByLabel("Your e-mail").fill("plain@example.com");
  await page.getByRole("button", { name: "Keep me posted" }).click();
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to where you were" })).toHaveAttribute(
    "href",
    `/buildings/${building?.slug}`,
  );
  await page.goto(linkTo(await newestLetter("plain@example.com", 1), "/alerts/yours"));
  await page.getByRole("button", { name: "Yes, keep me posted" }).click();
  await expect(page.getByText("Done. We keep you posted.")).toBeVisible();
  await page.getByLabel("How often").selectOption("weekly");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await expect(page.getByLabel("How often")).toHaveValue("weekly");
  // Asked for again, it is not said to wait: it comes already.
  await page.goto(`/alerts/building/${building?.slug}`);
  await page.getByLabel("Your e-mail").fill("plain@example.com");
  await page.getByRole("button", { name: "Keep me posted" }).click();
  await page.goto(linkTo(await newestLetter("plain@example.com", 2), "/alerts/yours"));
  await expect(page.getByText("You get this already.")).toBeVisible();
  await expect(page.getByText("Waiting for you to confirm")).toBeHidden();
  await page.getByRole("button", { name: "Stop this one" }).click();
  await expect(page.getByText("Stopped. Nothing more comes for that one.")).toBeVisible();
  await expect(page.getByText("You watch nothing at the moment.")).toBeVisible();
});

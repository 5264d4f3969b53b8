/** Behaviour of our router beyond leading from page to page, which the journeys test. */
import { type Page, expect, test } from "@playwright/test";
import { openLive } from "../every-page/page-quality.ts";

const financeCode = /\/assets\/finance-page-[^/]*\.js$/;
const contactCode = /\/assets\/contact-page-[^/]*\.js$/;

const headerLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true });
const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** The code arrives only when the returned function is called. */
async function holdBack(page: Page, code: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test("The address changes once the page's code is there; until then the page says that it loads", async ({
  page,
}) => {
  const release = await holdBack(page, contactCode);
  await openLive(page, "/areas");
  await headerLink(page, "Contact").click();
  await expect(page.locator("main")).toHaveAttribute("aria-busy", "true");
  await expect(page.locator("main")).toHaveText("Loading...");
  expect(new URL(page.url()).pathname).toBe("/areas");
  release();
  await expect(page).toHaveURL("/contact");
  await expect(page.locator("main")).not.toHaveAttribute("aria-busy");
});

test("Of two clicks the later one counts", async ({ page }) => {
  const release = await holdBack(page, financeCode);
  await openLive(page, "/areas");
  await headerLink(page, "Finance").click();
  await expect(page.locator("main")).toHaveAttribute("aria-busy", "true");
  await headerLink(page, "Contact").click();
  await expect(page).toHaveURL("/contact");
  const shown = await title(page).innerText();
  release();
  await page.waitForResponse(financeCode);
  await expect(page).toHaveURL("/contact");
  await expect(title(page)).toHaveText(shown);
  await page.goBack();
  await expect(page).toHaveURL("/areas");
});

test("A click with Ctrl is the browser's: another tab opens, and this page stays", async ({
  page,
  context,
}) => {
  await openLive(page, "/de/areas");
  const opened = context.waitForEvent("page");
  await headerLink(page, "Kontakt").click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL("/de/contact");
  await expect(page).toHaveURL("/de/areas");
});

test("The front page in another language has no slash at its end", async ({ page }) => {
  await openLive(page, "/de/contact");
  await headerLink(page, "Startseite").click();
  await expect(page).toHaveURL("/de");
  await page.goBack();
  await expect(page).toHaveURL("/de/contact");
});

test("A search is an address, of this language", async ({ page }) => {
  await openLive(page, "/de");
  await page.getByRole("banner").getByRole("button", { name: "Suche" }).first().click();
  await page.getByRole("banner").getByRole("combobox").fill("meerblick & talay");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/de/listings?amenities=sea-view&q=talay");
});

test("A page whose code cannot be had says so, until one goes on", async ({ page }) => {
  await page.route(contactCode, (route) => route.abort());
  await openLive(page, "/areas");
  await headerLink(page, "Contact").click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
  await headerLink(page, "Areas").click();
  await expect(page).toHaveURL("/areas");
  await expect(page.getByRole("link", { name: "Try again" })).toHaveCount(0);
});

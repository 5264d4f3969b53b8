/** Checks WCAG 2.2 AA with axe: pages with everything expanded, and in their error states. As they open: page-kinds.spec.ts. */
import { type Page, expect, test } from "@playwright/test";
import { consentVersion } from "../../../domain/leads/consent.ts";
import { viewingSlot } from "../../viewing-slot.ts";
import { expectAccessible, openLive, waitUntilHydrated } from "./page-quality.ts";

const phone = { width: 360, height: 740 };
const listing = "/property/pool-villa-bua-kham-east-pattaya";

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("The thank-you page with its reference and appointment is accessible, also on a phone", async ({
  page,
}) => {
  const viewing = { name: "Ann Example", email: "ann@example.com", viewingAt: viewingSlot(5).value };
  const sent = await page.request.post("/api/leads/viewing", {
    form: { ...viewing, consent: consentVersion },
    maxRedirects: 0,
  });
  await page.goto(sent.headers()["location"] ?? "", { waitUntil: "networkidle" });
  await waitUntilHydrated(page);
  await expect(page.getByText("Your reference")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectAccessible(page);
});

/** Opens a panel of the header, checks it and closes it. */
async function checkPanel(page: Page, button: string, panel: string) {
  await page
    .locator("header")
    .getByRole("button", { name: button })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: panel })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: panel })).toBeHidden();
}

test("Open menus, languages, search, filters and the empty state are accessible", async ({ page }) => {
  await openLive(page, "/listings?minPrice=99000000000");
  await page.getByText("More filters").click();
  await expectAccessible(page);
  await checkPanel(page, "Property Types", "Property Types");
  await checkPanel(page, "Resources", "Resources");
  await checkPanel(page, "Language", "Language");
  await checkPanel(page, "Search", "Search");
  await page.setViewportSize(phone);
  await checkPanel(page, "Search", "Search");
  await checkPanel(page, "Menu", "Menu");
});

for (const size of [undefined, phone]) {
  const where = size ? "on a phone" : "on a desktop";

  test(`Search results and the guide's form are accessible ${where}`, async ({ page }) => {
    if (size) await page.setViewportSize(size);
    await openLive(page, "/");
    await page.locator("header").getByRole("button", { name: "Search" }).filter({ visible: true }).click();
    await page.getByRole("banner").getByRole("combobox").fill("jomtien");
    await expect(page.getByRole("group", { name: "Homes", exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Download Free Guide" }).click();
    await expect(page.getByRole("dialog", { name: "Download Free Guide" })).toBeVisible();
    await expectAccessible(page);
  });

  test(`A listing's large pictures and its forms with errors are accessible ${where}`, async ({ page }) => {
    if (size) await page.setViewportSize(size);
    await openLive(page, listing);
    await page.getByRole("link", { name: /^Open picture 1 of/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByText("Book a viewing").first().click();
    await page.getByRole("button", { name: "Ask for this viewing" }).click();
    await expect(page.getByText("4 fields need another look")).toBeVisible();
    await expectAccessible(page);
  });

  test(`The map with a chosen listing and the kept listings are accessible ${where}`, async ({ page }) => {
    if (size) await page.setViewportSize(size);
    await openLive(page, "/listings?q=khao+noi+family+house");
    const opener = page.getByRole("link", { name: "Map", exact: true });
    if (await opener.isVisible()) await opener.click();
    await page.getByRole("button", { name: /^฿/ }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Save / }).click();
    await page.getByRole("button", { name: "Saved homes: 1" }).click();
    await expect(page.getByRole("dialog").getByRole("article")).toBeVisible();
    await expectAccessible(page);
  });

  test(`The error for a catalogue that cannot be loaded is accessible ${where}`, async ({ page }) => {
    if (size) await page.setViewportSize(size);
    await openLive(page, "/contact");
    await page.route("**/api/front-page", (route) =>
      route.fulfill({ status: 404, json: { error: { code: "x", message: "x" } } }),
    );
    await page.locator("header").getByRole("link", { name: "Baan Tawan" }).first().click();
    await expect(page.locator("main").getByRole("alert")).toContainText("We're having trouble loading");
    await expectAccessible(page);
  });
}

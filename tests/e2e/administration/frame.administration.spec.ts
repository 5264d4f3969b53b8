/** The place of the administration: getting in, finding one's way, and who is signed in on public pages. */
import { expect, test } from "@playwright/test";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  watchConsole,
} from "../every-page/page-quality.ts";
import { fillSignIn, signInAsAdmin } from "../sign-in.ts";

const phone = { width: 360, height: 740 };

test("Signing in leads to Today, and from there by keys to every part", async ({ page }) => {
  const expectQuiet = watchConsole(page);
  await openLive(page, "/sign-in");
  await fillSignIn(page, "admin@example.com");
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("g");
  await page.keyboard.press("s");
  await expect(page).toHaveURL(/\/admin\/property-scraper$/);
  await expect(page.getByRole("link", { name: "Scraper" })).toHaveAttribute("aria-current", "page");
  await page.keyboard.press("Shift+?");
  const help = page.getByRole("dialog", { name: "Keys" });
  await expect(help).toContainText("Scraper");
  await expectAccessible(page);
  await help.getByLabel("Letters work as keys").uncheck();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await page.keyboard.press("g");
  await page.keyboard.press("t");
  await page.keyboard.press("Shift+?");
  await expect(help).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/property-scraper$/);
  expectQuiet();
});

test("An admin who is signed out signs in on the spot and gets to the page they asked for", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openLive(page, "/admin/properties?words=bay");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await expectAccessible(page);
  await fillSignIn(page, "admin@example.com");
  await expect(page.getByRole("heading", { level: 1, name: "Homes" })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/properties\?words=bay$/);
  await expect(page.getByRole("navigation", { name: "Main navigation" })).toHaveCount(0);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("link", { name: "Scraper" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Property scraper" })).toBeVisible();
  await page.getByRole("button", { name: "admin@example.com" }).click();
  await expect(page.getByText("Owner", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "ไทย" }).click();
  await expect(page).toHaveURL(/\/th\/admin\/property-scraper$/);
  await page.getByRole("button", { name: "admin@example.com" }).click();
  await page.getByRole("button", { name: "ออกจากระบบ" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "เข้าสู่ระบบ" })).toBeVisible();
});

test("An agent finds no door to the scraper, and a closed one at its address", async ({ page }) => {
  await signInAsAdmin(page, "agent@example.com");
  await openLive(page, "/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Scraper" })).toHaveCount(0);
  await page.getByRole("link", { name: "Homes", exact: true }).first().click();
  await expect(page.getByText("Your account is nobody in the list of people yet")).toBeVisible();
  await expectAccessible(page);
  await openLive(page, "/admin/add-property");
  await expect(page.getByRole("alert")).toContainText("Your role does not open this page");
  await openLive(page, "/admin/property-scraper");
  await expect(page.getByRole("alert")).toContainText("Your role does not open this page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expectAccessible(page);
});

test("A visitor gets back to where they were, and the administration says no", async ({ page }) => {
  await openLive(page, "/finance");
  await page.getByRole("link", { name: "Sign In" }).first().click();
  await fillSignIn(page, "visitor@example.com");
  await expect(page).toHaveURL(/\/finance$/);
  await expect(page.getByRole("button", { name: "visitor" }).first()).toBeVisible();
  await openLive(page, "/admin");
  await expect(page.getByRole("alert")).toContainText("This page is for administrators");
});

test("Public pages name who is signed in, and offer to edit the home", async ({ page }) => {
  const expectQuiet = watchConsole(page);
  await signInAsAdmin(page);
  await openLive(page, "/listings");
  await page.locator('a[href^="/property/"]').first().click();
  await page.getByRole("link", { name: "Edit this home" }).click();
  await expect(page).toHaveURL(/\/admin\//);
  await openLive(page, "/finance");
  await page.getByRole("button", { name: "admin", exact: true }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  expectQuiet();
});

test("In another language the administration is opened in English", async ({ page }) => {
  await openLive(page, "/de/admin");
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
});

/** The administration's page of the scraper, as journeys find their way on it. */
import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../../every-page/page-quality.ts";
import { signInAsAdmin } from "../../sign-in.ts";

const phone = { width: 360, height: 740 };

export async function openAsAdmin(page: Page, address: string, email?: string) {
  await signInAsAdmin(page, email);
  await page.goto(address);
}

export async function expectGoodEverywhere(page: Page) {
  await expectAccessible(page);
  await page.setViewportSize(phone);
  // Half under the fixed header, a button is too small a target.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 720 });
}

export const folded = (page: Page, title: string) => page.locator("summary").filter({ hasText: title });
export const sources = (page: Page) => page.getByRole("region", { name: "Sources" });
export const cardOf = (list: Locator, title: string) =>
  list.getByRole("listitem").filter({ has: list.page().getByRole("heading", { name: title }) });

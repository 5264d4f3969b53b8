/** WCAG 2.2 AA as far as axe can judge it: as pages are, with menus open, and in their error states. */
import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect, test } from "@playwright/test";

const phone = { width: 360, height: 740 };

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

for (const address of ["/", "/th", "/listings", "/de/listings?area=jomtien", "/no-such-page"]) {
  test(`${address} is accessible, also on a phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(address, { waitUntil: "networkidle" });
    await expectAccessible(page);
    await page.setViewportSize(phone);
    await expectAccessible(page);
  });
}

test("Open menus, search, filters and the empty state are accessible", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/listings?minPrice=99000000000");
  await page.getByText("More filters").click();
  await expectAccessible(page);
  const header = page.locator("header");
  for (const name of ["Property Types", "Resources", "Search"]) {
    await header.getByRole("button", { name }).first().click();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  }
  await page.setViewportSize(phone);
  await header.getByRole("button", { name: "Menu" }).click();
  await expectAccessible(page);
});

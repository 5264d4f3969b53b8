/** From the list of buildings to a home and back to its building; at a desk and on a phone. */
import { expect, test } from "@playwright/test";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  watchConsole,
} from "../every-page/page-quality.ts";

for (const [at, size] of [
  ["a desk", { width: 1440, height: 900 }],
  ["a phone", { width: 360, height: 740 }],
] as const) {
  test(`At ${at} a visitor opens a building, one of its homes, and the building again`, async ({ page }) => {
    const expectQuiet = watchConsole(page);
    await page.setViewportSize(size);
    await openLive(page, "/areas");
    const toBuildings = page.getByRole("link", { name: "All buildings" });
    // As wide as its words, not as the page.
    expect((await toBuildings.boundingBox())?.width).toBeLessThan(240);
    await toBuildings.click();
    await expect(page).toHaveURL("/buildings");
    await expectNoSidewaysScroll(page);
    await page.getByRole("link", { name: "Mali Sands Tower" }).click();
    await expect(page).toHaveURL("/buildings/mali-sands-tower");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Mali Sands Tower");
    await expect(page.getByText("46.8% of the floor area is owned by foreigners.")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    const home = page.getByRole("region", { name: "For sale here" }).getByRole("link").first();
    await home.click();
    await expect(page).toHaveURL(/\/property\//);
    const building = page.getByRole("definition").getByRole("link", { name: "Mali Sands Tower" });
    await building.scrollIntoViewIfNeeded();
    await building.click();
    await expect(page).toHaveURL("/buildings/mali-sands-tower");

    await page.getByRole("link", { name: "Wongamat" }).last().click();
    await expect(page).toHaveURL("/areas/wongamat");
    await page.getByRole("region", { name: "Buildings in Wongamat" }).getByText("Nok Aen Tower").click();
    await expect(page).toHaveURL("/buildings/nok-aen-tower");
    expectQuiet();
  });
}

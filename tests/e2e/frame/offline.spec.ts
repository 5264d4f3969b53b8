/** A page that could not be loaded tries again: by itself when the connection is back, and by its button. */
import { expect, test } from "@playwright/test";
import { openLive } from "../every-page/page-quality.ts";
import { forEachVisitor } from "../visitors.ts";

const areasCode = /\/assets\/areas-page-[^/]*\.js$/;

forEachVisitor(({ at, texts: { frame } }) => {
  test("A page that could not be loaded comes when the connection is back, or when one tries again", async ({
    page,
    context,
  }) => {
    const failed = page.getByRole("heading", { name: frame.errors.unavailableTitle });
    const linkTo = (path: string) => page.getByRole("contentinfo").locator(`a[href="${at}${path}"]`).first();
    await openLive(page, `${at}/contact`);
    await context.setOffline(true);
    await linkTo("/finance").click();
    await expect(page).toHaveURL(`${at}/finance`);
    await expect(failed).toBeVisible();
    await expect(page.getByText(frame.offline)).toBeVisible();
    // A picture could not come either, and would be shown as broken.
    await expect(page.locator("main img")).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.locator("#apply")).toBeAttached();
    await expect(failed).toBeHidden();
    await expect(page.getByText(frame.offline)).toBeHidden();

    await page.route(areasCode, (route) => route.abort());
    await openLive(page, `${at}/contact`);
    await linkTo("/areas").click();
    await expect(failed).toBeVisible();
    await page.unroute(areasCode);
    await page.getByRole("link", { name: frame.errors.tryAgain }).click();
    await expect(page.locator(`main a[href="${at}/areas/jomtien"]`).first()).toBeVisible();
    await expect(page).toHaveURL(`${at}/areas`);
  });
});

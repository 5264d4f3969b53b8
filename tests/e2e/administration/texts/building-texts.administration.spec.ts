/** A building is described: from its form in one press, in two languages, previewed, published, and put back. */
import { type Page, expect, test } from "@playwright/test";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  watchConsole,
} from "../../every-page/page-quality.ts";
import { signInAsAdmin } from "../../sign-in.ts";

const inLanguage = (page: Page, language: string) => page.getByRole("form", { name: language });

/** A visitor who loads the page again until it shows this, or no longer does. */
async function expectPublic(page: Page, path: string, text: string, isThere = true): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByText(text)).toHaveCount(isThere ? 1 : 0, { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

for (const { device, viewport } of [
  { device: "desk", viewport: { width: 1440, height: 900 } },
  { device: "phone", viewport: { width: 360, height: 740 } },
]) {
  test(`A description is written in two languages, previewed, published and put back, at a ${device}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(viewport);
    const expectQuiet = watchConsole(page);
    const name = `Described House ${device} ${Date.now()}`;
    await signInAsAdmin(page);
    await openLive(page, "/admin/buildings/new");
    await expect(page.getByText("Once the building is saved, you can describe it here.")).toBeVisible();
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByRole("button", { name: "Save the building" }).click();
    await page.getByRole("link", { name }).click();
    await expect(page.getByText("Nobody has written one yet.")).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByLabel("Road and soi").fill("Soi 9");
    await expect(page.getByText("Save the building first")).toBeVisible();
    await page.getByLabel("Road and soi").fill("");
    await expect(page.getByText("Save the building first")).toBeHidden();

    await page.getByRole("link", { name: "Write the description" }).click();
    await expect(page.getByRole("heading", { level: 1, name: `Building: ${name}` })).toBeVisible();
    const english = inLanguage(page, "English");
    const text = (form: typeof english) => form.getByLabel("Text", { exact: true });
    await text(english).fill("Two towers by the pond.\n\nQuiet at night.");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await english.getByRole("button", { name: "Publish" }).click();
    await expect(english.getByText("yours", { exact: true })).toBeVisible();
    await expect(inLanguage(page, "Deutsch").getByText("missing", { exact: true })).toBeVisible();

    const german = inLanguage(page, "Deutsch");
    await text(german).fill("Zwei Türme am Teich.");
    await german.getByRole("button", { name: "Save as a draft" }).click();
    await expect(german.getByText("There is a draft that nobody sees yet.")).toBeVisible();
    await german.locator("summary", { hasText: "Preview" }).click();
    await german.getByRole("button", { name: "Preview" }).click();
    const address = await german.getByRole("link", { name: "Open the preview" }).getAttribute("href");
    const visitor = await page.context().newPage();
    await visitor.goto(address ?? "");
    await expect(visitor.getByText("Zwei Türme am Teich.")).toBeVisible();
    const [path = ""] = (address ?? "").split("?");
    await expectPublic(visitor, path, "Two towers by the pond.");
    await expect(visitor.getByText("Zwei Türme am Teich.")).toHaveCount(0);
    await german.getByRole("button", { name: "Publish" }).click();
    await expect(german.getByText("Your text is shown.")).toBeVisible();
    await expectPublic(visitor, path, "Zwei Türme am Teich.");

    await text(german).fill("Drei Türme.");
    await german.getByRole("button", { name: "Publish" }).click();
    await expectPublic(visitor, path, "Drei Türme.");
    await german.getByText("History: Deutsch").click();
    await german
      .getByRole("button", { name: /^Take the text of/ })
      .first()
      .click();
    await expect(text(german)).toHaveValue("Zwei Türme am Teich.");
    await german.getByRole("button", { name: "Publish" }).click();
    await expectPublic(visitor, path, "Zwei Türme am Teich.");

    // On a phone the toasts lie over the link, and they stay while another window is in front.
    await page.bringToFront();
    const closing = page.locator(".toast").getByRole("button", { name: "Close" });
    await closing.evaluateAll((buttons) => {
      for (const button of buttons as HTMLElement[]) button.click();
    });
    await expect(page.locator(".toast")).toHaveCount(0);
    await page.getByRole("link", { name: "Edit this building" }).click();
    const languages = page.getByRole("region", { name: "Description" }).getByRole("listitem");
    await expect(languages.filter({ hasText: "Deutsch" })).toHaveText("Deutsch yours");
    await expect(languages.filter({ hasText: "Français" })).toHaveText("Français missing");
    await page.getByRole("link", { name: "Edit the description" }).click();
    for (const language of ["English", "Deutsch"]) {
      await inLanguage(page, language).getByRole("button", { name: "Take it off the site" }).click();
      await expect(inLanguage(page, language).getByText("It is not on the site.")).toBeVisible();
    }
    await expectPublic(visitor, path, "Zwei Türme am Teich.", false);
    expectQuiet();
  });
}

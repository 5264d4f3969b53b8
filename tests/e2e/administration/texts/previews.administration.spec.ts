/** Texts that no page shows are previewed as their reader gets them: a letter in its frame, clauses as a PDF. */
import { readFile } from "node:fs/promises";
import { type Page, expect, test } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  watchConsole,
} from "../../every-page/page-quality.ts";
import { signInAsAdmin } from "../../sign-in.ts";

const inLanguage = (page: Page, language: string) => page.getByRole("form", { name: language });

for (const { device, viewport } of [
  { device: "desk", viewport: { width: 1440, height: 900 } },
  { device: "phone", viewport: { width: 360, height: 740 } },
]) {
  test(`A sentence typed into a letter is seen in the letter, at a ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const expectQuiet = watchConsole(page);
    await signInAsAdmin(page);
    await openLive(page, "/admin/texts/letter/received");
    const form = inLanguage(page, "English");
    const text = form.getByLabel("Text", { exact: true });
    const press = form.getByRole("button", { name: "Preview the letter" });
    const letter = form.frameLocator("iframe");
    await form.locator("summary", { hasText: "Preview" }).click();
    await text.fill("");
    await press.click();
    await expect(form.getByText("Write something.")).toBeVisible();
    await expect(text).toBeFocused();

    await text.fill("We read your message over the <b>first</b> coffee of the day.");
    await press.click();
    await expect(letter.getByText("over the <b>first</b> coffee of the day.")).toBeVisible();
    await expect(letter.getByText("SAMPLE", { exact: true })).toBeVisible();
    await expect(form.getByText("We have your message – SAMPLE")).toBeVisible();
    // Its letters are dark, as in a mail program, and the page behind the frame is too.
    await expect(form.locator("iframe")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    // All of the letter is seen: it does not scroll in its frame.
    const fits = () =>
      letter.locator("html").evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
    await expect.poll(fits).toBe(true);
    await form.locator("summary", { hasText: "As plain text" }).click();
    await expect(
      form.getByText(/^Hello,\s+We read your message over the <b>first<\/b> coffee/),
    ).toBeVisible();
    await expectAccessible(page, { sandboxed: "iframe[sandbox]" });
    await expectNoSidewaysScroll(page);
    await text.fill("We read it over tea.");
    await expect(form.getByText("The text has changed since then.")).toBeVisible();
    await expect(form.getByText("Our text is shown.")).toBeVisible();
    expectQuiet();
  });
}

test("A preview that could not be made says so, and another try makes it", async ({ page }) => {
  await signInAsAdmin(page);
  await openLive(page, "/admin/texts/reply/more");
  const form = inLanguage(page, "Deutsch");
  await page.route("**/preview", (route) =>
    route.fulfill({ status: 503, json: { error: { code: "unavailable", message: "Try again." } } }),
  );
  await form.locator("summary", { hasText: "Preview" }).click();
  await form.getByLabel("Text", { exact: true }).fill("Welche Aussicht mögen Sie?");
  await form.getByRole("button", { name: "Preview the answer" }).click();
  const notice = form.getByRole("alert");
  await expect(notice).toContainText("what you typed is still here");
  await expect(notice).toContainText("Try again in a minute");
  await page.unroute("**/preview");
  await notice.getByRole("button", { name: "Try again" }).click();
  const letter = form.frameLocator("iframe");
  await expect(letter.getByText("Guten Tag Erika Muster,")).toBeVisible();
  await expect(letter.getByText("Welche Aussicht mögen Sie?")).toBeVisible();
  await letter.getByRole("link").first().click();
  expect(page.context().pages()).toHaveLength(1);
  await expect(letter.getByText("Welche Aussicht mögen Sie?")).toBeVisible();
});

test("A clause is read in the PDF of a sample contract", async ({ page }) => {
  const expectQuiet = watchConsole(page);
  await signInAsAdmin(page);
  await openLive(page, "/admin/texts/clause/possession");
  const form = inLanguage(page, "English");
  await form.getByLabel("Text", { exact: true }).fill("The Buyer gets the keys and a mango tree.");
  await form.locator("summary", { hasText: "Preview" }).click();
  const download = page.waitForEvent("download");
  await form.getByRole("button", { name: "Preview the contract as a PDF" }).click();
  await expect(form.getByText("The PDF is among your downloads.")).toBeVisible();
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await (await download).path())));
  const words = (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, " ");
  expect(words).toContain("The Buyer gets the keys and a mango tree.");
  expect(words).toContain("PREVIEW: a sample contract");
  await expectAccessible(page);
  expectQuiet();
});

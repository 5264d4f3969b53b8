/** An owner puts a guide of his own in place of the printed one; a visitor with a pass reads it; it is put back. */
import { type Page, expect, test } from "@playwright/test";
import { consentVersion } from "../../../../domain/leads/consent.ts";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  watchConsole,
} from "../../every-page/page-quality.ts";
import { signInAsAdmin } from "../../sign-in.ts";

const pdf = (inside: string) => Buffer.from(`%PDF-1.7\n% ${inside}\nstartxref\n9\n%%EOF\n`);
const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });

/** The address that the page after the form gives to a German visitor. */
async function readersAddress(page: Page, email: string): Promise<string> {
  const answer = await page.request.post("/api/leads/guide", {
    form: { email, locale: "de", consent: consentVersion },
  });
  const [, address = ""] = /href="(\/guide\/de[^"]+)"/.exec(await answer.text()) ?? [];
  return address.replaceAll("&amp;", "&");
}

async function expectGuide(page: Page, address: string, words: string) {
  await expect(async () => {
    expect((await (await page.request.get(address)).body()).toString("latin1")).toContain(words);
  }).toPass({ timeout: 60_000 });
}

for (const [where, width] of [
  ["a desk", 1440],
  ["a phone", 360],
] as const) {
  test(`From ${where} an owner publishes a guide in German, a visitor reads it, and it is put back`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const expectQuiet = watchConsole(page);
    const address = await readersAddress(page, `guide-${width}@example.com`);
    const printed = await (await page.request.get(address)).body();
    await signInAsAdmin(page);
    await openLive(page, "/admin/texts#guide");
    await page.getByRole("link", { name: "The guide as a PDF" }).click();
    const form = page.getByRole("form", { name: "Deutsch" });
    await expect(form.getByText("Ours is shown.")).toBeVisible();
    const chooser = form.getByLabel("Choose a PDF");

    await form.getByRole("button", { name: "Publish" }).click();
    await expect(form.getByText("Choose a PDF first.")).toBeVisible();
    await chooser.setInputFiles(file("notes.pdf", Buffer.from("These are notes")));
    await expect(form.getByText("This is not a PDF.")).toBeVisible();
    await expectAccessible(page);

    await chooser.setInputFiles(file("Mein Leitfaden.pdf", pdf(`from ${where}`)));
    await expect(form.getByText("Mein Leitfaden.pdf has arrived.")).toBeVisible();
    const seen = await form.getByRole("link", { name: "See it" }).getAttribute("href");
    await expectGuide(page, seen ?? "", `from ${where}`);
    expect(await (await page.request.get(address)).body()).toEqual(printed);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await form.getByRole("button", { name: "Publish" }).click();
    await expect(form.getByText("Yours is shown.")).toBeVisible();
    await expectGuide(page, address, `from ${where}`);
    await form.getByRole("button", { name: "Back to ours" }).click();
    await expect(form.getByText("Ours is shown.")).toBeVisible();
    await expect(async () => {
      expect(await (await page.request.get(address)).body()).toEqual(printed);
    }).toPass({ timeout: 60_000 });
    expectQuiet();
  });
}

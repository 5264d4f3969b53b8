/** An owner writes the site: the hero's sentence, a testimonial, an answer in two languages, and puts each back. */
import { type Locator, type Page, expect, test } from "@playwright/test";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  watchConsole,
} from "../../every-page/page-quality.ts";
import { signInAsAdmin } from "../../sign-in.ts";

/** A visitor who loads the page again until it shows this. */
async function expectPublic(page: Page, path: string, text: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeAttached({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

const inLanguage = (page: Page, language: string) => page.getByRole("form", { name: language });

async function publish(form: Locator): Promise<void> {
  await form.getByRole("button", { name: "Publish" }).click();
  await expect(form.getByText("yours", { exact: true })).toBeVisible();
}

async function putBack(form: Locator): Promise<void> {
  await form.getByRole("button", { name: "Back to the text we shipped" }).click();
  await expect(form.getByText("Our text is shown.")).toBeVisible();
}

for (const { device, viewport } of [
  { device: "desk", viewport: { width: 1440, height: 900 } },
  { device: "phone", viewport: { width: 360, height: 740 } },
]) {
  test(`The hero, a testimonial and an answer in two languages are written and put back, at a ${device}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const expectQuiet = watchConsole(page);
    const hero = `Written at a ${device}, by the sea`;
    await signInAsAdmin(page);

    await openLive(page, "/admin/texts");
    await expect(page.getByText("Front page", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByLabel("Find a text").fill("for buyers from anywhere");
    await page
      .getByRole("link", { name: /Rent-to-own and seller-financed condos in Pattaya, for buyers/ })
      .click();
    const english = inLanguage(page, "English");
    const shipped = await english.getByLabel("Text", { exact: true }).inputValue();
    await english.getByLabel("Text", { exact: true }).fill("");
    await english.getByRole("button", { name: "Publish" }).click();
    await expect(english.getByText("Write something.")).toBeVisible();
    await english.getByLabel("Text", { exact: true }).fill(hero);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await publish(english);
    await expect(inLanguage(page, "Deutsch").getByText("older than the English")).toBeVisible();
    await expectPublic(page, "/", hero);
    // Opened from another page, the words are the same.
    await openLive(page, "/contact");
    await page.locator("header a[href='/']").first().click();
    await expect(page.locator(".hero").getByText(hero)).toBeVisible();

    await openLive(page, "/admin/texts/testimonial/tenant");
    const testimonial = inLanguage(page, "English");
    await testimonial.getByLabel("Title").fill(`Kept their word at a ${device}`);
    await testimonial.getByLabel("Who says it").fill("Ann B.");
    await testimonial.getByLabel("Country (two letters)").fill("NO");
    await publish(testimonial);
    await expectPublic(page, "/", `Kept their word at a ${device}`);
    await expectPublic(page, "/de", "Norwegen");

    await openLive(page, "/admin/texts/faq/pets");
    for (const [language, path, words] of [
      ["English", "/resources/faq", "Yes, and iguanas."],
      ["Deutsch", "/de/resources/faq", "Ja, auch Leguane."],
    ] as const) {
      await openLive(page, "/admin/texts/faq/pets");
      const answer = inLanguage(page, language);
      await answer.getByLabel("Answer").fill(`${words}\n\nSee [finance](/finance).`);
      await publish(answer);
      await expectPublic(page, path, words);
    }

    await openLive(page, "/admin/texts/faq/pets");
    const german = inLanguage(page, "Deutsch").getByLabel("Answer");
    await german.fill("Noch nicht gespeichert.");
    await inLanguage(page, "Deutsch").getByRole("button", { name: "Back to the text we shipped" }).click();
    const question = page.getByRole("dialog", { name: "Throw away what you typed?" });
    await expectAccessible(page);
    await question.getByRole("button", { name: "Go on writing" }).click();
    await expect(question).toBeHidden();
    await expect(german).toHaveValue("Noch nicht gespeichert.");
    await inLanguage(page, "Deutsch").getByRole("button", { name: "Back to the text we shipped" }).click();
    await question.getByRole("button", { name: "Yes, throw it away" }).click();
    await expect(inLanguage(page, "Deutsch").getByText("Our text is shown.")).toBeVisible();

    for (const [path, language] of [
      ["/admin/texts/words/frontPage.subtitle", "English"],
      ["/admin/texts/testimonial/tenant", "English"],
      ["/admin/texts/faq/pets", "English"],
    ] as const) {
      await openLive(page, path);
      await putBack(inLanguage(page, language));
    }
    await expectPublic(page, "/", shipped);
    expectQuiet();
  });
}

test("A promise asks a second time, by keys too, and the owner decides", async ({ page }) => {
  await signInAsAdmin(page);
  await openLive(page, "/admin/texts/words/frontPage.step2Title");
  await expect(page.getByText("This text states a promise")).toBeVisible();
  const form = inLanguage(page, "English");
  await form.getByLabel("Text", { exact: true }).fill("Soon you receive the condo options.");
  await form.getByRole("button", { name: "Publish" }).focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: "Publish this all the same?" });
  await expect(question.getByText("What the site fills in at {{hours}}")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(form.getByText("Our text is shown.")).toBeVisible();
  await form.getByRole("button", { name: "Publish" }).click();
  await question.getByRole("button", { name: "Yes, publish it" }).click();
  await expect(form.getByText("Your text is shown.")).toBeVisible();
  await putBack(form);
});

test("Two windows: the second sees what is stored and takes its own words on", async ({ page, context }) => {
  await signInAsAdmin(page);
  const path = "/admin/texts/words/frontPage.whyTitle";
  const other = await context.newPage();
  await openLive(page, path);
  await openLive(other, path);
  const form = inLanguage(other, "English");
  // Both have read the text before one of them saves it.
  await expect(form.getByLabel("Text", { exact: true })).toBeVisible();
  await inLanguage(page, "English").getByLabel("Text", { exact: true }).fill("Why us");
  await publish(inLanguage(page, "English"));
  await form.getByLabel("Text", { exact: true }).fill("Why we");
  await form.getByRole("button", { name: "Publish" }).click();
  await expect(form.getByText("Somebody saved this text meanwhile.")).toBeVisible();
  await expectAccessible(other);
  await form.getByRole("button", { name: "Take what I typed" }).click();
  await publish(form);
  await form.getByText("History: English").click();
  await expect(form.getByRole("listitem")).toHaveCount(2);
  await form.getByRole("button", { name: /^Take the text of/ }).click();
  await expect(form.getByLabel("Text", { exact: true })).toHaveValue("Why us");
  await form.getByRole("button", { name: "Back to the text we shipped" }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Yes, throw it away" }).click();
  await expect(form.getByText("Our text is shown.")).toBeVisible();
});

test("A draft is previewed as the page itself, and a plan is made on Pattaya's clock and taken back", async ({
  page,
}) => {
  await signInAsAdmin(page);
  await openLive(page, "/admin/texts/words/frontPage.stepsTitle");
  const form = inLanguage(page, "Deutsch");
  await form.getByLabel("Text", { exact: true }).fill("Drei Schritte, nur ein Entwurf");
  await form.getByRole("button", { name: "Save as a draft" }).click();
  await expect(form.getByText("There is a draft that nobody sees yet.")).toBeVisible();
  await form.locator("summary", { hasText: "Preview" }).click();
  await form.getByRole("button", { name: "Preview" }).click();
  const address = await form.getByRole("link", { name: "Open the preview" }).getAttribute("href");
  const preview = await page.context().newPage();
  await openLive(preview, address ?? "");
  await expect(preview.getByRole("heading", { name: "Drei Schritte, nur ein Entwurf" })).toBeAttached();
  await preview.goto("/de");
  await expect(preview.getByText("Drei Schritte, nur ein Entwurf")).toHaveCount(0);
  await preview.close();

  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await form.locator("summary", { hasText: "Plan" }).click();
  await form.getByLabel("When it shall appear (Pattaya time)").fill(`${day}T09:30`);
  await form.getByRole("button", { name: "Plan" }).click();
  await expect(form.getByText(/Planned for .*9:30, Pattaya time/)).toBeVisible();
  await putBack(form);
});

test("Typed words are not lost by a link or by Back, unless one gives them up", async ({ page }) => {
  const expectQuiet = watchConsole(page);
  await signInAsAdmin(page);
  await openLive(page, "/admin/texts");
  await page.getByLabel("Find a text").fill("for buyers from anywhere");
  await page.getByRole("link", { name: /Rent-to-own and seller-financed condos in Pattaya/ }).click();
  const text = inLanguage(page, "English").getByLabel("Text", { exact: true });
  await expect(text).toBeVisible();
  const address = page.url();
  await text.fill("Typed, and saved nowhere");
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  const leaves = {
    link: () => page.getByRole("link", { name: "All texts" }).click(),
    back: () => page.goBack(),
  };
  for (const leave of Object.values(leaves)) {
    await leave();
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Stay here" }).click();
    await expect(question).toBeHidden();
    await expect(text).toHaveValue("Typed, and saved nowhere");
    expect(page.url()).toBe(address);
  }
  await leaves.back();
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Texts" })).toBeVisible();
  await page.goForward();
  await expect(text).not.toHaveValue("Typed, and saved nowhere");
  await inLanguage(page, "English").getByRole("button", { name: "Save as a draft" }).click();
  await expect(inLanguage(page, "English").getByText("There is a draft")).toBeVisible();
  await leaves.link();
  await expect(page.getByRole("heading", { level: 1, name: "Texts" })).toBeVisible();
  await page.goBack();
  await putBack(inLanguage(page, "English"));
  expectQuiet();
});

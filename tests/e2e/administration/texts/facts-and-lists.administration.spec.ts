/** An owner changes a fact, adds a question and a testimonial, moves them on a phone, and puts everything back. */
import { type Locator, type Page, expect, test } from "@playwright/test";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  watchConsole,
} from "../../every-page/page-quality.ts";
import { signInAsAdmin } from "../../sign-in.ts";

/** A visitor who loads the page again until it shows this, or no longer does. */
async function expectPublic(page: Page, path: string, text: string, count: "some" | "none" = "some") {
  await expect(async () => {
    await page.goto(path);
    const found = page.getByText(text);
    if (count === "none") await expect(found).toHaveCount(0, { timeout: 1_000 });
    else await expect(found.first()).toBeAttached({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

const form = (page: Page, name: string) => page.getByRole("form", { name });

async function publish(shown: Locator): Promise<void> {
  await shown.getByRole("button", { name: "Publish" }).click();
  await expect(shown.getByText("Your text is shown.")).toBeVisible();
}

async function confirm(page: Page, shown: Locator): Promise<void> {
  await shown.getByRole("button", { name: "Publish" }).click();
  const question = page.getByRole("dialog", { name: "Publish this all the same?" });
  await question.getByRole("button", { name: "Yes, publish it" }).click();
  await expect(shown.getByText("Your text is shown.")).toBeVisible();
}

async function putBack(shown: Locator, button: string): Promise<void> {
  await shown.getByRole("button", { name: button }).click();
  await expect(
    shown.getByText(button === restore ? "Our text is shown." : "It is not on the site."),
  ).toBeVisible();
}
const restore = "Back to the text we shipped";

test.use({ viewport: { width: 360, height: 740 } });

test("A fact is found by what is due, changed with its source, and its pages follow", async ({ page }) => {
  test.slow();
  const expectQuiet = watchConsole(page);
  await signInAsAdmin(page);
  await openLive(page, "/admin/texts/facts");
  await expect(page.getByRole("link", { name: "Transfer fee", exact: true })).toBeVisible();
  await page.getByLabel("Find a fact").fill("transfer fee");
  const card = page.getByRole("listitem").filter({
    has: page.getByRole("link", { name: "Transfer fee", exact: true }),
  });
  await card.locator("summary", { hasText: "Where it stands" }).click();
  await expect(card.getByText("The calculators of the finance page and of homes")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Transfer fee", exact: true }).click();
  const fact = form(page, "All languages");
  await fact.getByLabel("Figure").fill("9000");
  await fact.getByRole("button", { name: "Publish" }).click();
  await expect(fact.getByText("A number up to 500")).toBeVisible();
  await fact.getByLabel("Figure").fill("1.5");
  await fact.getByLabel("Source", { exact: true }).fill("Land Department, notice of the year");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await publish(fact);
  await expectPublic(page, "/resources/home-buying-guides/costs-and-taxes", "Land Department, notice");
  await expect(page.locator('[data-fact="transfer-fee"]').first()).toHaveText(/^1\.5%/);
  // The same after hydration.
  await openLive(page, "/resources/home-buying-guides/costs-and-taxes");
  await expect(page.locator('[data-fact="transfer-fee"]').first()).toHaveText(/^1\.5%/);
  await expectPublic(page, "/finance", "Transfer fee, 1.5%");
  await expectPublic(page, "/de/resources/home-buying-guides/costs-and-taxes", "Land Department, notice");
  await openLive(page, "/admin/texts/fact/transfer-fee");
  await putBack(form(page, "All languages"), restore);
  await expectPublic(page, "/finance", "Transfer fee, 2%");
  expectQuiet();
});

test("A question is added in two languages, moved to the top by keys, and taken off again", async ({
  page,
}) => {
  test.slow();
  const expectQuiet = watchConsole(page);
  await signInAsAdmin(page);
  await openLive(page, "/admin/texts/list/faq");
  const list = form(page, "All languages");
  await expect(list.getByRole("button", { name: "Publish" })).toBeInViewport({ ratio: 1 });
  await list.getByLabel("The question, in English").fill("May I keep bees?");
  await expect(list.getByRole("button", { name: "Publish" })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await list.getByRole("button", { name: "Write it" }).click();
  const english = form(page, "English");
  await expect(english.getByLabel("Question")).toHaveValue("May I keep bees?");
  await english.getByLabel("Answer").fill("One hive at most.");
  await publish(english);
  const address = new URL(page.url()).pathname;
  const german = form(page, "Deutsch");
  await german.getByLabel("Question").fill("Darf ich Bienen halten?");
  await german.getByLabel("Answer").fill("Höchstens ein Volk.");
  await publish(german);
  await expectPublic(page, "/resources/faq", "May I keep bees?");
  await expectPublic(page, "/de/resources/faq", "Darf ich Bienen halten?");
  await expectPublic(page, "/fr/resources/faq", "bees", "none");

  await openLive(page, "/admin/texts/list/faq");
  const up = form(page, "All languages").getByRole("button", { name: "Move up: May I keep bees?" });
  await up.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Moved to place \d+ of \d+\.$/)).toBeAttached();
  await expect(up).toBeFocused();
  await publish(form(page, "All languages"));
  await expect(async () => {
    await page.goto("/resources/faq");
    const questions = await page.locator("section").first().locator("summary").allTextContents();
    expect(questions.indexOf("May I keep bees?")).toBe(questions.length - 2);
  }).toPass({ timeout: 60_000 });

  await openLive(page, "/admin/texts/list/faq");
  const again = form(page, "All languages");
  await again.getByRole("button", { name: "Take away: May I keep bees?" }).click();
  await publish(again);
  await expectPublic(page, "/de/resources/faq", "Bienen", "none");
  await openLive(page, "/admin/texts/list/faq");
  await putBack(form(page, "All languages"), restore);
  await openLive(page, address);
  await putBack(form(page, "English"), "Take it off the site");
  await expectPublic(page, "/resources/faq", "bees", "none");
  expectQuiet();
});

test("A testimonial is added and stands first; one of ours goes only after a second question", async ({
  page,
}) => {
  test.slow();
  await signInAsAdmin(page);
  await openLive(page, "/admin/texts/list/testimonials");
  const list = form(page, "All languages");
  await list.getByLabel("Its headline, in English").fill("Keys on the day they said");
  await list.getByRole("button", { name: "Write it" }).click();
  const english = form(page, "English");
  await english.getByLabel("Text", { exact: true }).fill("Nothing more to say.");
  await english.getByLabel("Who says it").fill("Ida B.");
  await english.getByLabel("Country (two letters)").fill("DK");
  await english.getByLabel("Stars").selectOption("4");
  await publish(english);
  const address = new URL(page.url()).pathname;
  await expectPublic(page, "/ru", "Ida B.");

  await openLive(page, "/admin/texts/list/testimonials");
  const again = form(page, "All languages");
  for (let place = 7; place > 1; place -= 1) {
    await again.getByRole("button", { name: "Move up: Keys on the day they said" }).click();
  }
  await again
    .getByRole("button", { name: /^Take away:/ })
    .last()
    .click();
  await expectNoSidewaysScroll(page);
  await confirm(page, again);
  await expect(async () => {
    await page.goto("/");
    const quoted = page.locator("figure", { has: page.locator("blockquote") });
    await expect(quoted).toHaveCount(6, { timeout: 1_000 });
    await expect(quoted.first()).toContainText("Keys on the day they said");
    await expect(quoted.first()).toContainText("4 out of 5 stars");
  }).toPass({ timeout: 60_000 });
  await openLive(page, "/admin/texts/list/testimonials");
  await putBack(form(page, "All languages"), restore);
  await openLive(page, address);
  await putBack(form(page, "English"), "Take it off the site");
  await expectPublic(page, "/", "Ida B.", "none");
});

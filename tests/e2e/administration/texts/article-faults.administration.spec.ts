/** What goes wrong while an article is written: no answer, a plan from another time zone, pastes of any size. */
import { expect, test } from "@playwright/test";
import { openLive } from "../../every-page/page-quality.ts";
import { signInAsAdmin } from "../../sign-in.ts";
import { beginPost, formOf, paste, textOf } from "./article-scene.ts";

test.use({ timezoneId: "America/Los_Angeles" });

const isKept = /^Saved at .+, for you alone/;

test("A publish that fails keeps what was typed, and goes through when it is pressed again", async ({
  page,
}) => {
  await signInAsAdmin(page);
  const form = await beginPost(page, "A storm at noon");
  await form.getByLabel("In one or two sentences").fill("What a storm does.");
  await textOf(form).focus();
  await page.keyboard.type("Words that must stay");
  await expect(form.getByText(isKept)).toBeVisible();
  const saves = /\/texts\/articles\/blog\/a-storm-at-noon\/en$/;
  await page.route(saves, (route) =>
    route.fulfill({ status: 503, json: { error: { code: "unavailable", message: "x" } } }),
  );
  await form.getByRole("button", { name: "Publish" }).click();
  await expect(form.getByRole("alert")).toBeVisible();
  await expect(textOf(form)).toHaveText("Words that must stay");
  // Typed on, and opened again: all of it is there.
  await textOf(form).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(", and more");
  await expect(form.getByText(isKept)).toBeVisible();
  await openLive(page, "/admin/articles/blog/a-storm-at-noon");
  await expect(textOf(form)).toHaveText("Words that must stay, and more");
  await expect(form.getByLabel("In one or two sentences")).toHaveValue("What a storm does.");
  await page.unroute(saves);
  await form.getByRole("button", { name: "Publish" }).click();
  await expect(form.getByText("Your text is shown.")).toBeVisible();
  await page.getByText("Address", { exact: true }).click();
  await page.getByRole("button", { name: "Delete this article…" }).click();
  await page.getByRole("button", { name: "Yes, delete it" }).click();
  await expect(page.getByText("This article is deleted.", { exact: false })).toBeVisible();
});

test("A plan is on Pattaya's clock, wherever the browser is", async ({ page }) => {
  await signInAsAdmin(page);
  const form = await beginPost(page, "A planned shower");
  await form.getByLabel("In one or two sentences").fill("It comes in two days.");
  await textOf(form).focus();
  await page.keyboard.type("Rain at nine");
  await expect(form.getByText(isKept)).toBeVisible();
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await form.getByText("Plan", { exact: true }).first().click();
  await form.getByLabel("When it shall appear (Pattaya time)").fill(`${day}T09:00`);
  const sent = page.waitForRequest(
    (request) => request.method() === "PUT" && request.url().endsWith("/a-planned-shower/en"),
  );
  await form.getByRole("button", { name: "Plan", exact: true }).click();
  // Pattaya is seven hours ahead of UTC all year.
  expect(((await sent).postDataJSON() as { publishAt: string }).publishAt).toBe(`${day}T02:00:00.000Z`);
  await expect(form.getByText(/^Planned for .*9:00.*, Pattaya time\.$/)).toBeVisible();
  await form.getByRole("button", { name: "Save as a draft" }).click();
  await expect(form.getByText("There is a draft that nobody sees yet.")).toBeVisible();
});

test("Lists that are nested too deeply are pasted as deep as a text goes, and a file is refused with words", async ({
  page,
}) => {
  await signInAsAdmin(page);
  const form = await beginPost(page, "Deep lists");
  const text = textOf(form);
  await text.focus();
  const levels = 100;
  const deep = `${Array.from({ length: levels }, (_, level) => `<ul><li>level ${level}`).join("")}${"</li></ul>".repeat(levels)}`;
  await paste(text, { "text/html": deep, "text/plain": "x" });
  await expect(text.locator("ul ul ul ul ul > li").first()).toBeVisible();
  await expect(text.locator("ul ul ul ul ul ul")).toHaveCount(0);
  await expect(text.locator("li")).toHaveCount(levels);
  await expect(form.getByText(isKept)).toBeVisible();

  await paste(text, { "text/plain": "many words ".repeat(50_000) });
  await expect(form.getByText("That is too long for one text.", { exact: false })).toBeVisible();
  await expect(text).not.toContainText("many words");
});

test("An address that cannot be had is refused with its reason and another one", async ({ page }) => {
  await signInAsAdmin(page);
  await openLive(page, "/admin/articles");
  await page.getByRole("button", { name: "New article" }).click();
  const dialog = page.getByRole("dialog", { name: "New article" });
  await dialog.getByLabel("Title").fill("บ้านริมทะเล");
  const slug = dialog.getByLabel("Last part of the address");
  const begin = dialog.getByRole("button", { name: "Begin to write" });
  for (const [typed, words] of [
    ["บ้านริมทะเล", /This one is possible: blog-\d{4}-\d\d-\d\d /],
    ["Über uns!", /This one is possible: uber-uns /],
    ["reading-the-minutes", /Another text has or had this address.* reading-the-minutes-2 /],
  ] as const) {
    await slug.fill(typed);
    await begin.click();
    await expect(slug).toHaveAccessibleDescription(words);
  }
  await expect(formOf(page, "English")).toHaveCount(0);
});

/** An owner demands a second step of everybody. An admin without one can do nothing until it is set up. */
import { type Page, expect, test } from "@playwright/test";
import { expectAccessible, openLive } from "../every-page/page-quality.ts";
import { setUpApp } from "../account/people.ts";
import { fillSignIn, signInAsAdmin } from "../sign-in.ts";

async function removeFactor(page: Page): Promise<void> {
  await openLive(page, "/account");
  await page.getByRole("listitem").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Off. A second step protects")).toBeVisible();
}

/** The server's answer to this browser's token. */
function askForListings(page: Page): Promise<[status: number, code: string | undefined]> {
  return page.evaluate(async () => {
    const { access_token } = JSON.parse(localStorage.getItem("session") ?? "{}");
    const answer = await fetch("/api/admin/listings", {
      headers: { authorization: `Bearer ${access_token}` },
    });
    const body: { error?: { code?: string } } = await answer.json();
    return [answer.status, body.error?.code] as [number, string | undefined];
  });
}

test("A demanded second step keeps others out until they set one up; then they work", async ({
  page,
  browser,
}) => {
  await signInAsAdmin(page);
  await openLive(page, "/admin/people");
  await page.getByRole("button", { name: "Ask everybody for it" }).click();
  await expect(page.getByRole("alert")).toContainText("Set up and prove your own second step first");
  await page.getByRole("link", { name: "To your account" }).click();
  await setUpApp(page);

  const editor = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await signInAsAdmin(editor, "editor@example.com");
  await openLive(editor, "/admin");
  expect((await askForListings(editor))[0]).toBe(200);

  await openLive(page, "/admin/people");
  await page.getByRole("button", { name: "Ask everybody for it" }).click();
  await expect(page.getByText("From now on everybody needs a second step.")).toBeVisible();
  await expectAccessible(page);

  // At once, in the session that is under way.
  expect(await askForListings(editor)).toEqual([403, "needs_second_factor"]);
  await openLive(editor, "/admin/properties");
  await expect(editor.getByRole("alert")).toContainText(
    "asks everybody in the administration for a second step",
  );
  await expectAccessible(editor);
  await editor.getByRole("link", { name: "Set up the second step" }).click();
  await expect(editor).toHaveURL(/\/account/);
  await setUpApp(editor);
  expect((await askForListings(editor))[0]).toBe(200);
  await openLive(editor, "/admin/properties");
  await expect(editor.getByRole("heading", { level: 1, name: "Homes" })).toBeVisible();

  // And anew: a password alone leads to the second step, not to work.
  const again = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await openLive(again, "/sign-in");
  await fillSignIn(again, "editor@example.com");
  await expect(again.getByRole("heading", { name: "One more step" })).toBeVisible();
  expect((await askForListings(again))[0]).toBe(403);

  // The phone with the app is lost: another owner removes the second step, and the way in is a new one.
  await openLive(page, "/admin/people");
  const card = page.getByRole("listitem").filter({ hasText: "editor@example.com" });
  await card.getByRole("button", { name: "Remove second steps" }).click();
  await card.getByRole("button", { name: "Yes, remove them" }).click();
  await expect(page.getByText("The second steps of editor@example.com are removed.")).toBeVisible();
  await again.getByRole("button", { name: "Sign out" }).click();
  await openLive(again, "/sign-in?next=%2Fadmin%2Fproperties");
  await fillSignIn(again, "editor@example.com");
  await expect(again.getByRole("link", { name: "Set up the second step" })).toBeVisible();

  await page.getByRole("button", { name: "Stop asking everybody for it" }).click();
  await expect(page.getByText("own choice again")).toBeVisible();
  await again.reload();
  await expect(again.getByRole("heading", { level: 1, name: "Homes" })).toBeVisible();
  await removeFactor(page);
  await again.context().close();
  await editor.context().close();
});

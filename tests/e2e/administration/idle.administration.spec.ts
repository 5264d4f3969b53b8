import { type Page, expect, test } from "@playwright/test";
import { consentVersion } from "../../../domain/leads/consent.ts";
import { expectAccessible, openLive } from "../every-page/page-quality.ts";
import { signInAsAdmin } from "../sign-in.ts";

const lock = (page: Page) => page.getByRole("dialog", { name: "Are you still there?" });

async function unlock(page: Page, password: string): Promise<void> {
  await lock(page).getByLabel("Password").fill(password);
  await lock(page).getByRole("button", { name: "Go on" }).click();
}

test("After half an hour the password is asked for over the page, and what was typed stays", async ({
  page,
}) => {
  await page.clock.install();
  await signInAsAdmin(page);
  await page.goto("/admin/add-property");
  await expect(page).toHaveURL(/new=1$/);
  const title = page.getByLabel("Title", { exact: true });
  await title.fill("A home typed before lunch");
  // Of the very page: a page that was built again would be another.
  await title.evaluate((element) => element.setAttribute("data-before-lunch", ""));
  await page.clock.fastForward("29:00");
  await expect(lock(page)).toBeHidden();
  await page.clock.fastForward("02:00");
  await expect(lock(page)).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(lock(page)).toBeVisible();
  await unlock(page, "not-my-password");
  await expect(lock(page).getByRole("alert")).toHaveAttribute("data-code", "invalid_credentials");
  await unlock(page, "local-only-password");
  await expect(lock(page)).toBeHidden();
  await expect(title).toHaveValue("A home typed before lunch");
  await expect(title).toHaveAttribute("data-before-lunch", "");

  // The same session goes on: it can still write.
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Everything is saved.")).toBeVisible();
});

test("Work in another tab counts, and the password of one tab opens the other", async ({ page }) => {
  await page.clock.install();
  await signInAsAdmin(page);
  await openLive(page, "/admin");
  // One clock drives every tab of the context.
  const other = await page.context().newPage();
  await other.goto("/admin/people");
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  // Less than an hour in all, because this test is not about the session's own token.
  await page.clock.fastForward("20:00");
  await page.keyboard.press("Shift");
  await page.clock.fastForward("15:00");
  await expect(lock(other)).toBeHidden();
  await expect(lock(page)).toBeHidden();

  await page.clock.fastForward("16:00");
  await expect(lock(page)).toBeVisible();
  await expect(lock(other)).toBeVisible();
  await unlock(page, "local-only-password");
  await expect(lock(other)).toBeHidden();
});

test("A reply that is being typed survives the lock, and is a draft on the server", async ({
  page,
  browser,
}) => {
  const name = `Otto who waits ${Date.now()}`;
  const sent = await page.request.post("/api/leads/contact", {
    data: { name, email: "otto@example.com", message: "Is it free?", consent: consentVersion, locale: "en" },
  });
  expect(sent.ok()).toBe(true);
  const openReply = async (at: Page) => {
    await openLive(at, "/admin/enquiries");
    await at.getByRole("link", { name }).click();
    return at.getByRole("region", { name: `Reply to ${name}` }).getByLabel("Text", { exact: true });
  };
  await page.clock.install();
  await signInAsAdmin(page);
  const reply = await openReply(page);
  await reply.fill("Dear Otto, it is");
  await page.clock.fastForward("31:00");
  await expect(lock(page)).toBeVisible();

  const other = await browser.newPage();
  await signInAsAdmin(other);
  await expect(await openReply(other)).toHaveValue("Dear Otto, it is");
  await other.close();

  await unlock(page, "local-only-password");
  await expect(reply).toHaveValue("Dear Otto, it is");
  await reply.pressSequentially(" free.");
  await expect(page.getByText(/Draft saved/)).toBeVisible();
});

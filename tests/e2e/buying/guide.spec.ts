/** The investor guide: asked for on the front page, read at once. */
import { expect, test } from "@playwright/test";
import { expectAccessible, openLive } from "../every-page/page-quality.ts";
import { forEachVisitor } from "../visitors.ts";

forEachVisitor(({ at, isOnPhone, language, texts: { contact, frontPage } }) => {
  test("A visitor who asks for the guide reads in our words what is missing, and then the guide", async ({
    page,
  }) => {
    await openLive(page, at || "/");
    const opener = page.getByRole("button", { name: frontPage.downloadGuide });
    const form = page.getByRole("dialog", { name: frontPage.downloadGuide });
    await opener.click();
    await expect(form).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(form).toBeHidden();
    await opener.click();
    await form.getByRole("button", { name: frontPage.guideSend }).click();
    const email = form.getByLabel(frontPage.guideEmail);
    await expect(form.getByText(frontPage.guideEmailProblem)).toBeVisible();
    await expect(form.getByText(frontPage.guideConsentProblem)).toBeVisible();
    await expect(email).toBeFocused();
    await expectAccessible(page);
    await email.fill(`reader-${language}-${isOnPhone ? "phone" : "desk"}@example.com`);
    await expect(form.getByText(frontPage.guideEmailProblem)).toBeHidden();
    await form.getByRole("checkbox").check();
    await form.getByRole("button", { name: frontPage.guideSend }).click();
    await expect(page).toHaveURL(new RegExp(`${at}/thank-you\\?kind=guide`));
    const link = page.getByRole("link", { name: contact.thanks.readGuide });
    const answer = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("application/pdf");
    expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
  });
});

test("An expired link leads to the form", async ({ page }) => {
  await page.goto("/guide/en?pass=1.expired");
  await expect(page).toHaveURL("/guide?link=expired");
  await expect(page.getByText("This link does not open the guide any more.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send me the guide" }).first()).toBeVisible();
});

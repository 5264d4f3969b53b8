/** The line is cut at each request of sign-up, sign-in and reset: it is said, nothing typed is lost, and a retry works. */
import { type Locator, type Page, expect } from "@playwright/test";
import { openLive } from "../every-page/page-quality.ts";
import { goodPassword, newEmail, newestMail, setPassword, signOut, test } from "./people.ts";

const next = (page: Page) => page.getByRole("button", { name: "Continue", exact: true });

/** Presses while the call cannot be made, looks, and presses again with the line back. */
async function pressTwice(page: Page, call: string, button: Locator, kept: Locator): Promise<void> {
  const isCut = (url: URL) => url.pathname === `/auth/v1${call}`;
  await page.route(isCut, (route) => route.abort("internetdisconnected"));
  const typed = await kept.inputValue();
  expect(typed).not.toBe("");
  await button.click();
  await expect(page.getByRole("alert")).toContainText("There is no connection");
  await expect(kept).toHaveValue(typed);
  await page.unroute(isCut);
  await button.click();
}

test("Sign-up with a password", async ({ page }) => {
  const email = newEmail();
  await openLive(page, "/sign-up");
  await page.getByRole("button", { name: "Choose a password" }).click();
  await page.getByLabel("E-mail or phone").fill(email);
  await page.getByLabel("New password").fill(goodPassword);
  await pressTwice(page, "/signup", next(page), page.getByLabel("New password"));
  const code = page.getByLabel("Six-digit code");
  await code.fill((await newestMail(page, email)).token);
  await pressTwice(page, "/verify", next(page), code);
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
});

test("Sign-up by code, sign-in with a password, and reset", async ({ page }) => {
  const email = newEmail();
  await openLive(page, "/sign-up");
  await page.getByRole("button", { name: "Continue with a code" }).click();
  await page.getByLabel("E-mail or phone").fill(email);
  await pressTwice(page, "/otp", next(page), page.getByLabel("E-mail or phone"));
  const code = page.getByLabel("Six-digit code");
  await code.fill((await newestMail(page, email)).token);
  await pressTwice(page, "/verify", next(page), code);
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  await setPassword(page);
  await signOut(page);

  await openLive(page, "/sign-in");
  await page.getByLabel("E-mail or phone").fill(email);
  await page.getByLabel("Password").fill(goodPassword);
  const signIn = page.getByRole("button", { name: "Sign in", exact: true });
  await pressTwice(page, "/token", signIn, page.getByLabel("Password"));
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  await signOut(page);

  await openLive(page, "/forgot-password");
  await page.getByLabel("E-mail").fill(email);
  await pressTwice(page, "/recover", page.getByRole("button", { name: "Send" }), page.getByLabel("E-mail"));
  await code.fill((await newestMail(page, email, 2)).token);
  await pressTwice(page, "/verify", next(page), code);
  const password = page.getByLabel("New password");
  await password.fill("eight quiet herons");
  await pressTwice(page, "/user", page.getByRole("button", { name: "Save the password" }), password);
  await expect(page.getByText("Your new password is saved")).toBeVisible();
});

/** People who sign in: their addresses, their mailbox, their authenticator. */
import { type Browser, type Page, expect, test as base } from "@playwright/test";
import { TOTP } from "otpauth";
import { openLive } from "../every-page/page-quality.ts";
import { type LetterWords, type SignInLetter, readSignInLetter } from "../../sign-in-letter.ts";
import { mailboxAddress } from "../mailbox-address.ts";
import { ownAddress } from "../own-address.ts";

export const goodPassword = "seven quiet herons";

export const test = base.extend({
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders(ownAddress());
    await use(context);
  },
});

/** A page on another device. */
export async function openDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: "en-GB", extraHTTPHeaders: ownAddress() });
  return context.newPage();
}

let made = 0;

export function newEmail(): string {
  made += 1;
  return `p${process.pid}-${Date.now()}-${made}@example.com`;
}

/** The newest message of sign-in to an address, once there are as many as `count`. The office writes there too. */
export async function newestMail(page: Page, to: string, count = 1): Promise<SignInLetter> {
  let letters: SignInLetter[] = [];
  await expect
    .poll(async () => {
      const answer = await page.request.get(mailboxAddress(page, to));
      letters = ((await answer.json()) as LetterWords[]).map(readSignInLetter).filter(({ token }) => token);
      return letters.length;
    })
    .toBeGreaterThanOrEqual(count);
  const [newest] = letters;
  if (!newest) throw new Error(`No message to ${to}`);
  return newest;
}

export async function signUpByCode(page: Page, email = newEmail()): Promise<string> {
  await openLive(page, "/sign-up");
  await page.getByRole("button", { name: "Continue with a code" }).click();
  await page.getByLabel("E-mail or phone").fill(email);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Enter the code" })).toBeFocused();
  await enterCode(page, (await newestMail(page, email)).token);
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  return email;
}

/** Up to where the code is asked for. */
export async function signUpWithPassword(page: Page, email: string, password = goodPassword): Promise<void> {
  await openLive(page, "/sign-up");
  await page.getByRole("button", { name: "Choose a password" }).click();
  await page.getByLabel("E-mail or phone").fill(email);
  await page.getByLabel("New password").fill(password);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Enter the code" })).toBeVisible();
}

export async function setPassword(page: Page, password = goodPassword): Promise<void> {
  await page.getByRole("link", { name: "Choose a new password" }).click();
  await page.getByLabel("New password").fill(password);
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page).toHaveURL(/\/account$/);
}

export async function signIn(page: Page, email: string, password = goodPassword): Promise<void> {
  await openLive(page, "/sign-in");
  await page.getByLabel("E-mail or phone").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

export async function signOut(page: Page): Promise<void> {
  await page.locator("main").getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByText("Signed in as")).toBeHidden();
}

export function totpCode(secret: string): string {
  return new TOTP({ secret }).generate();
}

/** The key of the authenticator app that is being set up. */
export async function readAppKey(page: Page): Promise<string> {
  const key = page.locator("code").filter({ hasText: /^[A-Z2-7]{16,}$/ });
  return (await key.textContent()) ?? "";
}

export async function enterCode(page: Page, code: string, button = "Continue"): Promise<void> {
  await page.getByLabel("Six-digit code").fill(code);
  await page.getByRole("button", { name: button, exact: true }).click();
}

/** Sets up an authenticator app on the account page and returns its key. */
export async function setUpApp(page: Page, begin = "Set up"): Promise<string> {
  await page.getByRole("button", { name: begin, exact: true }).click();
  const key = await readAppKey(page);
  await enterCode(page, totpCode(key), "Turn on");
  await expect(page.getByText("Authenticator app, added on")).toBeVisible();
  return key;
}

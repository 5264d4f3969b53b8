/** Passkeys: added in the account, used to sign in without an address, named and removed. */
import { expect } from "@playwright/test";
import { expectAccessible, openLive } from "../every-page/page-quality.ts";
import {
  enterCode,
  newestMail,
  setPassword,
  setUpApp,
  signIn,
  signOut,
  signUpByCode,
  test,
  totpCode,
} from "./people.ts";

test("A passkey is added and named, signs in without an address, and is removed", async ({
  page,
  context,
}) => {
  await context.credentials.install();
  const email = await signUpByCode(page);
  await page.getByLabel("A name for it").fill("My phone");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("Your passkey is ready.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove My phone" })).toBeVisible();
  await expect(page.getByLabel("A name for it")).toHaveValue("");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Rename My phone" }).click();
  await page.getByRole("listitem").getByLabel("A name for it").fill("My old phone");
  await page.getByRole("button", { name: "Save the name" }).click();
  await expect(page.getByRole("button", { name: "Remove My old phone" })).toBeVisible();
  await signOut(page);

  await openLive(page, "/sign-in?next=%2Ffinance");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL(/\/finance$/);
  await openLive(page, "/account");
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  await expect(page.getByText("last used on")).toBeVisible();

  await page.getByRole("button", { name: "Remove My old phone" }).click();
  await expect(page.getByRole("button", { name: "Remove My old phone" })).toBeHidden();
  await signOut(page);
  await openLive(page, "/sign-in");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("alert")).toHaveAttribute("data-code", "webauthn_verification_failed");
});

test("A passkey is one factor: who has a second one is asked for it", async ({ page, context }) => {
  await context.credentials.install();
  const email = await signUpByCode(page);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("Your passkey is ready.")).toBeVisible();
  const key = await setUpApp(page);
  await expect(page.getByText("On. When you sign in")).toBeVisible();
  await signOut(page);
  await openLive(page, "/sign-in");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await enterCode(page, totpCode(key));
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
});

test("Where Auth offers no passkeys, nobody is offered one; a browser that stops says so", async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException("No", "NotAllowedError"));
  });
  await openLive(page, "/sign-in");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("No passkey was used");
  await page.route("**/auth/v1/settings", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), passkeys_enabled: false } });
  });
  await openLive(page, "/sign-in");
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeHidden();
});

test("A phone as the second step: set up, asked for at sign-in, wrong code, beside an app, removed", async ({
  page,
}) => {
  const phone = `+6681${String(Date.now()).slice(-7)}`;
  const end = phone.slice(-2);
  const email = await signUpByCode(page);
  await setPassword(page);
  await page.getByRole("button", { name: "By text message" }).click();
  await page.getByLabel("Phone number for the codes").fill(phone);
  await page.getByRole("button", { name: "Send a code" }).click();
  await expect(page.getByText(`Enter the code that we have sent to ${phone}`)).toBeVisible();
  await expectAccessible(page);
  await enterCode(page, (await newestMail(page, phone)).token, "Turn on");
  await expect(page.getByText(`Text message to ${phone}`)).toBeVisible();
  await signOut(page);

  await signIn(page, email);
  await expect(page.getByText(`number ending in ${end}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send the code" }).click();
  await enterCode(page, "000000");
  await expect(page.getByRole("alert")).toHaveAttribute("data-code", "mfa_verification_failed");
  await enterCode(page, (await newestMail(page, phone, 2)).token);
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();

  const key = await setUpApp(page, "Add another app");
  await signOut(page);

  await signIn(page, email);
  await page.getByRole("button", { name: `Text a code to the number ending in ${end}` }).click();
  await expect(page.getByText("We have sent a code to your phone")).toBeVisible();
  await page.getByRole("button", { name: "Use the authenticator app" }).click();
  await enterCode(page, totpCode(key));
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  // The app first: it proved this session, so the page stays and asks for the phone.
  const remove = page.getByRole("listitem").getByRole("button", { name: "Remove" });
  await remove.first().click();
  await expect(page.getByText("You have removed the step that you confirmed")).toBeVisible();
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: `Text a code to the number ending in ${end}` }).click();
  await enterCode(page, (await newestMail(page, phone, 4)).token);
  await expect(page.getByText("You have removed the step that you confirmed")).toBeHidden();
  await remove.click();
  await expect(page.getByText("Off. A second step protects")).toBeVisible();
});

test("Inside LINE, WeChat or Facebook the page says how to go on", async ({ browser }) => {
  for (const app of [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari Line/14.9.0",
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.49",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/480.0.0]",
  ]) {
    const context = await browser.newContext({ locale: "en-GB", userAgent: app });
    const page = await context.newPage();
    await openLive(page, "/sign-in");
    await expect(page.getByText("You have opened this page inside another app")).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy the address" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Send me a code instead" })).toBeVisible();
    await context.close();
  }
});

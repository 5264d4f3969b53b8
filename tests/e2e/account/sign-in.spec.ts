/** Every way in and out: code, link, password, reset, guest, provider. */
import { expect } from "@playwright/test";
import { expectAccessible, openLive, visitEach } from "../every-page/page-quality.ts";
import { watchProblems } from "../problems.ts";
import {
  enterCode,
  goodPassword,
  newEmail,
  newestMail,
  setPassword,
  signIn,
  signOut,
  signUpByCode,
  signUpWithPassword,
  openDevice,
  test,
} from "./people.ts";

test("By code, then with a password of one's own, and out again", async ({ page }) => {
  const email = await signUpByCode(page);
  await setPassword(page);
  // Who is in needs no way to begin.
  const begin = page.getByRole("banner").getByRole("link", { name: "Get Started" });
  await expect(begin).toBeHidden();
  await signOut(page);
  await expect(begin).toBeVisible();
  await signIn(page, email);
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
});

test("A mailed link waits for a press, so a scanner that runs scripts spends nothing; another browser can use it", async ({
  page,
  browser,
}) => {
  const email = newEmail();
  await openLive(page, "/sign-in");
  await page.getByLabel("E-mail or phone").fill(email);
  await page.getByRole("button", { name: "Send me a code instead" }).click();
  await expect(page.getByRole("heading", { name: "Enter the code" })).toBeVisible();
  const { site_url } = await newestMail(page, email);

  const scanner = await openDevice(browser);
  const asked: string[] = [];
  scanner.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
  await scanner.goto(site_url, { waitUntil: "networkidle" });
  await expect(scanner.getByRole("button", { name: "Continue" })).toBeEnabled();
  expect(asked.filter((one) => /auth\/v1|token_hash/.test(one))).toEqual([]);
  expect(scanner.url()).toMatch(/\/auth\/callback$/);
  expect(await scanner.evaluate(() => JSON.stringify([history.state, { ...localStorage }]))).not.toContain(
    "token",
  );
  await scanner.close();

  const other = await openDevice(browser);
  await openLive(other, site_url);
  await expectAccessible(other);
  await other.getByRole("button", { name: "Continue" }).click();
  // No password was chosen in this browser, so the owner of the address may choose one now.
  await expect(other.getByText("Your address is confirmed")).toBeVisible();
  await other.getByRole("button", { name: "Go on without a password" }).click();
  await expect(other.getByText(`Signed in as ${email}`)).toBeVisible();

  await openLive(other, site_url);
  await other.getByRole("button", { name: "Continue" }).click();
  await expect(other.getByRole("alert")).toHaveAttribute("data-code", "otp_expired");
  await other.close();
});

test("A password set by somebody else on an unconfirmed address dies when its owner comes", async ({
  page,
  browser,
}) => {
  const email = newEmail();
  await signUpWithPassword(page, email);

  const owner = await openDevice(browser);
  await openLive(owner, "/sign-in");
  await owner.getByLabel("E-mail or phone").fill(email);
  await owner.getByRole("button", { name: "Send me a code instead" }).click();
  await enterCode(owner, (await newestMail(owner, email, 2)).token);
  await expect(owner.getByText(`Signed in as ${email}`)).toBeVisible();
  await owner.close();

  await signIn(page, email);
  await expect(page.getByRole("alert")).toHaveAttribute("data-code", "invalid_credentials");
});

test("Someone who signs up with a password keeps it, and weak ones are refused with the reasons", async ({
  page,
}) => {
  const email = newEmail();
  await openLive(page, "/sign-up");
  await page.getByRole("button", { name: "Choose a password" }).click();
  await page.getByLabel("E-mail or phone").fill(email);
  await page.getByLabel("New password").fill("password123");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveAttribute("data-code", "weak_password");
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveText([/leaked passwords/]);
  await page.getByLabel("New password").fill(goodPassword);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await enterCode(page, (await newestMail(page, email)).token);
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  await signOut(page);
  await signIn(page, email);
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
});

test("A forgotten password is reset by the link, and a wrong code says what to do", async ({ page }) => {
  const email = await signUpByCode(page);
  await signOut(page);
  await openLive(page, "/forgot-password");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send" }).click();
  await enterCode(page, "000000");
  await expect(page.getByRole("alert")).toHaveAttribute("data-code", "otp_expired");
  const { site_url } = await newestMail(page, email, 2);
  await openLive(page, site_url);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByLabel("New password").fill(goodPassword);
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page.getByText("Your new password is saved")).toBeVisible();
  await signOut(page);
  await signIn(page, email);
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
});

test("A guest adds an address and keeps everything", async ({ page }) => {
  const email = newEmail();
  await openLive(page, "/listings");
  await page
    .getByRole("button", { name: /^Save / })
    .first()
    .click();
  await openLive(page, "/sign-up");
  await page.getByRole("button", { name: "Continue as a guest" }).click();
  await expect(page.getByText("Signed in as guest")).toBeVisible();
  await expect(page.getByLabel("Your note")).toHaveCount(1);
  await page.getByRole("button", { name: "Add E-mail" }).click();
  await page.getByLabel("New e-mail").fill(email);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await enterCode(page, (await newestMail(page, email)).token);
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  await expect(page.getByLabel("Your note")).toHaveCount(1);
});

test("Whoever comes from our letter about an application is told that a code is enough", async ({ page }) => {
  await openLive(page, `/sign-in?${new URLSearchParams({ next: "/account/application?reference=A" })}`);
  await expect(page.getByText("You need no password.")).toBeVisible();
});

test("Through a provider, and back to the page one came from; stopping there is said kindly", async ({
  page,
}) => {
  const email = newEmail();
  await openLive(page, "/sign-in?next=%2Ffinance");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alert")).toContainText("You stopped before the end");
  expect(page.url()).toMatch(/\/auth\/callback$/);

  await openLive(page, "/sign-in?next=%2Ffinance");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  // Our own page has an e-mail field too, and stays until the provider answers.
  await expect(page).toHaveURL(/\/interaction\//);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/finance$/);
  await openLive(page, "/account");
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
});

test("A broken line and an unavailable service are told apart, and the form keeps what was typed", async ({
  page,
}) => {
  const email = newEmail();
  await page.route("**/auth/v1/token**", (route) => route.abort());
  await signIn(page, email);
  await expect(page.getByRole("alert")).toContainText("There is no connection");
  await page.unroute("**/auth/v1/token**");
  await page.route("**/auth/v1/token**", (route) => route.fulfill({ status: 503, body: "<html>" }));
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("not available at the moment");
  await expect(page.getByLabel("E-mail or phone")).toHaveValue(email);
});

test("A session in the address of any page leaves it before anything else happens", async ({ page }) => {
  await page.goto(
    "/#access_token=aaa.bbb.ccc&refresh_token=r&expires_in=3600&expires_at=100&token_type=bearer",
  );
  await expect(page).toHaveURL(/\/auth\/callback$/);
  await expect(page.getByText("more than two minutes ago")).toBeVisible();
  await page.goto("/#access_token=aaa.bbb.ccc&token_type=bearer");
  await expect(page.getByRole("alert")).toContainText("This link does not sign you in");
});

const pages = [
  "/sign-in",
  "/sign-up",
  "/forgot-password",
  "/reset-password",
  "/auth/callback",
  "/account",
  "/account/application",
].map((address) => ({ address }));

test("The pages of signing in are accessible and quiet, also on a phone", async ({ page }) => {
  const problems = watchProblems(page);
  await visitEach(pages, async ({ address }) => {
    problems.splice(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await openLive(page, address);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });
});

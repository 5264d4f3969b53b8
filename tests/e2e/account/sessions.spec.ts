/** Sessions in several tabs, the second factor, and what a page loads before anybody signs in. */
import { type Page, expect } from "@playwright/test";
import { expectAccessible, openLive } from "../every-page/page-quality.ts";
import {
  enterCode,
  goodPassword,
  newEmail,
  readAppKey,
  setPassword,
  signIn,
  signOut,
  signUpByCode,
  test,
  totpCode,
} from "./people.ts";

/** As if the tabs had slept: the access token is over, the refresh token is not. */
function expireSession(page: Page): Promise<void> {
  return page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("session") ?? "{}");
    localStorage.setItem("session", JSON.stringify({ ...session, expires_at: 1 }));
  });
}

test("Three tabs that refresh at once all stay signed in, and signing out of one signs out of all", async ({
  page,
  context,
}) => {
  const email = await signUpByCode(page);
  const tabs = [page, await context.newPage(), await context.newPage()];
  await expireSession(page);
  await Promise.all(tabs.map((tab) => tab.goto("/account")));
  for (const tab of tabs) await expect(tab.getByText(`Signed in as ${email}`)).toBeVisible();
  for (const tab of tabs) {
    await tab.reload();
    await expect(tab.getByText(`Signed in as ${email}`)).toBeVisible();
  }
  await page.locator("main").getByRole("button", { name: "Sign out", exact: true }).click();
  for (const tab of tabs) await expect(tab.getByText("Signed in as")).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("session"))).toBeNull();
});

test("A sign-out while a refresh is under way stays out", async ({ page, context }) => {
  await signUpByCode(page);
  const other = await context.newPage();
  await openLive(other, "/account");
  await expect(other.getByText("Signed in as")).toBeVisible();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  // Either tab may be the first to see that the access token is over.
  await context.route("**/auth/v1/token?grant_type=refresh_token", async (route) => {
    await held;
    await route.continue();
  });
  const refresh = context.waitForEvent("request", (request) =>
    request.url().endsWith("/auth/v1/token?grant_type=refresh_token"),
  );
  await expireSession(page);
  await page.goto("/account", { waitUntil: "commit" });
  await refresh;
  await other.evaluate(() => localStorage.removeItem("session"));
  letGo();
  await expect(page.getByRole("link", { name: "Sign in" }).last()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("session"))).toBeNull();
});

test("A session that ends by itself says so, and keeps what is typed", async ({ page }) => {
  await signUpByCode(page);
  await openLive(page, "/contact");
  await page.getByLabel("Your name").first().fill("Ann Example");
  await page.route("**/auth/v1/token**", (route) =>
    route.fulfill({ status: 400, json: { code: 400, error_code: "session_not_found", msg: "gone" } }),
  );
  await expireSession(page);
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByText("You have been signed out.")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByLabel("Your name").first()).toHaveValue("Ann Example");
});

test("While sign-in does not answer, its page says so, the person stays signed in, and Try again helps", async ({
  page,
}) => {
  const email = await signUpByCode(page);
  await page.route("**/auth/v1/token**", (route) => route.fulfill({ status: 503, body: "" }));
  await expireSession(page);
  await page.goto("/account");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Sign-in is not available at the moment", { timeout: 15_000 });
  await expect(page.getByRole("banner").getByRole("button", { name: "Your account" }).first()).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toHaveCount(0);
  await expectAccessible(page);
  const tryAgain = page.getByRole("button", { name: "Try again" });
  await Promise.all([page.waitForRequest("**/auth/v1/token**"), tryAgain.click()]);
  await page.unroute("**/auth/v1/token**");
  // The page tries by itself too, and may be quicker than the press.
  await expect(async () => {
    if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 2_000 });
    await expect(page.getByText(`Signed in as ${email}`)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  await expect(alert).toBeHidden();
});

test("A session that any call finds ended leaves nothing in storage", async ({ page }) => {
  await signUpByCode(page);
  await page.getByRole("link", { name: "Choose a new password" }).click();
  await page.route("**/auth/v1/user**", (route) =>
    route.fulfill({ status: 403, json: { code: 403, error_code: "session_not_found", msg: "gone" } }),
  );
  await page.route("**/auth/v1/logout**", (route) =>
    route.fulfill({ status: 403, json: { code: 403, error_code: "session_not_found", msg: "gone" } }),
  );
  await page.getByLabel("New password").fill(goodPassword);
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page.getByText("You have been signed out.")).toBeVisible();
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((name) => name.startsWith("session")),
  );
  expect(kept).toEqual([]);
});

test("A malformed refresh token ends the session like an unknown one", async ({ page }) => {
  await signUpByCode(page);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("session") ?? "{}");
    localStorage.setItem("session", JSON.stringify({ ...session, refresh_token: "cut", expires_at: 1 }));
  });
  const refused = page.waitForResponse((answer) => answer.url().includes("grant_type=refresh_token"));
  await page.goto("/account");
  expect(await (await refused).json()).toMatchObject({ code: "validation_failed" });
  await expect(page.getByRole("link", { name: "Sign in" }).last()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("session"))).toBeNull();
});

test("A success that cannot be read is no lost connection, and the session stays", async ({ page }) => {
  await signUpByCode(page);
  await page.getByRole("link", { name: "Choose a new password" }).click();
  await page.route("**/auth/v1/user**", (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Login to the hotel's network</h1>" }),
  );
  await page.getByLabel("New password").fill(goodPassword);
  await page.getByRole("button", { name: "Save the password" }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Sign-in is not available at the moment");
  await expect(alert).not.toContainText("connection");
  expect(await page.evaluate(() => localStorage.getItem("session"))).not.toBeNull();
});

test("An application without a reference says that there is none", async ({ page }) => {
  await signUpByCode(page);
  for (const address of ["/account/application", "/account/application?reference="]) {
    await openLive(page, address);
    await expect(page.getByRole("heading", { name: "Your application" })).toBeVisible();
    await expect(page.getByText("There is nothing with this reference in your account.")).toBeVisible();
  }
});

test("An old error leaves the form with the next try", async ({ page }) => {
  await openLive(page, "/sign-in");
  await page.getByLabel("E-mail or phone").fill(newEmail());
  await page.getByLabel("Password").fill("not the password");
  const button = page.getByRole("button", { name: "Sign in", exact: true });
  await button.click();
  const alert = page.getByRole("alert");
  await expect(alert).toHaveAttribute("data-code", "invalid_credentials");
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/auth/v1/token**", async (route) => {
    await held;
    await route.continue();
  });
  await button.click();
  await expect(alert).toBeHidden();
  letGo();
  await expect(alert).toHaveAttribute("data-code", "invalid_credentials");
});

test("The second step: set up, asked for at sign-in, wrong code, removed", async ({ page }) => {
  const email = await signUpByCode(page);
  await setPassword(page);
  await page.getByRole("button", { name: "Set up" }).click();
  const key = await readAppKey(page);
  await expect(page.getByRole("figure", { name: "QR code" })).toBeVisible();
  await expectAccessible(page);
  await enterCode(page, totpCode(key), "Turn on");
  await expect(page.getByText("On. When you sign in")).toBeVisible();
  await signOut(page);

  await signIn(page, email);
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await page.goto("/account");
  await expect(page.getByText("Signed in as")).toBeHidden();
  await page.locator("main").getByRole("link", { name: "Sign in" }).click();
  await enterCode(page, "000000");
  await expect(page.getByRole("alert")).toHaveAttribute("data-code", "mfa_verification_failed");
  await enterCode(page, totpCode(key));
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  await page.getByRole("listitem").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Off. A second step protects")).toBeVisible();
});

test("Without a session no page loads the code of sign-in", async ({ page }) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(".js")) scripts.add(request.url());
  });
  for (const address of ["/", "/listings", "/finance", "/contact", "/sign-in", "/sign-up"]) {
    await openLive(page, address);
    await page.waitForLoadState("networkidle");
  }
  const sources = await Promise.all(
    [...scripts].map(async (address) => (await page.request.get(address)).text()),
  );
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.filter((source) => /grant_type=refresh_token|code_challenge_method/.test(source))).toEqual(
    [],
  );
});

/** What a stranger prepared for an address dies when its owner proves it, even if the owner closes the tab at once. */
import { type Browser, expect, type Page } from "@playwright/test";
import { openLive } from "../every-page/page-quality.ts";
import { signInAsAdmin } from "../sign-in.ts";
import { enterCode, newEmail, newestMail, openDevice, signIn, signUpWithPassword, test } from "./people.ts";

const foreign = "a strangers 77 password";

async function registerFirst(browser: Browser, email: string): Promise<Page> {
  const stranger = await openDevice(browser);
  await signUpWithPassword(stranger, email, foreign);
  return stranger;
}

/** Nothing that the page would do after the proof reaches the server, as when the tab is closed. */
async function closeAfterProof(page: Page): Promise<void> {
  await page.route("**/auth/v1/user**", (route) => route.abort());
  await page.route("**/auth/v1/logout**", (route) => route.abort());
}

async function expectNoWayIn(stranger: Page, email: string): Promise<void> {
  await signIn(stranger, email, foreign);
  await expect(stranger.getByRole("alert")).toHaveAttribute("data-code", "invalid_credentials");
  await stranger.close();
}

test("The invited administrator: the stranger who signed up before does not get in", async ({
  browser,
  page,
}) => {
  const email = newEmail();
  const stranger = await registerFirst(browser, email);
  await signInAsAdmin(page);
  await openLive(page, "/admin/people");
  const answer = page.waitForResponse("**/api/admin/people/invitations");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Role", { exact: true }).selectOption({ label: "Owner" });
  await page.getByRole("button", { name: "Send an invitation" }).click();
  expect((await answer).status()).toBe(201);

  const invited = await openDevice(browser);
  await closeAfterProof(invited);
  await openLive(invited, (await newestMail(page, email, 2)).site_url);
  const proved = invited.waitForResponse("**/auth/v1/verify");
  await invited.getByRole("button", { name: "Continue" }).click();
  expect((await proved).status()).toBe(200);
  await invited.close();
  await expectNoWayIn(stranger, email);

  // Other journeys on this product have one owner.
  await openLive(page, "/admin/people");
  await page.getByLabel(`Role of ${email}`).selectOption({ label: "No role" });
  await page.getByRole("button", { name: "Yes, take the role away" }).click();
  await expect(page.getByText(`${email} has no role any more.`)).toBeVisible();
});

test("Pre-registration: the owner's link and the owner's own password, not the stranger's", async ({
  browser,
  page,
}) => {
  const email = newEmail();
  const stranger = await registerFirst(browser, email);
  await signUpWithPassword(page, email);
  await enterCode(page, (await newestMail(page, email, 2)).token);
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  await expectNoWayIn(stranger, email);

  const owner = await openDevice(browser);
  await signIn(owner, email);
  await expect(owner.getByText(`Signed in as ${email}`)).toBeVisible();
  await owner.close();
});

test("Pre-registration: the link is pressed and the tab closed", async ({ browser, page }) => {
  const email = newEmail();
  const stranger = await registerFirst(browser, email);
  await page.goto("/sign-in");
  const { site_url } = await newestMail(page, email);
  await closeAfterProof(page);
  await openLive(page, site_url);
  const proved = page.waitForResponse("**/auth/v1/verify");
  await page.getByRole("button", { name: "Continue" }).click();
  expect((await proved).status()).toBe(200);
  await expectNoWayIn(stranger, email);
});

test("Enquiries wait for the address of somebody who signs in by password, and one press joins them", async ({
  page,
}) => {
  const email = newEmail();
  await signUpWithPassword(page, email);
  await enterCode(page, (await newestMail(page, email)).token);
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, email);
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();

  const { consentVersion } = await import("../../../domain/leads/consent.ts");
  const form = { name: "V", email, message: "A question", consent: consentVersion, reachBy: "email" };
  const headers = { "sec-fetch-site": "same-origin", origin: new URL(page.url()).origin };
  expect((await page.request.post("/api/leads/contact", { data: form, headers })).status()).toBe(201);
  await openLive(page, "/account");
  await expect(page.getByText(`Enquiries sent with ${email}: 1.`)).toBeVisible();
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(page.getByLabel("Six-digit code")).toBeVisible();
  await enterCode(page, (await newestMail(page, email, 2)).token);
  await expect(page.getByRole("link", { name: "Message" })).toBeVisible();
  await expect(page.getByText(`Enquiries sent with ${email}`)).toBeHidden();
});

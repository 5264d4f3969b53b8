/** Getting in, by the form or without it. */
import { type Page, expect } from "@playwright/test";
import { sessionKey } from "../../web/visitor/kept/kept-session.ts";

const password = "local-only-password";

export async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** As in a browser that has kept its session. The journeys whose subject is signing in use the form. */
export async function signInAsAdmin(page: Page, email = "admin@example.com"): Promise<void> {
  const answer = await page.request.post("/auth/v1/token?grant_type=password", { data: { email, password } });
  expect(answer.status()).toBe(200);
  const session: { expires_in: number } = await answer.json();
  // Auth need not send it, and the client's kept session has it.
  const expires_at = Math.floor(Date.now() / 1_000) + session.expires_in;
  const { origin } = new URL(answer.url());
  const localStorage = [{ name: sessionKey, value: JSON.stringify({ ...session, expires_at }) }];
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}

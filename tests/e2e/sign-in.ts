import { type Page, expect } from "@playwright/test";
import { openLive } from "./every-page/page-quality.ts";

export async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill("local-only-password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

export async function signInAsAdmin(page: Page, email = "admin@example.com"): Promise<void> {
  await openLive(page, "/sign-in");
  await fillSignIn(page, email);
  await expect(page).toHaveURL(/\/admin$/);
}

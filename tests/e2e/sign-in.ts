import { type Page, expect } from "@playwright/test";
import { openLive } from "./every-page/page-quality.ts";

export async function signInAsAdmin(page: Page): Promise<void> {
  await openLive(page, "/sign-in");
  await page.getByLabel("E-mail").fill("admin@example.com");
  await page.getByLabel("Password").fill("local-only-password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Signed in as admin@example.com")).toBeVisible();
}

/** Fills in the contact details, not too fast, because the Worker refuses forms that are filled in by robots. */
import type { Locator, Page } from "@playwright/test";

const typingMs = 900;

export async function fillPerson(page: Page, form: Locator): Promise<void> {
  await form.getByLabel("Your name").fill("Ann Example");
  await form.getByLabel("E-mail", { exact: true }).fill("ann@example.com");
  await form.getByRole("checkbox").check();
  await page.waitForTimeout(typingMs);
}

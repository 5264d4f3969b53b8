/** Fills in who asks. The edge takes nothing that was filled in faster than people type, so neither does this. */
import type { Locator, Page } from "@playwright/test";

const quickestTyping = 900;

export async function fillPerson(page: Page, form: Locator): Promise<void> {
  await form.getByLabel("Your name").fill("Ann Example");
  await form.getByLabel("E-mail", { exact: true }).fill("ann@example.com");
  await form.getByRole("checkbox").check();
  await page.waitForTimeout(quickestTyping);
}

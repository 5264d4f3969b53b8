/** Opens the mailbox of somebody who asked for a viewing. */
import { type Page, expect } from "@playwright/test";

/** The page to which the letter leads. The mailbox is the product's, ten ports above it. */
export async function letterLink(page: Page, email: string): Promise<string> {
  const { port } = new URL(page.url());
  const url = `http://127.0.0.1:${Number(port) + 10}/_local/mailbox/messages?to=${encodeURIComponent(email)}`;
  let link = "";
  await expect(async () => {
    const letters = await (await page.request.get(url)).text();
    link = /(?:\/\w\w)?\/viewing\?reference=[\w-]+&pass=[\w.-]+/.exec(letters)?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass();
  return link;
}

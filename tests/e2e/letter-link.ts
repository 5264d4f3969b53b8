/** Opens the mailbox of somebody who asked for a viewing. */
import { type Page, expect } from "@playwright/test";
import { mailboxAddress } from "./mailbox-address.ts";

/** The page to which the letter leads. */
export async function letterLink(page: Page, email: string): Promise<string> {
  let link = "";
  await expect(async () => {
    const letters = await (await page.request.get(mailboxAddress(page, email))).text();
    link = /(?:\/\w\w)?\/viewing\?viewing=[\w-]+&pass=[\w.-]+/.exec(letters)?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass();
  return link;
}

/** Where the messages to an address are: a given project's mailbox, or the embedded backend's. */
import { type Page, test } from "@playwright/test";

/** serve.ts starts the embedded backend ten ports above the site. */
export function mailboxAddress(page: Page, to: string): string {
  test.skip(
    Boolean(process.env["SUPABASE_URL"]) && !process.env["MAILBOX_URL"],
    "it reads the mailbox, and MAILBOX_URL is not set",
  );
  const { port } = new URL(page.url());
  const mailbox =
    process.env["MAILBOX_URL"] ?? `http://127.0.0.1:${Number(port) + 10}/_local/mailbox/messages`;
  return `${mailbox}?to=${encodeURIComponent(to)}`;
}

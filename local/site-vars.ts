/** The Workers' variables for a given backend. In a deployment they are wrangler secrets and vars. */
import { createHash } from "node:crypto";
import type { WorkersOptions } from "./workers.ts";

/** No provider calls the local Worker: tests sign as one would. */
export const localMailWebhookSecret = `whsec_${btoa("a secret of this machine alone")}`;

type Upstream = {
  url: string;
  publishableKey: string;
  secretKey: string;
  scraperKey: string;
  siteKey: string;
  forwardingKey?: string;
  /** Where the office's emails are kept instead of being sent. The embedded backend has its own. */
  mailboxUrl?: string;
};

export function workerVars(
  siteUrl: string,
  backend: Upstream,
  privateHostsAllowed: string[],
  newsletterFrame?: string,
): WorkersOptions["vars"] {
  const PRIVATE_HOSTS_ALLOWED = privateHostsAllowed.join(",");
  const mailboxUrl =
    backend.mailboxUrl ?? (backend.forwardingKey && `${backend.url}/_local/mailbox/messages`);
  const guideLinkKey = createHash("sha256").update(`guide links ${backend.secretKey}`).digest("hex");
  return {
    site: {
      SITE_URL: siteUrl,
      SUPABASE_URL: backend.url,
      SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
      ...(backend.forwardingKey && { SUPABASE_FORWARDING_KEY: backend.forwardingKey }),
      SITE_KEY: backend.siteKey,
      GUIDE_LINK_KEY: guideLinkKey,
      MAIL_WEBHOOK_SECRET: localMailWebhookSecret,
      ...(newsletterFrame && { NEWSLETTER_FRAME_URL: newsletterFrame }),
      LOG_REQUESTS: "false",
      PRIVATE_HOSTS_ALLOWED,
    },
    office: {
      SUPABASE_URL: backend.url,
      SUPABASE_SECRET_KEY: backend.secretKey,
      SITE_URL: siteUrl,
      GUIDE_LINK_KEY: guideLinkKey,
      ...(mailboxUrl && {
        MAIL_SERVICE: "mailbox",
        MAIL_URL: mailboxUrl,
        OFFICE_EMAIL: "office@example.com",
      }),
    },
    scraper: {
      SUPABASE_URL: backend.url,
      SUPABASE_SCRAPER_KEY: backend.scraperKey,
      CONTACT_URL: `${siteUrl}/contact`,
      PRIVATE_HOSTS_ALLOWED,
    },
  };
}

import { readEmailSettings } from "../../../office/email/email-settings.ts";
import { readConfig } from "../../../worker/env.ts";
import type { Check, Deployment } from "../check.ts";
import { error, type Finding, warning } from "../finding.ts";

/** The Workers' own schemas accept their variables. Otherwise every request would be answered with an error. */
export const settings: Check = {
  name: "variables",
  when: "before",
  run: (deployment) => [...readSite(deployment), ...readEmail(deployment)],
};

function readSite({ site }: Deployment): Finding[] {
  try {
    readConfig({
      ...site.vars,
      SUPABASE_PUBLISHABLE_KEY: "a secret",
      SITE_KEY: "a secret".repeat(8),
      GUIDE_LINK_KEY: "a secret".repeat(8),
    });
    return [];
  } catch (cause) {
    return [error(onOneLine(cause), "Mend the [vars] of wrangler.toml; docs/deploying.md explains each.")];
  }
}

function readEmail({ office }: Deployment): Finding[] {
  const { vars } = office;
  if (vars["MAIL_SERVICE"] === undefined) {
    return [
      warning(
        "Enquiries are stored, but nobody gets an email about them.",
        "Set MAIL_SERVICE, MAIL_FROM and OFFICE_EMAIL in office/wrangler.toml.",
      ),
    ];
  }
  const remedy =
    'Set MAIL_SERVICE = "resend", MAIL_FROM and OFFICE_EMAIL in the [vars] of office/wrangler.toml.';
  if (vars["MAIL_SERVICE"] === "mailbox")
    return [error("Emails go to the mailbox of the embedded backend.", remedy)];
  try {
    readEmailSettings({ ...vars, MAIL_KEY: "a secret" });
    return [];
  } catch (cause) {
    return [error(`The settings for emails are not right. ${onOneLine(cause)}`, remedy)];
  }
}

function onOneLine(cause: unknown): string {
  return (cause instanceof Error ? cause.message : String(cause)).replace(/\s+/g, " ");
}

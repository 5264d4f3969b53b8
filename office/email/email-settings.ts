/** How emails are sent. Without a service they wait in the database. */
import * as v from "valibot";
import type { EmailService } from "./send-email.ts";
import type { Sender } from "./read-sender.ts";
import type { EmailAddresses } from "./write-email.ts";

const common = {
  OFFICE_EMAIL: v.pipe(v.string(), v.email()),
  /** For the links in emails. */
  SITE_URL: v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+$/, "must be an origin without a path")),
  /** Signs the links to the guide and to a viewing, as the site Worker does. Without it emails with such a link wait. */
  GUIDE_LINK_KEY: v.optional(v.pipe(v.string(), v.minLength(32))),
};

const schema = v.variant("MAIL_SERVICE", [
  v.object({
    MAIL_SERVICE: v.literal("resend"),
    MAIL_URL: v.optional(v.pipe(v.string(), v.url()), "https://api.resend.com/emails"),
    MAIL_KEY: v.pipe(v.string(), v.nonEmpty()),
    MAIL_FROM: v.pipe(v.string(), v.nonEmpty()),
    ...common,
  }),
  v.object({
    MAIL_SERVICE: v.literal("mailbox"),
    MAIL_URL: v.pipe(v.string(), v.url()),
    ...common,
  }),
]);

/** Name and logo are read for each email. */
export type EmailSettings = Omit<EmailAddresses, keyof Sender> & {
  service: EmailService;
  guideLinkKey: string | undefined;
};

type Variables = { readonly [name: string]: unknown };

/** The variables stay the same object for as long as an isolate runs, so each isolate says this once. */
const reported = new WeakSet<Variables>();

/** Undefined, and said once in the log, when no service is set. */
export function readEmailSettings(env: Variables): EmailSettings | undefined {
  if (env["MAIL_SERVICE"] === undefined) {
    if (!reported.has(env)) console.warn(JSON.stringify(withoutService));
    reported.add(env);
    return undefined;
  }
  const settings = v.parse(schema, env);
  const service: EmailService =
    settings.MAIL_SERVICE === "resend"
      ? { kind: "resend", url: settings.MAIL_URL, key: settings.MAIL_KEY, from: settings.MAIL_FROM }
      : { kind: "mailbox", url: settings.MAIL_URL };
  return {
    service,
    officeAddress: settings.OFFICE_EMAIL,
    siteUrl: settings.SITE_URL,
    guideLinkKey: settings.GUIDE_LINK_KEY,
  };
}

const withoutService = {
  event: "no_mail_service",
  meaning:
    "MAIL_SERVICE is not set: no email about a lead is sent. They wait in the database until it is set.",
};

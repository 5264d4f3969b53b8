/** How emails are sent. Without a service they wait in the database. */
import * as v from "valibot";
import type { EmailService } from "./send-email.ts";

const schema = v.variant("MAIL_SERVICE", [
  v.object({
    MAIL_SERVICE: v.literal("resend"),
    MAIL_URL: v.optional(v.pipe(v.string(), v.url()), "https://api.resend.com/emails"),
    MAIL_KEY: v.pipe(v.string(), v.nonEmpty()),
    MAIL_FROM: v.pipe(v.string(), v.nonEmpty()),
    OFFICE_EMAIL: v.pipe(v.string(), v.email()),
  }),
  v.object({
    MAIL_SERVICE: v.literal("mailbox"),
    MAIL_URL: v.pipe(v.string(), v.url()),
    OFFICE_EMAIL: v.pipe(v.string(), v.email()),
  }),
]);

/** Emails about the guide link to it. The site Worker has the same key. Without it these emails wait, no others. */
const guideSchema = v.object({
  GUIDE_LINK_KEY: v.optional(v.pipe(v.string(), v.minLength(32))),
  CONTACT_URL: v.pipe(v.string(), v.url()),
});

export type EmailSettings = {
  service: EmailService | undefined;
  officeAddress: string;
  guideLinks: { key: string | undefined; siteUrl: string };
};

export function readEmailSettings(env: { readonly [name: string]: unknown }): EmailSettings {
  const guide = v.parse(guideSchema, env);
  const guideLinks = { key: guide.GUIDE_LINK_KEY, siteUrl: new URL(guide.CONTACT_URL).origin };
  if (env["MAIL_SERVICE"] === undefined) return { service: undefined, officeAddress: "", guideLinks };
  const settings = v.parse(schema, env);
  const service: EmailService =
    settings.MAIL_SERVICE === "resend"
      ? { kind: "resend", url: settings.MAIL_URL, key: settings.MAIL_KEY, from: settings.MAIL_FROM }
      : { kind: "mailbox", url: settings.MAIL_URL };
  return { service, officeAddress: settings.OFFICE_EMAIL, guideLinks };
}

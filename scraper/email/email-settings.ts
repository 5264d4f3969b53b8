/** How letters leave: without a service they wait in the database, which is said in the log. */
import * as v from "valibot";
import type { PostOffice } from "./post-letter.ts";

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

export type LetterSettings = { postOffice: PostOffice | undefined; officeAddress: string };

export function readLetterSettings(env: { readonly [name: string]: unknown }): LetterSettings {
  if (env["MAIL_SERVICE"] === undefined) return { postOffice: undefined, officeAddress: "" };
  const settings = v.parse(schema, env);
  const postOffice: PostOffice =
    settings.MAIL_SERVICE === "resend"
      ? { kind: "resend", url: settings.MAIL_URL, key: settings.MAIL_KEY, from: settings.MAIL_FROM }
      : { kind: "mailbox", url: settings.MAIL_URL };
  return { postOffice, officeAddress: settings.OFFICE_EMAIL };
}

/** What some tests need and not every Supabase has. */
import { target } from "./target.ts";

const lacks = {
  /** Its clock, its keys, its provider or other settings. */
  embedded: ({ backend }) => !backend && "only the embedded backend has the clock, keys or provider for it",
  mailbox: ({ mailbox }) => !mailbox && "MAILBOX_URL is not set",
  textMessages: ({ mailbox, auth }) =>
    !(mailbox && auth.external.phone && auth.sms_provider === "mailbox") &&
    "text messages are off, or do not come to the mailbox",
  guests: ({ auth }) => !auth.external.anonymous_users && "guests are off",
  signUps: ({ auth }) => auth.disable_signup && "sign-ups are off",
  confirmations: ({ auth }) => auth.mailer_autoconfirm && "addresses are taken without being confirmed",
  passkeys: ({ auth }) => !auth.passkeys_enabled && "passkeys are off",
} satisfies Record<string, (given: ReturnType<typeof target>) => string | false>;

export type Need = keyof typeof lacks;

export function findLack(need: Need): string | undefined {
  return lacks[need](target()) || undefined;
}

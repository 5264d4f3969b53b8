/** Writes the emails and text messages of Auth into the mailbox. */
import type { RunQuery } from "../../database/open.ts";
import { keepMessage } from "../../mailbox/mailbox.ts";
import { AuthError } from "../auth-error.ts";
import { issueToken, type TokenType } from "./one-time-tokens.ts";
import type { AuthServices } from "../services.ts";
import type { UserRow } from "../user-rows.ts";

/** The `type` that `/verify` expects. */
type EmailKind = "signup" | "invite" | "magiclink" | "recovery" | "email_change" | "reauthentication";

const emailTexts: Record<EmailKind, { subject: string; opening: string }> = {
  signup: {
    subject: "Confirm your e-mail address",
    opening: "Welcome. Confirm your e-mail address to finish signing up.",
  },
  invite: {
    subject: "You have been invited",
    opening: "You have been invited. Accept to choose a password.",
  },
  magiclink: { subject: "Your sign-in link", opening: "Use this link or code to sign in." },
  recovery: { subject: "Reset your password", opening: "Use this link or code to choose a new password." },
  email_change: {
    subject: "Confirm the change of your e-mail address",
    opening: "Confirm that your account shall use the new address.",
  },
  reauthentication: {
    subject: "Your confirmation code",
    opening: "Enter this code to confirm that it is you.",
  },
};

/** The column of auth.users with the time of the last message of the type. */
const sentColumns: Record<TokenType, string> = {
  confirmation_token: "confirmation_sent_at",
  recovery_token: "recovery_sent_at",
  email_change_token_new: "email_change_sent_at",
  email_change_token_current: "email_change_sent_at",
  phone_change_token: "phone_change_sent_at",
  reauthentication_token: "reauthentication_sent_at",
};

export type EmailOptions = {
  kind: EmailKind;
  tokenType: TokenType;
  address: string;
  redirectTo: string;
  isPkce?: boolean;
};

export async function sendEmail(
  services: AuthServices,
  run: RunQuery,
  user: UserRow,
  { kind, tokenType, address, redirectTo, isPkce = false }: EmailOptions,
): Promise<void> {
  await refuseTooSoon(services, run, user, tokenType, "over_email_send_rate_limit");
  const { code, tokenHash } = await issueToken(services, run, user.id, tokenType, address, isPkce);
  const { subject, opening } = emailTexts[kind];
  const links = {
    site_url: siteLink(services, kind, tokenHash),
    verify_url: verifyLink(services, kind, tokenHash, redirectTo),
  };
  const hasLink = kind !== "reauthentication";
  await keepMessage(run, {
    kind: "email",
    to: address,
    subject,
    text: `${opening}\n\n${hasLink ? `${links.site_url}\n\n` : ""}Code: ${code}\n`,
    details: {
      type: kind,
      token: code,
      token_hash: tokenHash,
      redirect_to: redirectTo,
      ...(hasLink && links),
    },
  });
}

export async function sendText(
  services: AuthServices,
  run: RunQuery,
  user: UserRow,
  tokenType: TokenType,
  phone: string,
): Promise<string> {
  await refuseTooSoon(services, run, user, tokenType, "over_sms_send_rate_limit");
  const { code, tokenHash } = await issueToken(services, run, user.id, tokenType, phone);
  const id = await keepMessage(run, {
    kind: "sms",
    to: `+${phone}`,
    text: `Your code is ${code}`,
    details: {
      type: tokenType === "phone_change_token" ? "phone_change" : "sms",
      token: code,
      token_hash: tokenHash,
    },
  });
  return String(id);
}

/** The link in our templates: a page of the site, which spends the token by POST, so that email scanners cannot. */
function siteLink({ settings }: AuthServices, kind: EmailKind, tokenHash: string): string {
  const query = new URLSearchParams({ token_hash: tokenHash, type: verificationType(kind) });
  return `${settings.siteUrl}/auth/callback?${query}`;
}

/** Supabase's own link: a GET that redirects. */
export function verifyLink(
  { url }: AuthServices,
  kind: string,
  tokenHash: string,
  redirectTo: string,
): string {
  const query = new URLSearchParams({ token: tokenHash, type: kind, redirect_to: redirectTo });
  return `${url()}/auth/v1/verify?${query}`;
}

function verificationType(kind: EmailKind): string {
  return kind === "signup" || kind === "magiclink" ? "email" : kind;
}

async function refuseTooSoon(
  { settings, limiter, now }: AuthServices,
  run: RunQuery,
  user: UserRow,
  tokenType: TokenType,
  code: string,
): Promise<void> {
  const { messagesSent, secondsBetweenMessages } = settings.rateLimits;
  const column = sentColumns[tokenType];
  const [row] = await run<{ sent_at: Date | null }>(
    `select ${column} as sent_at from auth.users where id = $1`,
    [user.id],
  );
  const waitMs = row?.sent_at ? row.sent_at.getTime() + secondsBetweenMessages * 1000 - now().getTime() : 0;
  // The two messages of one email change are sent at the same time.
  const isPair = tokenType.startsWith("email_change") && row?.sent_at?.getTime() === now().getTime();
  if (waitMs > 0 && !isPair) {
    const seconds = Math.ceil(waitMs / 1000);
    throw new AuthError(
      429,
      code,
      `For security purposes, you can only request this after ${seconds} seconds.`,
    );
  }
  limiter.take("message", user.id, messagesSent, code);
  await run(`update auth.users set ${column} = $2 where id = $1`, [user.id, now()]);
}

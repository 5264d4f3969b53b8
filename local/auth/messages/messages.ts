/** Writes the emails and text messages of Auth into the mailbox. */
import type { AuthEmailKind } from "../../../domain/accounts/auth-emails.ts";
import type { RunQuery } from "../../database/open.ts";
import { keepMessage } from "../../mailbox/mailbox.ts";
import { AuthError } from "../auth-error.ts";
import { issueToken, type TokenType } from "./one-time-tokens.ts";
import { renderTemplate, TemplateError, toPlainText } from "./render-template.ts";
import type { AuthServices } from "../services.ts";
import type { UserRow } from "../user-rows.ts";

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
  kind: AuthEmailKind;
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
  const { settings } = services;
  await refuseTooSoon(services, run, user, tokenType, "over_email_send_rate_limit");
  const { code, tokenHash } = await issueToken(services, run, user.id, tokenType, address, isPkce);
  const { subject, body } = settings.emailTemplate(kind);
  const values = {
    SiteURL: settings.siteUrl,
    ConfirmationURL: verifyLink(services, kind, tokenHash, redirectTo),
    RedirectTo: redirectTo,
    Email: user.email ?? "",
    NewEmail: user.email_change ?? "",
    Token: code,
    TokenHash: tokenHash,
    Data: user.raw_user_meta_data ?? {},
  };
  try {
    const html = renderTemplate(body, values);
    await keepMessage(run, {
      kind: "email",
      to: address,
      subject: renderTemplate(subject, values).trim(),
      text: toPlainText(html),
      html,
      details: { type: kind, token: code, token_hash: tokenHash },
    });
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    console.error("auth/v1:", error);
    throw new AuthError(500, "unexpected_failure", `Error sending ${kind} email`);
  }
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

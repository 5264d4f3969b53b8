/** Sends an email: through an HTTP email API in production, into the embedded backend's mailbox locally. */
import * as v from "valibot";
import type { Email } from "./write-email.ts";

export type EmailService =
  | { kind: "resend"; url: string; key: string; from: string }
  | { kind: "mailbox"; url: string };

export class DeliveryError extends Error {
  override name = "DeliveryError";
  /** The service said no, so it certainly does not have the email. */
  readonly wasRefused: boolean;
  constructor(status: number) {
    super(`The email service answered ${status}`);
    this.wasRefused = status >= 400 && status < 500 && status !== 408 && status !== 409;
  }
}

const timeoutMs = 10_000;

const answerSchema = v.object({
  id: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
  name: v.optional(v.string()),
});

/**
 * The service delivers one email for a `key` within 24 hours, and so a retry is safe. Answers with the service's name for
 * the email, by which it later says what became of it. Undefined if an email that differed was sent for this key
 * before: what it tells may have changed since.
 */
export async function sendEmail(
  service: EmailService,
  email: Email,
  key: string,
): Promise<string | undefined> {
  const body = service.kind === "resend" ? { from: service.from, ...email } : { kind: "email", ...email };
  const response = await fetch(service.url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": key,
      ...(service.kind === "resend" && { authorization: `Bearer ${service.key}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const read = v.safeParse(answerSchema, await response.json().catch(() => undefined));
  const answer = read.success ? read.output : undefined;
  if (response.status === 409 && answer?.name === "invalid_idempotent_request") return undefined;
  if (!response.ok) throw new DeliveryError(response.status);
  return answer?.id;
}

/** Sends an email: through an HTTP email API in production, into the embedded backend's mailbox locally. */
import type { Email } from "./write-email.ts";

export type EmailService =
  | { kind: "resend"; url: string; key: string; from: string }
  | { kind: "mailbox"; url: string };

class DeliveryError extends Error {
  override name = "DeliveryError";
}

const timeoutMs = 10_000;

/** `key` prevents a second delivery of the same email, if the service supports idempotency keys. */
export async function sendEmail(service: EmailService, email: Email, key: string): Promise<void> {
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
  await response.body?.cancel();
  if (!response.ok) throw new DeliveryError(`The email service answered ${response.status}`);
}

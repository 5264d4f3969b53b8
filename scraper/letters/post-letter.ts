/** Delivers a letter: by an HTTP e-mail API in production, into the mailbox of the embedded backend locally. */
import type { Letter } from "./write-letter.ts";

export type PostOffice =
  | { kind: "resend"; url: string; key: string; from: string }
  | { kind: "mailbox"; url: string };

export class DeliveryError extends Error {
  override name = "DeliveryError";
}

const timeoutMs = 10_000;

/** `key` makes a second delivery of the same letter nothing, where the service knows such keys. */
export async function postLetter(office: PostOffice, letter: Letter, key: string): Promise<void> {
  const body = office.kind === "resend" ? { from: office.from, ...letter } : { kind: "email", ...letter };
  const response = await fetch(office.url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": key,
      ...(office.kind === "resend" && { authorization: `Bearer ${office.key}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new DeliveryError(`The e-mail service answered ${response.status}`);
}

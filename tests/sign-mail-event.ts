/** Signs a call as the email provider does, with the key of the local Workers. */
import { createHmac } from "node:crypto";
import { localMailWebhookSecret } from "../local/site-vars.ts";

export function signMailEvent(
  id: string,
  timestamp: number,
  body: string,
  secret = localMailWebhookSecret,
): string {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
}

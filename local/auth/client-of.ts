/** The origin of a request, for sessions and rate limits. */
import { isIP } from "node:net";
import type { Context } from "hono";
import type { CallerEnv } from "../gateway.ts";
import type { Client } from "./sessions/sessions.ts";

export function clientOf(context: Context<CallerEnv>): Client {
  return { userAgent: context.req.header("User-Agent") ?? null, ip: addressOf(context) };
}

/** `Sb-Forwarded-For` counts only with a secret key, because anyone can send the header. */
export function addressOf(context: Context<CallerEnv>): string {
  const { keyKind } = context.get("caller");
  const forwarded = context.req.header("Sb-Forwarded-For")?.split(",")[0]?.trim();
  const mayForward = keyKind === "forwarding" || keyKind === "secret";
  if (mayForward && forwarded && isIP(forwarded)) return forwarded;
  return "127.0.0.1";
}

/** Where a request comes from, as sessions and rate limits record it. */
import { isIP } from "node:net";
import type { Context } from "hono";
import type { CallerEnv } from "../gateway.ts";
import type { Client } from "./sessions.ts";

export function clientOf(context: Context<CallerEnv>): Client {
  return { userAgent: context.req.header("User-Agent") ?? null, ip: addressOf(context) };
}

/** `Sb-Forwarded-For` counts only from a server that holds a secret key; anybody could write it. */
export function addressOf(context: Context<CallerEnv>): string {
  const { keyKind } = context.get("caller");
  const forwarded = context.req.header("Sb-Forwarded-For")?.split(",")[0]?.trim();
  const mayForward = keyKind === "forwarding" || keyKind === "secret";
  if (mayForward && forwarded && isIP(forwarded)) return forwarded;
  return "127.0.0.1";
}

/** Identifies the caller of `/storage/v1`. A bad token is refused and not treated as anonymous. */
import type { MiddlewareHandler } from "hono";
import { type CallerEnv, identifyCaller } from "../gateway.ts";
import type { KeyStore } from "../keys/key-store.ts";
import { StorageError } from "./storage-error.ts";

export function requireCaller(keys: KeyStore): MiddlewareHandler<CallerEnv>[] {
  return [identifyCaller(keys), refuseBadToken];
}

const refuseBadToken: MiddlewareHandler<CallerEnv> = async (context, next) => {
  const { tokenFailure } = context.var.caller;
  if (tokenFailure) {
    const why = tokenFailure === "expired" ? '"exp" claim timestamp check failed' : "Invalid Compact JWS";
    throw new StorageError("403", "Unauthorized", why);
  }
  await next();
};

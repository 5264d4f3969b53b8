/** The contents of Hono's context: bindings from the platform and values set by middleware. */
import type { Context } from "hono";
import type { Env } from "./env.ts";
import type { User } from "./sign-in/verify-jwt.ts";

type EveryRequest = { requestId: string };

export type PublicContext = { Bindings: Env; Variables: EveryRequest };

/** What is read of a request, signed in or not. */
export type AskedContext = Pick<Context<PublicContext>, "env" | "req" | "executionCtx">;

export type SignedInContext = {
  Bindings: Env;
  Variables: EveryRequest & { user: User; accessToken: string; rights: readonly string[] };
};

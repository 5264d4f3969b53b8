/** The contents of Hono's context: bindings from the platform and values set by middleware. */
import type { Env } from "./env.ts";
import type { User } from "./sign-in/verify-jwt.ts";

type EveryRequest = { requestId: string };

export type PublicContext = { Bindings: Env; Variables: EveryRequest };

export type SignedInContext = {
  Bindings: Env;
  Variables: EveryRequest & { user: User; accessToken: string; rights: readonly string[] };
};

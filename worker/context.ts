/** What handlers find in Hono's context: bindings from the platform, values set by middleware. */
import type { Env } from "./env.ts";
import type { User } from "./verify-jwt.ts";

export type PublicContext = { Bindings: Env };

export type SignedInContext = { Bindings: Env; Variables: { user: User; accessToken: string } };

/** The contents of Hono's context: bindings from the platform and values set by middleware. */
import type { Context } from "hono";
import type { ReadAnswer } from "./cache/edge-cache.ts";
import type { Env } from "./env.ts";
import type { User } from "./sign-in/verify-jwt.ts";

type EveryRequest = { requestId: string };

export type PublicContext = { Bindings: Env; Variables: EveryRequest };

/** What is read of a request, signed in or not. */
export type AskedContext = Pick<Context<PublicContext>, "env" | "req" | "executionCtx">;

/** How the Worker itself reads an address of the API. */
export type ReadApi = (path: string) => Promise<ReadAnswer>;

export type SignedInContext = {
  Bindings: Env;
  Variables: EveryRequest & { user: User; accessToken: string; rights: readonly string[] };
};

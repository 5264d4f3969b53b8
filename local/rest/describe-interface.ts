/** The root of PostgREST's interface. Of its description only the version is here: deploying reads it. */
import type { Context } from "hono";
import type { CallerEnv } from "../gateway.ts";
import { RestError } from "./rest-error.ts";

/** The PostgREST whose answers these are. */
const followedVersion = "13.0.8";

/** Supabase describes the interface only to a secret key. */
export function describeInterface(context: Context<CallerEnv>): Response {
  if (context.get("caller").role !== "service_role") {
    const { status, body } = new RestError(401, "PGRST301", "Access to schema is forbidden");
    return Response.json(body, { status });
  }
  return context.json({
    swagger: "2.0",
    info: { title: "standard public schema", version: followedVersion },
  });
}

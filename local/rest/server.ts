/** `/rest/v1` as one Hono app: its routes and its error answers. */
import { type Context, Hono } from "hono";
import type { ContentfulStatusCode, StatusCode } from "hono/utils/http-status";
import type { CallerEnv } from "../gateway.ts";
import type { TokenFailure } from "../keys/tokens.ts";
import { callFunction } from "./call-function.ts";
import { exposedSchema } from "./catalogue.ts";
import { changeRows } from "./change-rows.ts";
import { readRows } from "./read-rows.ts";
import { fromPostgres, RestError } from "./rest-error.ts";
import type { RestServices } from "./services.ts";

export function makeRestServer(services: RestServices): Hono<CallerEnv> {
  const app = new Hono<CallerEnv>();
  app.use(async (context, next) => {
    refuseBadToken(context);
    refuseOtherSchemas(context);
    await next();
  });
  app.get("/rpc/:name", (context) => callFunction(services, context, context.req.param("name")));
  app.post("/rpc/:name", (context) => callFunction(services, context, context.req.param("name")));
  app.get("/:relation", (context) => readRows(services, context, context.req.param("relation")));
  app.post("/:relation", (context) => changeRows(services, context, context.req.param("relation"), "POST"));
  app.patch("/:relation", (context) => changeRows(services, context, context.req.param("relation"), "PATCH"));
  app.delete("/:relation", (context) =>
    changeRows(services, context, context.req.param("relation"), "DELETE"),
  );
  for (const path of ["/:relation", "/rpc/:name"]) {
    app.all(path, (context) =>
      answerError(context, new RestError(405, "PGRST117", `Unsupported HTTP method: ${context.req.method}`)),
    );
  }
  app.all("*", (context) =>
    answerError(context, new RestError(404, "PGRST125", "Invalid path specified in request URL")),
  );
  app.onError((error, context) => {
    const isAnonymous = context.get("caller")?.role === "anon";
    const known = error instanceof RestError ? error : fromPostgres(error, isAnonymous);
    // Class 53, "insufficient resources": the caller can do nothing about a full disk, but the operator can.
    if (known?.body.code.startsWith("53")) console.error(`Postgres: ${known.message}`);
    if (known) return answerError(context, known);
    console.error("rest/v1:", error);
    return answerError(context, new RestError(500, "PGRSTX00", "Internal server error"));
  });
  return app;
}

const bodiless = new Set([204, 205, 304]);

function answerError(context: Context<CallerEnv>, error: RestError): Response {
  if (error.status === 401)
    context.header("WWW-Authenticate", `Bearer error="invalid_token", error_description="${error.message}"`);
  // A function may raise a status that has no body.
  if (bodiless.has(error.status)) {
    return context.body(null, error.status as StatusCode, error.headers);
  }
  return context.json(error.body, error.status as ContentfulStatusCode, error.headers);
}

const tokenErrors: Record<TokenFailure, [code: string, message: string]> = {
  expired: ["PGRST303", "JWT expired"],
  "not-yet-valid": ["PGRST303", "JWT not yet valid"],
  "bad-claims": ["PGRST303", "Parsing claims failed"],
  "unknown-key": ["PGRST301", "No suitable key or wrong key type"],
  malformed: ["PGRST301", "JWT couldn't be decoded"],
};

function refuseBadToken(context: Context<CallerEnv>): void {
  const failure = context.get("caller").tokenFailure;
  if (failure) throw new RestError(401, ...tokenErrors[failure]);
}

function refuseOtherSchemas(context: Context<CallerEnv>): void {
  const isRead = context.req.method === "GET" || context.req.method === "HEAD";
  const requested = context.req.header(isRead ? "Accept-Profile" : "Content-Profile");
  if (requested === undefined || requested === exposedSchema) return;
  throw new RestError(
    406,
    "PGRST106",
    `Invalid schema: ${requested}`,
    undefined,
    `Only the following schemas are exposed: ${exposedSchema}`,
  );
}

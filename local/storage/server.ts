/** `/storage/v1` as one Hono app. */
import { Hono } from "hono";
import type { CallerEnv } from "../gateway.ts";
import { makeBucketRoutes } from "./buckets.ts";
import { makeObjectRoutes } from "./objects.ts";
import { requireCaller } from "./require-caller.ts";
import type { StorageServices } from "./services.ts";
import { answerStorageError, fromPostgresFailure, StorageError } from "./storage-error.ts";

export function makeStorageServer(services: StorageServices): Hono<CallerEnv> {
  const app = new Hono<CallerEnv>();
  app.use("/bucket/*", ...requireCaller(services.keys));
  app.route("/bucket", makeBucketRoutes(services));
  app.route("/object", makeObjectRoutes(services));
  app.all("*", (context) =>
    answerStorageError(context, new StorageError("404", "not_found", "Route not found", 404)),
  );
  app.onError((error, context) => {
    const known = error instanceof StorageError ? error : fromPostgresFailure(error);
    if (known) return answerStorageError(context, known);
    console.error("storage/v1:", error);
    return answerStorageError(context, new StorageError("500", "internal", "Internal Server Error", 500));
  });
  return app;
}

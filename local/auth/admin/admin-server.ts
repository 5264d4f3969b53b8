/** `/admin/*` and `/invite`: all endpoints that need a secret or service-role key. */
import type { Hono } from "hono";
import type { CallerEnv } from "../../gateway.ts";
import { generateLink, invite } from "./admin-links.ts";
import { changeUser, createUser, deleteUser, listUsers, showUser } from "./admin-users.ts";
import { requireUser } from "../change-users.ts";
import { removeFactor, requireFactor } from "../factors/factors.ts";
import { describeCredential, listCredentials } from "../passkeys/credential-rows.ts";
import { removeCredential } from "../passkeys/manage.ts";
import { requirePrivileged } from "../require-user.ts";
import type { AuthServices } from "../services.ts";
import { describeFactor, listFactors } from "../user-rows.ts";

export function addAdminRoutes(app: Hono<CallerEnv>, services: AuthServices): void {
  const { database } = services;
  for (const path of ["/invite", "/admin/*"]) {
    app.use(path, async (context, next) => {
      requirePrivileged(context);
      await next();
    });
  }
  app.post("/invite", (context) => invite(services, context));
  app.post("/admin/generate_link", (context) => generateLink(services, context));
  app.get("/admin/users", (context) => listUsers(services, context));
  app.post("/admin/users", (context) => createUser(services, context));
  app.get("/admin/users/:id", (context) => showUser(services, context, context.req.param("id")));
  app.put("/admin/users/:id", (context) => changeUser(services, context, context.req.param("id")));
  app.delete("/admin/users/:id", (context) => deleteUser(services, context, context.req.param("id")));
  app.get("/admin/users/:id/factors", async (context) => {
    const user = await requireUser(database.query, context.req.param("id"));
    return context.json((await listFactors(database.query, user.id)).map(describeFactor));
  });
  app.delete("/admin/users/:id/factors/:factorId", async (context) => {
    const factor = await requireFactor(
      database.query,
      context.req.param("id"),
      context.req.param("factorId"),
    );
    await database.transaction((run) => removeFactor(run, factor));
    return context.json({ id: factor.id });
  });
  app.get("/admin/users/:id/passkeys", async (context) => {
    const user = await requireUser(database.query, context.req.param("id"));
    return context.json((await listCredentials(database.query, user.id)).map(describeCredential));
  });
  app.delete("/admin/users/:id/passkeys/:passkeyId", async (context) => {
    const user = await requireUser(database.query, context.req.param("id"));
    await removeCredential(database.query, user.id, context.req.param("passkeyId"));
    return context.body(null, 204);
  });
}

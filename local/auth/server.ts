/** `/auth/v1` as one Hono app: every address on one screen. */
import { Hono } from "hono";
import { type CallerEnv, identifyCaller } from "../gateway.ts";
import { publicKeySet } from "../keys/tokens.ts";
import { answerAuthError, AuthError } from "./auth-error.ts";
import { logOut } from "./logout.ts";
import { requireSignedIn } from "./require-user.ts";
import type { AuthServices } from "./services.ts";
import { answerToken } from "./token-endpoint.ts";
import { describeUser } from "./user-rows.ts";

export function makeAuthServer(services: AuthServices): Hono<CallerEnv> {
  const { database, keys, settings } = services;
  const app = new Hono<CallerEnv>();
  app.get("/.well-known/jwks.json", (context) => {
    context.header("Cache-Control", "public, max-age=600");
    return context.json(publicKeySet(keys));
  });

  app.use(identifyCaller(keys));
  app.get("/health", (context) =>
    context.json({
      version: "embedded",
      name: "GoTrue",
      description: "Supabase Auth, embedded for development",
    }),
  );
  app.get("/settings", (context) => context.json(describeSettings(settings)));
  app.post("/token", (context) => answerToken(services, context));
  app.get("/user", async (context) => {
    const { user } = await requireSignedIn(database.query, context);
    return context.json(await describeUser(database.query, user));
  });
  app.post("/logout", (context) => logOut(services, context));

  app.all("*", (context) => context.text("404 page not found", 404));
  app.onError((error, context) => {
    if (error instanceof AuthError) return answerAuthError(context, error);
    console.error("auth/v1:", error);
    return answerAuthError(context, new AuthError(500, "unexpected_failure", "Internal Server Error"));
  });
  return app;
}

function describeSettings(settings: AuthServices["settings"]) {
  return {
    external: { anonymous_users: settings.anonymousEnabled, email: true, phone: true },
    disable_signup: !settings.signupEnabled,
    mailer_autoconfirm: settings.autoConfirmEmail,
    phone_autoconfirm: settings.autoConfirmPhone,
    sms_provider: "mailbox",
    saml_enabled: false,
  };
}

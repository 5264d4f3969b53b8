/** `/auth/v1` as one Hono app: every endpoint on one screen. */
import { Hono } from "hono";
import { assumePublic, type CallerEnv, identifyCaller } from "../gateway.ts";
import { publicKeySet } from "../keys/tokens.ts";
import { answerAuthError, AuthError } from "./auth-error.ts";
import { addAdminRoutes } from "./admin/admin-server.ts";
import { answerCallback, authorize, authorizeLink } from "./external/authorize.ts";
import { challengeFactor, verifyFactor } from "./factors/challenges.ts";
import { changeOwnUser } from "./change-own-user.ts";
import { enrolFactor, unenrolFactor } from "./factors/factors.ts";
import { addPasskeyRoutes } from "./passkeys/passkey-routes.ts";
import { unlinkIdentity } from "./external/identities.ts";
import { logOut } from "./sessions/logout.ts";
import { recover, sendOtp } from "./messages/otp.ts";
import { reauthenticate, resend } from "./messages/resend.ts";
import { signUp } from "./sign-up.ts";
import { signInWithSso } from "./external/sso.ts";
import { verify, verifyLinked } from "./messages/verify.ts";
import { requireSignedIn } from "./require-user.ts";
import type { AuthServices } from "./services.ts";
import { answerToken } from "./sessions/token-endpoint.ts";
import { describeUser } from "./user-rows.ts";

export function makeAuthServer(services: AuthServices): Hono<CallerEnv> {
  const { database, keys, settings } = services;
  const app = new Hono<CallerEnv>();
  app.get("/.well-known/jwks.json", (context) => {
    context.header("Cache-Control", "public, max-age=600");
    return context.json(publicKeySet(keys));
  });

  // Links and providers lead here without an API key.
  for (const path of ["/verify", "/authorize", "/callback"]) app.on("GET", path, assumePublic);
  app.get("/verify", (context) => verifyLinked(services, context));
  app.get("/authorize", (context) => authorize(services, context));
  app.get("/callback", (context) => answerCallback(services, context));

  app.use(identifyCaller(keys));
  app.get("/health", (context) =>
    context.json({
      version: "embedded",
      name: "GoTrue",
      description: "Supabase Auth, embedded for development",
    }),
  );
  app.get("/settings", (context) => context.json(describeSettings(settings)));
  app.post("/signup", (context) => signUp(services, context));
  app.post("/token", (context) => answerToken(services, context));
  app.post("/otp", (context) => sendOtp(services, context));
  app.post("/recover", (context) => recover(services, context));
  app.post("/verify", (context) => verify(services, context));
  app.post("/resend", (context) => resend(services, context));
  app.get("/reauthenticate", (context) => reauthenticate(services, context));
  app.post("/sso", (context) => signInWithSso(services, context));
  app.post("/logout", (context) => logOut(services, context));

  app.get("/user", async (context) => {
    const { user } = await requireSignedIn(database.query, context);
    return context.json(await describeUser(database.query, user));
  });
  app.put("/user", (context) => changeOwnUser(services, context));
  app.get("/user/identities/authorize", (context) => authorizeLink(services, context));
  app.delete("/user/identities/:id", (context) => unlinkIdentity(services, context, context.req.param("id")));

  app.post("/factors", (context) => enrolFactor(services, context));
  app.delete("/factors/:id", (context) => unenrolFactor(services, context, context.req.param("id")));
  app.post("/factors/:id/challenge", (context) =>
    challengeFactor(services, context, context.req.param("id")),
  );
  app.post("/factors/:id/verify", (context) => verifyFactor(services, context, context.req.param("id")));

  addPasskeyRoutes(app, services);
  addAdminRoutes(app, services);

  app.all("*", (context) => context.text("404 page not found", 404));
  app.onError((error, context) => {
    if (error instanceof AuthError) return answerAuthError(context, error);
    if (isUnstorable(error))
      return answerAuthError(context, new AuthError(400, "validation_failed", error.message));
    console.error("auth/v1:", error);
    return answerAuthError(context, new AuthError(500, "unexpected_failure", "Internal Server Error"));
  });
  return app;
}

/** Data that no column can hold, such as text with a zero byte (class 22 of Postgres). */
function isUnstorable(error: Error): boolean {
  return "code" in error && typeof error.code === "string" && error.code.startsWith("22");
}

function describeSettings(settings: AuthServices["settings"]) {
  return {
    external: {
      anonymous_users: settings.anonymousEnabled,
      email: true,
      phone: true,
      ...Object.fromEntries(settings.providers.map((provider) => [provider, true])),
    },
    disable_signup: !settings.signupEnabled,
    mailer_autoconfirm: settings.autoConfirmEmail,
    phone_autoconfirm: settings.autoConfirmPhone,
    sms_provider: "mailbox",
    saml_enabled: false,
    passkeys_enabled: settings.passkeysEnabled,
  };
}

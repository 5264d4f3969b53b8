/** Every address below `/passkeys`. Where passkeys are off, they answer as if they did not exist. */
import type { Hono } from "hono";
import type { CallerEnv } from "../../gateway.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthServices } from "../services.ts";
import { startPasskeySignIn, verifyPasskeySignIn } from "./authentication.ts";
import { listPasskeys, namePasskey, removePasskey } from "./manage.ts";
import { startRegistration, verifyRegistration } from "./registration.ts";

export function addPasskeyRoutes(app: Hono<CallerEnv>, services: AuthServices): void {
  for (const path of ["/passkeys", "/passkeys/*"]) {
    app.use(path, async (_, next) => {
      if (!services.settings.passkeysEnabled)
        throw new AuthError(404, "passkey_disabled", "Passkeys are disabled");
      await next();
    });
  }
  app.post("/passkeys/authentication/options", (context) => startPasskeySignIn(services, context));
  app.post("/passkeys/authentication/verify", (context) => verifyPasskeySignIn(services, context));
  app.post("/passkeys/registration/options", (context) => startRegistration(services, context));
  app.post("/passkeys/registration/verify", (context) => verifyRegistration(services, context));
  app.get("/passkeys", (context) => listPasskeys(services, context));
  app.patch("/passkeys/:id", (context) => namePasskey(services, context, context.req.param("id")));
  app.delete("/passkeys/:id", (context) => removePasskey(services, context, context.req.param("id")));
}

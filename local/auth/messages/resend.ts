/** `POST /resend` sends a message again. `GET /reauthenticate` sends a code that proves the user's presence. */
import type { Context } from "hono";
import * as v from "valibot";
import type { CallerEnv } from "../../gateway.ts";
import { AuthError } from "../auth-error.ts";
import { addressOf } from "../client-of.ts";
import { sendEmail, sendText } from "./messages.ts";
import { optionalEmail, optionalPhone, readBody } from "../read-body.ts";
import { chooseRedirect } from "../redirects.ts";
import { requireSignedIn } from "../require-user.ts";
import type { AuthServices } from "../services.ts";
import { findUser } from "../user-rows.ts";

const schema = v.object({
  type: v.picklist(
    ["signup", "email_change", "sms", "phone_change"],
    "Missing one of these types: signup, email_change, sms, phone_change",
  ),
  email: optionalEmail,
  phone: optionalPhone,
});

export async function resend(services: AuthServices, context: Context<CallerEnv>): Promise<Response> {
  const { type, email, phone } = await readBody(context, schema);
  const { settings, limiter, database } = services;
  limiter.take("resend", addressOf(context), settings.rateLimits.signUps);
  const byEmail = type === "signup" || type === "email_change";
  if (byEmail ? !email : !phone) {
    throw new AuthError(
      400,
      "validation_failed",
      `Type provided requires ${byEmail ? "an email address" : "a phone number"}`,
    );
  }
  const redirectTo = chooseRedirect(settings, context.req.query("redirect_to"));
  return database.transaction(async (run) => {
    const user = byEmail
      ? await findUser(run, "email", email ?? "")
      : await findUser(run, "phone", phone ?? "");
    if (!user) return context.json({});
    if (type === "signup" && !user.email_confirmed_at) {
      await sendEmail(services, run, user, {
        kind: "signup",
        tokenType: "confirmation_token",
        address: email ?? "",
        redirectTo,
      });
    } else if (type === "email_change" && user.email_change) {
      await sendEmail(services, run, user, {
        kind: "email_change",
        tokenType: "email_change_token_new",
        address: user.email_change,
        redirectTo,
      });
    } else if (type === "sms" && !user.phone_confirmed_at) {
      return context.json({
        message_id: await sendText(services, run, user, "confirmation_token", phone ?? ""),
      });
    } else if (type === "phone_change" && user.phone_change) {
      return context.json({
        message_id: await sendText(services, run, user, "phone_change_token", user.phone_change),
      });
    }
    return context.json({});
  });
}

export async function reauthenticate(services: AuthServices, context: Context<CallerEnv>): Promise<Response> {
  return services.database.transaction(async (run) => {
    const { user } = await requireSignedIn(run, context);
    if (!user.email && !user.phone) {
      throw new AuthError(
        400,
        "validation_failed",
        "Reauthentication requires the user to have an email or a phone number",
      );
    }
    if (user.email && user.email_confirmed_at) {
      await sendEmail(services, run, user, {
        kind: "reauthentication",
        tokenType: "reauthentication_token",
        address: user.email,
        redirectTo: services.settings.siteUrl,
      });
    } else if (user.phone && user.phone_confirmed_at) {
      await sendText(services, run, user, "reauthentication_token", user.phone);
    } else {
      throw new AuthError(422, "email_not_confirmed", "Please verify your email or phone first");
    }
    return context.json({});
  });
}

/** The Auth configuration of a Supabase project. Tests override single values. */
import type { AuthEmailKind } from "../../domain/accounts/auth-emails.ts";
import { writeSupabaseEmail, writeSupabaseSubject } from "../../domain/accounts/supabase-template.ts";

export type AuthSettings = {
  /** The target of links in emails when a request names no allowed `redirect_to`. */
  siteUrl: string;
  /** More hosts, on any port, that a link may lead to. */
  redirectHosts: string[];
  signupEnabled: boolean;
  anonymousEnabled: boolean;
  /** Confirms email addresses and phone numbers without a message. */
  autoConfirmEmail: boolean;
  autoConfirmPhone: boolean;
  accessTokenSeconds: number;
  /** A rotated refresh token may be sent again within this time, for lost answers and races. */
  refreshReuseSeconds: number;
  /** The lifetime of codes and links in messages. */
  otpSeconds: number;
  otpDigits: number;
  flowSeconds: number;
  challengeSeconds: number;
  passwordMinLength: number;
  /** A password change needs a sign-in within the last day or a nonce from `/reauthenticate`. */
  passwordChangeNeedsNonce: boolean;
  maxFactors: number;
  passkeysEnabled: boolean;
  maxPasskeys: number;
  /** The names under which the embedded OpenID provider is offered. */
  providers: string[];
  /** Email domains whose users sign in through that provider with `/sso`. */
  ssoDomains: string[];
  /** Go's templates, as a project has them. */
  emailTemplate: (kind: AuthEmailKind) => { subject: string; body: string };
  rateLimits: RateLimits;
};

/** The requests of a sender in one window. Messages count per recipient. */
type RateLimits = {
  windowSeconds: number;
  signUps: number;
  anonymous: number;
  tokenRequests: number;
  verifications: number;
  messagesSent: number;
  /** Between two messages to the same user. Supabase's usual minute is inconvenient in development. */
  secondsBetweenMessages: number;
};

export const defaultAuthSettings: AuthSettings = {
  siteUrl: "http://127.0.0.1:8787",
  redirectHosts: ["127.0.0.1", "localhost"],
  signupEnabled: true,
  anonymousEnabled: true,
  autoConfirmEmail: false,
  autoConfirmPhone: false,
  accessTokenSeconds: 3600,
  refreshReuseSeconds: 10,
  otpSeconds: 3600,
  otpDigits: 6,
  flowSeconds: 300,
  challengeSeconds: 300,
  passwordMinLength: 6,
  passwordChangeNeedsNonce: false,
  maxFactors: 10,
  passkeysEnabled: true,
  maxPasskeys: 10,
  providers: ["google", "keycloak"],
  ssoDomains: ["sso.example.com"],
  emailTemplate: (kind) => ({ subject: writeSupabaseSubject(kind), body: writeSupabaseEmail(kind) }),
  rateLimits: {
    windowSeconds: 300,
    signUps: 30,
    anonymous: 30,
    tokenRequests: 150,
    verifications: 30,
    messagesSent: 60,
    secondsBetweenMessages: 0,
  },
};

/** What a Supabase project sets in its Auth configuration; tests override single values. */

export type AuthSettings = {
  /** Where links in e-mails lead when a request names no allowed `redirect_to`. */
  siteUrl: string;
  /** Further hosts (of any port) that a link may lead to. */
  redirectHosts: string[];
  signupEnabled: boolean;
  anonymousEnabled: boolean;
  /** Confirm e-mails and phones without a message. */
  autoConfirmEmail: boolean;
  autoConfirmPhone: boolean;
  accessTokenSeconds: number;
  /** A just rotated refresh token may be sent once more within this time (lost answers, races). */
  refreshReuseSeconds: number;
  /** Codes and links in messages. */
  otpSeconds: number;
  otpDigits: number;
  flowSeconds: number;
  challengeSeconds: number;
  passwordMinLength: number;
  /** A changed password needs a sign-in of the last day or a nonce from `/reauthenticate`. */
  passwordChangeNeedsNonce: boolean;
  maxFactors: number;
  /** Names under which the OpenID provider beside the backend is offered. */
  providers: string[];
  /** E-mail domains whose people sign in through that provider with `/sso`. */
  ssoDomains: string[];
  rateLimits: RateLimits;
};

/** Requests a sender may make in the window; messages count a recipient. */
export type RateLimits = {
  windowSeconds: number;
  signUps: number;
  anonymous: number;
  tokenRequests: number;
  verifications: number;
  messagesSent: number;
  /** To the same person. Supabase's usual minute is inconvenient while developing. */
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
  providers: ["google", "keycloak"],
  ssoDomains: ["sso.example.com"],
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

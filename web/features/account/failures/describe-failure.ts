/**
 * The error catalogue of sign-in: what went wrong as a key of the texts, with the original code beside it. Nothing of
 * Supabase's client is imported, so that a page can show a failure without loading it.
 */
import type { account } from "../../../i18n/en/account.ts";

type FailureKey = keyof (typeof account)["failure"];
type WeakReason = keyof (typeof account)["weakReason"];

export type Failure = {
  key: FailureKey;
  /** Empty where nobody gave one. */
  code: string;
  reasons: WeakReason[];
  /** The server's own sentence, where we have no better one. */
  message?: string;
};

/** By Auth's own code. */
const byCode: Readonly<Record<string, FailureKey>> = {
  invalid_credentials: "wrong",
  email_not_confirmed: "notConfirmed",
  phone_not_confirmed: "notConfirmed",
  provider_email_needs_verification: "providerUnverified",
  user_already_exists: "taken",
  email_exists: "taken",
  phone_exists: "taken",
  identity_already_exists: "identityTaken",
  single_identity_not_deletable: "lastIdentity",
  email_conflict_identity_not_deletable: "lastIdentity",
  user_banned: "banned",
  signup_disabled: "signUpClosed",
  otp_disabled: "signUpClosed",
  email_provider_disabled: "wayClosed",
  phone_provider_disabled: "wayClosed",
  provider_disabled: "wayClosed",
  oauth_provider_not_supported: "wayClosed",
  anonymous_provider_disabled: "wayClosed",
  saml_provider_disabled: "wayClosed",
  sso_provider_not_found: "wayClosed",
  manual_linking_disabled: "wayClosed",
  mfa_totp_enroll_not_enabled: "wayClosed",
  mfa_totp_verify_not_enabled: "wayClosed",
  mfa_phone_enroll_not_enabled: "wayClosed",
  otp_expired: "codeExpired",
  invite_not_found: "codeExpired",
  flow_state_expired: "linkExpired",
  flow_state_not_found: "linkExpired",
  bad_code_verifier: "otherBrowser",
  pkce_code_verifier_not_found: "otherBrowser",
  bad_oauth_state: "linkExpired",
  bad_oauth_callback: "cancelled",
  access_denied: "cancelled",
  mfa_verification_failed: "wrongCode",
  mfa_verification_rejected: "wrongCode",
  mfa_challenge_expired: "codeExpired",
  mfa_ip_address_mismatch: "codeExpired",
  mfa_factor_not_found: "factorGone",
  mfa_factor_name_conflict: "factorName",
  too_many_enrolled_mfa_factors: "tooManyFactors",
  mfa_verified_factor_exists: "tooManyFactors",
  insufficient_aal: "needsFactor",
  passkey_disabled: "wayClosed",
  too_many_passkeys: "tooManyPasskeys",
  webauthn_credential_exists: "passkeyKnown",
  webauthn_credential_not_found: "passkeyRefused",
  webauthn_verification_failed: "passkeyRefused",
  webauthn_challenge_expired: "passkeyRefused",
  webauthn_challenge_not_found: "passkeyRefused",
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: "passkeyKnown",
  ERROR_CEREMONY_ABORTED: "passkeyStopped",
  ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY: "passkeyStopped",
  ERROR_AUTHENTICATOR_GENERAL_ERROR: "passkeyUnsupported",
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: "passkeyUnsupported",
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: "passkeyUnsupported",
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: "passkeyUnsupported",
  ERROR_INVALID_DOMAIN: "passkeyUnsupported",
  ERROR_INVALID_RP_ID: "passkeyUnsupported",
  reauthentication_needed: "needsCode",
  sign_in_again: "needsCode",
  reauth_nonce_missing: "needsCode",
  reauthentication_not_valid: "wrongCode",
  same_password: "samePassword",
  weak_password: "weakPassword",
  over_request_rate_limit: "tooMany",
  over_email_send_rate_limit: "tooManyMessages",
  over_sms_send_rate_limit: "tooManyMessages",
  email_address_invalid: "badAddress",
  email_address_not_authorized: "badAddress",
  validation_failed: "badInput",
  bad_json: "badInput",
  captcha_failed: "captcha",
  sms_send_failed: "notSent",
  hook_timeout: "unavailable",
  hook_timeout_after_retry: "unavailable",
  request_timeout: "unavailable",
  unavailable: "unavailable",
  conflict: "unavailable",
  session_not_found: "sessionEnded",
  session_expired: "sessionEnded",
  refresh_token_not_found: "sessionEnded",
  refresh_token_already_used: "sessionEnded",
  user_not_found: "sessionEnded",
  no_authorization: "sessionEnded",
  not_signed_in: "sessionEnded",
  bad_jwt: "badToken",
  bad_token: "badToken",
  invalid_jwt: "badToken",
  network_failure: "network",
  unexpected_failure: "unknown",
  unexpected_response: "unreadable",
};

/** By the client's own words. The specification fixes them, and they come without a code. */
const byMessage: Readonly<Record<string, FailureKey>> = {
  "You must provide either an email or phone number and a password": "needAddressAndPassword",
  "You must provide either an email or phone number and a type": "needAddress",
  "You must provide either an email or phone number.": "needAddress",
  "No session defined in URL": "noSession",
  "Not a valid PKCE flow url.": "noSession",
  "Not a valid implicit grant flow url.": "noSession",
  "No code detected.": "noSession",
  "No browser detected.": "noSession",
  "Browser does not support WebAuthn": "passkeyUnsupported",
  // Auth loses its code for a passkey that is registered already (webauthn_credential_exists).
  "Database error creating passkey": "passkeyRefused",
  "JWT has expired": "badToken",
  "Missing exp claim": "badToken",
  "Invalid alg claim": "badToken",
  "Invalid JWT signature": "badToken",
  "JWKS is empty": "badToken",
  "No matching signing key found in JWKS": "badToken",
};

/** By the class of the client's error. */
const byName: Readonly<Record<string, FailureKey>> = {
  AuthSessionMissingError: "sessionEnded",
  AuthInvalidTokenResponseError: "unreadable",
  AuthUnknownError: "unreadable",
  AuthWeakPasswordError: "weakPassword",
  AuthImplicitGrantRedirectError: "linkExpired",
  AuthPKCEGrantCodeExchangeError: "linkExpired",
  AuthRefreshDiscardedError: "sessionEnded",
};

export function describeFailure(error: unknown): Failure {
  const { name, code, status, message, reasons } = read(error);
  if (name === "AuthRetryableFetchError") {
    if (status === 0) return { key: "network", code: "network_failure", reasons: [] };
    // The client loses the code. A 500 is a fault of one call: the service as a whole answers.
    const key = byMessage[message] ?? (status === 500 ? "unknown" : "unavailable");
    return { key, code: `http_${status}`, reasons: [] };
  }
  const found = byMessage[message] ?? byCode[code] ?? byName[name] ?? byStatus(status);
  const isServers = code !== "" || status >= 400;
  return {
    key: found,
    code,
    reasons: reasons.filter(isReason),
    ...(found === "unknown" && isServers && isSentence(message) && { message }),
  };
}

/** True when only signing in again helps. */
export function mustSignIn(error: unknown): boolean {
  if (!error) return false;
  const { key } = describeFailure(error);
  return key === "sessionEnded" || key === "badToken";
}

/** An object or a code that was made a text says nothing to a person. */
function isSentence(message: string): boolean {
  return /^\p{L}[^{}[\]<>]*\s/u.test(message);
}

function byStatus(status: number): FailureKey {
  if (status === 429) return "tooMany";
  return status >= 500 ? "unavailable" : "unknown";
}

function read(error: unknown) {
  const fields: Record<string, unknown> = typeof error === "object" && error !== null ? { ...error } : {};
  const { code, status, reasons, details } = fields;
  const inner: Record<string, unknown> =
    typeof details === "object" && details !== null ? { ...details } : {};
  const message = error instanceof Error ? error.message : fields["message"];
  const name = error instanceof Error ? error.name : fields["name"];
  return {
    name: text(name),
    message: text(message),
    // The error of a link has its code in the details.
    code: codeOf(code) || codeOf(inner["code"]) || codeOf(inner["error"]),
    status: typeof status === "number" ? status : -1,
    reasons: Array.isArray(reasons) ? reasons : [],
  };
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Codes are words joined by underscores. */
function codeOf(value: unknown): string {
  return /^\w+$/.test(text(value)) ? text(value) : "";
}

function isReason(value: unknown): value is WeakReason {
  return value === "length" || value === "characters" || value === "pwned";
}

/**
 * What Auth of a Supabase project is set to, in the names of the management API (`/v1/projects/{ref}/config/auth`). What
 * belongs to a provider, a mail service or a plan is not here: docs/deploying.md names it.
 */
import { authEmailKinds, type AuthEmailKind } from "../../domain/accounts/auth-emails.ts";
import { writeSupabaseEmail, writeSupabaseSubject } from "../../domain/accounts/supabase-template.ts";

export type AuthConfig = Record<string, string | number | boolean>;

/** The management API has other names for two kinds. */
const namesOfTemplates: Record<AuthEmailKind, string> = {
  signup: "confirmation",
  invite: "invite",
  magiclink: "magic_link",
  recovery: "recovery",
  email_change: "email_change",
  reauthentication: "reauthentication",
};

export function wantedAuthConfig(siteUrl: string): AuthConfig {
  return {
    site_url: siteUrl,
    uri_allow_list: `${siteUrl}/**`,
    disable_signup: false,
    external_anonymous_users_enabled: true,
    security_manual_linking_enabled: true,
    external_email_enabled: true,
    mailer_autoconfirm: false,
    mailer_allow_unverified_email_sign_ins: false,
    mailer_secure_email_change_enabled: true,
    security_update_password_require_reauthentication: true,
    mailer_otp_length: 6,
    mailer_otp_exp: 3600,
    password_min_length: 10,
    password_required_characters: "",
    refresh_token_rotation_enabled: true,
    security_refresh_token_reuse_interval: 10,
    jwt_exp: 3600,
    mfa_totp_enroll_enabled: true,
    mfa_totp_verify_enabled: true,
    mfa_max_enrolled_factors: 10,
    rate_limit_otp: 30,
    rate_limit_token_refresh: 150,
    rate_limit_verify: 30,
    rate_limit_anonymous_users: 30,
    smtp_max_frequency: 60,
    security_captcha_enabled: false,
    security_sb_forwarded_for_enabled: true,
    ...wantedTemplates(),
  };
}

function wantedTemplates(): AuthConfig {
  return Object.fromEntries(
    authEmailKinds.flatMap((kind) => [
      [`mailer_subjects_${namesOfTemplates[kind]}`, writeSupabaseSubject(kind)],
      [`mailer_templates_${namesOfTemplates[kind]}_content`, writeSupabaseEmail(kind)],
    ]),
  );
}

/** The wanted settings that the project has otherwise. A list that is empty may come as null. */
export function listDifferences(wanted: AuthConfig, actual: Record<string, unknown>): AuthConfig {
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => value !== (actual[name] ?? "")));
}

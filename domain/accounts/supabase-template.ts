/**
 * The emails of sign-in as Supabase's templates (Go's html/template). The language is the one that the person had when
 * the account was made (`locale` in the user's metadata); English is the last branch.
 */
import { type Locale, defaultLocale, localisePath, locales } from "../languages/locales.ts";
import { type AuthEmailKind, authEmails, verificationTypes } from "./auth-emails.ts";

/** Whoever signs up writes this value. Go's `eq` fails on anything but a text, and then no email leaves. */
const written = '(printf "%v" .Data.locale)';

const others = locales.filter((locale) => locale !== defaultLocale);

function inEachLanguage(write: (locale: Locale) => string): string {
  const branches = others.map(
    (locale, index) => `{{ ${index === 0 ? "if" : "else if"} eq ${written} "${locale}" }}${write(locale)}`,
  );
  return `${branches.join("")}{{ else }}${write(defaultLocale)}{{ end }}`;
}

export function writeSupabaseSubject(kind: AuthEmailKind): string {
  return inEachLanguage((locale) => authEmails[locale][kind].subject);
}

export function writeSupabaseEmail(kind: AuthEmailKind): string {
  return `${inEachLanguage((locale) => writeBody(kind, locale))}\n`;
}

function writeBody(kind: AuthEmailKind, locale: Locale): string {
  const { open, code, expires, ignore, [kind]: email } = authEmails[locale];
  const type = verificationTypes[kind];
  // After the hash sign: no server and no log sees the token.
  const link = `{{ .SiteURL }}${localisePath("/auth/callback", locale)}#token_hash={{ .TokenHash }}&amp;type=${type}`;
  const parts = [
    writeOpening(email),
    ...(type ? [`<a href="${link}">${open}</a>`, code] : []),
    `<strong style="font-size:28px;letter-spacing:4px">{{ .Token }}</strong>`,
    expires,
    email.notYours ? `${email.notYours} {{ .SiteURL }}${localisePath("/contact", locale)}` : ignore,
  ];
  return `\n<div lang="${locale}">\n${parts.map((part) => `<p>${part}</p>`).join("\n")}\n</div>\n`;
}

function writeOpening({ opening, firstOpening }: (typeof authEmails)[Locale][AuthEmailKind]): string {
  return firstOpening ? `{{ if eq .Email "" }}${firstOpening}{{ else }}${opening}{{ end }}` : opening;
}

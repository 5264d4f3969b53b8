/**
 * A pass opens the guide in one language. It is in the address of the guide. The office has passes of its own, which open
 * one file whether it is published or not.
 */
import type { Locale } from "../languages/locales.ts";
import { isValidPass, writePass } from "./letter-pass.ts";

/** Long enough to read an email late. After that one asks again. */
const passHours = 30 * 24;
/** A working day with the texts open. */
const officePassHours = 12;

export async function guideAddress(key: string, language: Locale, now: Date): Promise<string> {
  return `/guide/${language}?${new URLSearchParams({ pass: await writeGuidePass(key, language, now) })}`;
}

export function writeGuidePass(key: string, language: Locale, now: Date): Promise<string> {
  return writePass(key, { kind: "guide", name: language }, passHours, now);
}

/** `file` is its id, or `shippedGuide`. */
export async function guideFileAddress(
  key: string,
  language: Locale,
  file: string,
  now: Date,
): Promise<string> {
  const opened = { kind: "guide", name: `${language}/${file}` } as const;
  const pass = await writePass(key, opened, officePassHours, now);
  return `/guide/${language}?${new URLSearchParams({ file, pass })}`;
}

export function isValidGuidePass(
  key: string,
  language: Locale,
  pass: string,
  now: Date,
  file?: string,
): Promise<boolean> {
  return isValidPass(key, { kind: "guide", name: file ? `${language}/${file}` : language }, pass, now);
}

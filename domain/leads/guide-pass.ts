/** A pass opens the printed guide in one language. It is in the address of the guide. */
import type { Locale } from "../languages/locales.ts";
import { isValidPass, writePass } from "./letter-pass.ts";

/** Long enough to read an email late. After that one asks again. */
const passHours = 30 * 24;

export async function guideAddress(key: string, language: Locale, now: Date): Promise<string> {
  return `/guide/${language}?${new URLSearchParams({ pass: await writeGuidePass(key, language, now) })}`;
}

export function writeGuidePass(key: string, language: Locale, now: Date): Promise<string> {
  return writePass(key, { kind: "guide", name: language }, passHours, now);
}

export function isValidGuidePass(key: string, language: Locale, pass: string, now: Date): Promise<boolean> {
  return isValidPass(key, { kind: "guide", name: language }, pass, now);
}

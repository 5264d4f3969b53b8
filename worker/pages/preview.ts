/** A page as it would be with the drafts. Its address is signed, opens for half an hour and is never cached. */
import { type Locale, localisePath } from "../../domain/languages/locales.ts";
import { isValidPass, writePass } from "../../domain/leads/letter-pass.ts";

export const previewParameter = "preview";

const hours = 0.5;

export async function previewAddress(key: string, path: string, locale: Locale, now: Date): Promise<string> {
  const pass = await writePass(key, { kind: "preview", name: locale }, hours, now);
  return `${localisePath(path, locale)}?${new URLSearchParams({ [previewParameter]: pass })}`;
}

export function opensPreview(key: string, locale: Locale, pass: string, now: Date): Promise<boolean> {
  return isValidPass(key, { kind: "preview", name: locale }, pass, now);
}

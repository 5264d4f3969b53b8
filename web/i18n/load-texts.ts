/** The browser gets one language, and of it what its page says: each section is a file of its own. */
import type { i18n } from "i18next";
import { type Locale, defaultLocale, isLocale } from "../../domain/locales.ts";
import type { AnyTranslation, Translation } from "./en.ts";

export type TextSection = keyof Translation;

/** On every page. */
export const frameSections = ["frame", "errors"] as const satisfies TextSection[];

type LoadText = () => Promise<Partial<AnyTranslation>>;

/** The server has all texts at hand (./server.ts) and never asks here. */
const files: Record<string, LoadText> = import.meta.env.SSR
  ? {}
  : import.meta.glob<Partial<AnyTranslation>>("./*/*.ts");
const pathPattern = /^\.\/(\w+)\/([\w-]+)\.ts$/;
const loaded = new Set<string>();

export async function loadTexts(instance: i18n, sections: readonly TextSection[]): Promise<void> {
  const locale = isLocale(instance.language) ? instance.language : defaultLocale;
  await Promise.all(sections.map((section) => loadSection(instance, locale, section)));
}

/** Every section there is: for pages that do not say which they use. */
export function allSections(): TextSection[] {
  const names = new Set(Object.keys(files).map((path) => pathPattern.exec(path)?.[2]));
  return [...names] as TextSection[];
}

async function loadSection(instance: i18n, locale: Locale, section: TextSection): Promise<void> {
  const path = `./${locale}/${section}.ts`;
  if (loaded.has(path)) return;
  const texts = await files[path]?.();
  if (!texts) throw new Error(`There are no texts at ${path}.`);
  instance.addResourceBundle(locale, "translation", texts, true, true);
  loaded.add(path);
}

/** An i18next instance for one language. It never changes its language; its texts come section by section. */
import { type i18n, createInstance } from "i18next";
import type { Locale } from "../../domain/languages/locales.ts";
import type { ShownWords } from "../../domain/texts/owners-texts.ts";
import { type Texts, frameSections } from "./texts.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: (typeof frameSections)[0];
    resources: Texts;
  }
}

/**
 * What the owner wrote in place of the shipped words. A section takes its own when it is added. By the store, because
 * useTranslation() gives a wrapper of the instance, which has the same one.
 */
const written = new WeakMap<i18n["store"], ShownWords>();

export function createI18n(locale: Locale, words?: ShownWords): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    // Every language has every text: the types see to it.
    fallbackLng: false,
    resources: {},
    defaultNS: frameSections[0],
    // React escapes.
    interpolation: { escapeValue: false },
    initAsync: false,
    // No component needs to listen to a language that stays.
    react: { bindI18n: false },
  });
  if (words) written.set(instance.store, words);
  return instance;
}

export function addSection(instance: i18n, section: string, texts: object): void {
  instance.addResourceBundle(instance.language, section, texts);
  for (const [name, text] of Object.entries(written.get(instance.store)?.words ?? {})) {
    if (name.startsWith(`${section}.`)) {
      instance.addResource(instance.language, section, name.slice(section.length + 1), text);
    }
  }
}

const nothing: ShownWords = { words: {}, testimonials: {}, facts: {}, terms: {} };

/** What the owner wrote, for this language. */
export function writtenOf(instance: i18n): ShownWords {
  return written.get(instance.store) ?? nothing;
}

/** The pictures and the order of the front page that the owner chose. */
export function lookOf(instance: i18n): Pick<ShownWords, "pictures" | "order"> {
  return written.get(instance.store) ?? {};
}

/**
 * A list of homes asks for the same few texts a hundred times over, and i18next takes about ten microseconds to find
 * one. Texts of the server's instances never change, so each is found once.
 */
import type { TFunction, i18n } from "i18next";

/** Amounts and names are part of what is asked, so there is no end to them. */
const mostTexts = 5_000;

export function rememberTexts(instance: i18n): void {
  const fixed = new Map<string, TFunction>();
  instance.getFixedT = new Proxy(instance.getFixedT, {
    apply: (target, _self, given: unknown[]) => {
      const key = JSON.stringify(given);
      const known = fixed.get(key) ?? remember(Reflect.apply(target, instance, given));
      fixed.set(key, known);
      return known;
    },
  });
}

function remember(t: TFunction): TFunction {
  const texts = new Map<string, string>();
  return new Proxy(t, {
    apply: (target, self, given: unknown[]) => {
      const key = keyOf(given);
      const known = texts.get(key);
      if (known !== undefined) return known;
      const text: unknown = Reflect.apply(target, self, given);
      if (typeof text === "string" && texts.size < mostTexts) texts.set(key, text);
      return text;
    },
  });
}

function keyOf([key, options]: unknown[]): string {
  return options === undefined ? String(key) : `${String(key)} ${JSON.stringify(options)}`;
}

/** A list of homes asks for the same few texts a hundred times over: an instance that never changes finds each once. */
import type { i18n } from "i18next";

/** Amounts and names are part of what is asked, so there is no end to them. */
const mostTexts = 5_000;

export function rememberTexts(instance: i18n): void {
  const texts = new Map<string, string>();
  instance.t = new Proxy(instance.t, {
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

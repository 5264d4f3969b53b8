/** A loader that knows which languages its page has been translated into says so; other pages have all. */
import * as v from "valibot";
import { type Locale, locales } from "../domain/locales.ts";

export type PageLanguages = { languages: readonly Locale[] };

const schema = v.object({ languages: v.array(v.picklist(locales)) });

export function readPageLanguages(loaderData: readonly unknown[]): readonly Locale[] {
  for (const data of loaderData) {
    const result = v.safeParse(schema, data);
    if (result.success) return result.output.languages;
  }
  return locales;
}

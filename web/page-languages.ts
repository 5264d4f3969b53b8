/** A loader that knows which languages its page has been translated into says so; other pages have all. */
import * as v from "valibot";
import { type Locale, locales } from "../domain/locales.ts";

export type PageLanguages = { languages: readonly Locale[] };

const schema = v.object({ languages: v.array(v.picklist(locales)) });

export function readPageLanguages(data: unknown): readonly Locale[] {
  const result = v.safeParse(schema, data);
  return result.success ? result.output.languages : locales;
}

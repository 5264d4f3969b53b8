/** The people behind the business, as the page about us shows them, and the homes whose agent has their name. */
import * as v from "valibot";
import { type Locale, locales } from "../../languages/locales.ts";
import { optionalMatch, optionalText, requiredText, sitePath } from "./text-schema.ts";

/** The languages that are common in the trade here. Pages write their names in the reader's language. */
export const spokenLanguages = [
  "th",
  "en",
  "zh",
  "ru",
  "de",
  "fr",
  "es",
  "it",
  "nl",
  "sv",
  "ja",
  "ko",
  "hi",
  "ar",
] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

const otherLocales = locales.filter((locale): locale is Exclude<Locale, "en"> => locale !== "en");

export const peopleSchema = v.object({
  people: v.pipe(
    v.array(
      v.object({
        /** The form gives it. It stays when the name changes, so that accounts and homes follow (renamed_people.sql). */
        id: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/, "must be eight hexadecimal digits"))),
        name: requiredText(80),
        /** English if there is no text in the language. */
        role: v.intersect([
          v.object({ en: requiredText(80) }),
          v.partial(
            v.object(
              Object.fromEntries(otherLocales.map((locale) => [locale, optionalText(80)])) as Record<
                (typeof otherLocales)[number],
                ReturnType<typeof optionalText>
              >,
            ),
          ),
        ]),
        /** A picture of this site: an upload, or "/pictures/…". Without one the initials are shown. */
        portrait: optionalMatch(sitePath, "must begin with /"),
        /** Missing in versions that were saved before this field existed. */
        languages: v.optional(v.array(v.picklist(spokenLanguages))),
      }),
    ),
    v.maxLength(24, "must be at most 24 people"),
  ),
});
export type People = v.InferOutput<typeof peopleSchema>;

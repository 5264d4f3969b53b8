/** The people behind the business, as the page about us shows them. */
import * as v from "valibot";
import { type Locale, locales } from "../../languages/locales.ts";
import { optionalMatch, optionalText, requiredText, sitePath } from "./text-schema.ts";

const otherLocales = locales.filter((locale): locale is Exclude<Locale, "en"> => locale !== "en");

export const peopleSchema = v.object({
  people: v.pipe(
    v.array(
      v.object({
        name: requiredText(80),
        /** English where a language has none of its own. */
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
        /** A picture of this site: "/pictures/…". Without one only the name is shown. */
        portrait: optionalMatch(sitePath, "must begin with /"),
      }),
    ),
    v.maxLength(24, "must be at most 24 people"),
  ),
});
export type People = v.InferOutput<typeof peopleSchema>;

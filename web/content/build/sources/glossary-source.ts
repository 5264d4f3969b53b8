/** Reads and checks the source of the glossary. The English word comes from the English file. */
import * as v from "valibot";
import type { GlossaryTerm } from "../../../../domain/site/article.ts";
import type { Locale } from "../../../../domain/languages/locales.ts";
import { letterOf } from "../../../../domain/languages/letter-of.ts";
import { headSchema, parseChecked } from "./front-matter.ts";

const line = v.pipe(v.string(), v.trim(), v.nonEmpty());

const glossarySchema = v.strictObject({
  ...headSchema,
  terms: v.array(
    v.strictObject({
      id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
      term: line,
      thai: line,
      definition: line,
    }),
  ),
});

export type GlossarySource = v.InferOutput<typeof glossarySchema>;

export function readGlossary(text: string, name: string): GlossarySource {
  return parseChecked(glossarySchema, text, name);
}

/** The terms in the order of the language's alphabet. */
export function listTerms(own: GlossarySource, english: GlossarySource, language: Locale): GlossaryTerm[] {
  const englishWords = new Map(english.terms.map(({ id, term }) => [id, term]));
  const collator = new Intl.Collator(language);
  return own.terms
    .map((term) => {
      const word = englishWords.get(term.id);
      if (word === undefined) throw new Error(`glossary: there is no English term "${term.id}"`);
      return { ...term, english: word, letter: letterOf(term.term, language) };
    })
    .toSorted((one, other) => collator.compare(one.term, other.term));
}

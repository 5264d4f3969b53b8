/**
 * `<language>/titles.yaml`: title and description of each text that is not translated yet, so that lists, links and
 * the page's head are in the reader's language already.
 */
import * as v from "valibot";
import { parseDocument } from "yaml";
import type { Locale } from "../../../../domain/languages/locales.ts";
import { hashTitle } from "./source-hash.ts";
import { headSchema, parseChecked, readFrontMatter } from "./front-matter.ts";
import type { SourceFile } from "./source-files.ts";

export const titlesFile = "titles.yaml";

const titlesSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z]+\/[a-z0-9-]+$/u)),
  v.strictObject({
    title: headSchema.title,
    description: headSchema.description,
    sourceHash: headSchema.sourceHash,
  }),
);

/** By the name of the text: `blog/reading-the-minutes`. */
export type Titles = v.InferOutput<typeof titlesSchema>;

export const titleName = (file: string): string => file.replace(/\.mdx$/u, "");

export function readTitles(sources: readonly SourceFile[], locale: Locale): Titles {
  const own = sources.find((source) => source.locale === locale && source.file === titlesFile);
  return own ? parseChecked(titlesSchema, own.text, `web/content/${locale}/${titlesFile}`) : {};
}

/** The hash of the English title and description. */
export function hashOriginalTitle({ file, text }: SourceFile): string {
  return hashTitle(readFrontMatter(text, file).head);
}

/** Marks all titles, or only those named, as made from the current English text. */
export function stampTitles(text: string, originals: readonly SourceFile[], only: readonly string[]): string {
  const document = parseDocument(text);
  for (const original of originals) {
    const name = titleName(original.file);
    if (!document.has(name) || (only.length > 0 && !only.includes(original.file))) continue;
    document.setIn([name, "sourceHash"], hashOriginalTitle(original));
  }
  return document.toString({ lineWidth: 0 });
}

/** The names and descriptions of a record by language. Kyero has no names: there the first line of a text is one. */
import type { FeedRecord } from "../../domain/feeds/feed-fields.ts";
import { isLocale, type Locale, locales } from "../../domain/languages/locales.ts";
import { languageOf } from "../extract/normalise/language.ts";
import { cleanParagraphs, cleanText } from "../extract/parse/clean-text.ts";

type Text = { title: string; description: string };
export type Texts = { language: Locale; own: Text; translations: Partial<Record<Locale, Text>> };

const longestTitle = 200;
const longestHeadline = 120;
const longestDescription = 10_000;

export function textsOfRecord(record: FeedRecord): Texts {
  const plain = readText(record["title"]?.[0] ?? "", record["description"]?.[0] ?? "");
  const written = new Map<Locale, Text>();
  for (const locale of inOrder(record)) {
    const text = readText(record[`title.${locale}`]?.[0] ?? "", record[`description.${locale}`]?.[0] ?? "");
    if (text.title !== "" || text.description !== "") written.set(locale, text);
  }
  const said = record["language"]?.[0]?.toLowerCase() ?? "";
  if (plain.title !== "" || plain.description !== "") {
    const language = isLocale(said) ? said : languageOf("", `${plain.title} ${plain.description}`);
    const own = mix(plain, written.get(language));
    written.delete(language);
    return { language, own, translations: Object.fromEntries(written) };
  }
  const first =
    isLocale(said) && written.has(said) ? said : written.has("en") ? "en" : [...written.keys()][0];
  if (!first) return { language: "en", own: { title: "", description: "" }, translations: {} };
  const own = written.get(first) ?? { title: "", description: "" };
  written.delete(first);
  return { language: first, own, translations: Object.fromEntries(written) };
}

function inOrder(record: FeedRecord): Locale[] {
  const named = Object.keys(record).map((field) => field.split(".")[1]);
  return locales.filter((locale) => named.includes(locale));
}

function mix(one: Text, other: Text | undefined): Text {
  return {
    title: one.title || (other?.title ?? ""),
    description: one.description || (other?.description ?? ""),
  };
}

function readText(title: string, description: string): Text {
  const text = cleanParagraphs(description).slice(0, longestDescription).toWellFormed();
  const named = cleanText(title).slice(0, longestTitle).toWellFormed();
  return named === "" ? splitHeadline(text) : { title: named, description: text };
}

/** A short first line before an empty one, or alone, that does not end like a sentence. */
function splitHeadline(text: string): Text {
  const [head = "", ...rest] = text.split("\n\n");
  const isHeadline =
    head.length >= 3 &&
    head.length <= longestHeadline &&
    !head.includes("\n") &&
    !/[.!?:。！？]$/u.test(head);
  return isHeadline ? { title: head, description: rest.join("\n\n") } : { title: "", description: text };
}

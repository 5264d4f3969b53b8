/** A question with its answer, as the search finds it. */
import type { Faq } from "../../site/article.ts";
import type { TextSource } from "./build-text-index.ts";

const longestNote = 140;

type Question = Faq["groups"][number]["questions"][number];

export function questionSource({ id, question, text }: Question): TextSource {
  return {
    kind: "question",
    id,
    path: `/resources/faq#${id}`,
    title: question,
    note: shortenNote(text),
    body: text,
  };
}

/** To whole words where the language has spaces. */
export function shortenNote(text: string): string {
  if (text.length <= longestNote) return text;
  const cut = text.slice(0, longestNote);
  const lastSpace = cut.lastIndexOf(" ");
  return `${lastSpace > longestNote / 2 ? cut.slice(0, lastSpace) : cut} …`;
}

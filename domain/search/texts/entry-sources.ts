/** A question with its answer, and a term, as the search finds them. */
import type { Faq, GlossaryTerm } from "../../site/article.ts";
import type { TextSource } from "./build-text-index.ts";

const longestNote = 140;

type Question = Faq["groups"][number]["questions"][number];

export function listQuestions({ groups }: Faq): TextSource[] {
  return groups.flatMap(({ questions }) => questions.map(questionSource));
}

export function termSource({ id, term, thai, english, definition }: GlossaryTerm): TextSource {
  return {
    kind: "term",
    id,
    path: `/resources/glossary#${id}`,
    title: term,
    names: `${thai} ${english}`,
    note: shortenNote(definition),
    body: definition,
  };
}

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

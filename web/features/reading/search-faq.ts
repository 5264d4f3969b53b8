/**
 * The questions that contain every word of a search. Accents and the kind of apostrophe do not matter. Input without
 * spaces, as in Thai and Chinese, counts as one word.
 */
import type { Faq } from "../../../domain/site/article.ts";

export function searchFaq(faq: Pick<Faq, "groups" | "language">, search: string): Faq["groups"] {
  const fold = (text: string) =>
    text
      .normalize("NFKD")
      .replace(/\p{Mn}/gu, "")
      .replaceAll("’", "'")
      .toLocaleLowerCase(faq.language);
  const words = fold(search).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return faq.groups;
  return faq.groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, text }) => {
        const content = fold(`${question} ${text}`);
        return words.every((word) => content.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/**
 * Puts the owner's present terms into a found answer to a question, because the index was made when the site was
 * built.
 */
import { isPromised } from "../../domain/finance/carry-over.ts";
import type { SearchAnswer } from "../../domain/search/answer.ts";
import { shortenNote } from "../../domain/search/texts/entry-sources.ts";
import type { Faq } from "../../domain/site/article.ts";
import type { Site } from "../../domain/site/site.ts";
import { fillFaq } from "../../web/content/fill-owner-places.ts";

export async function fillNotes(
  answer: SearchAnswer,
  site: Site,
  readFaq: () => Promise<Faq>,
): Promise<SearchAnswer> {
  if (isPromised(site.terms.upgrade) || !answer.texts.some(({ kind }) => kind === "question")) return answer;
  const faq = fillFaq(await readFaq(), site);
  const questions = new Map(faq.groups.flatMap((group) => group.questions).map((one) => [one.id, one]));
  const texts = answer.texts.map((found) => {
    const question = found.kind === "question" ? questions.get(found.id) : undefined;
    return question ? { ...found, note: shortenNote(question.text) } : found;
  });
  return { ...answer, texts };
}

/** The frequent questions of a language, with the owner's answers in place of ours. */
import type { Locale } from "../../domain/languages/locales.ts";
import { type Faq, type Glossary, contentAddresses, shownFaqAddress } from "../../domain/site/article.ts";
import { factsInForce } from "../../domain/facts/facts.ts";
import { type FaqSource, buildFaq, withAnswers } from "../../domain/texts/faq.ts";
import { withTerms } from "../../domain/texts/glossary.ts";
import type { OwnersTexts } from "../../domain/texts/owners-texts.ts";
import type { Wanted } from "../cache/cached-response.ts";
import { json } from "../cache/plain-answer.ts";
import type { AskedContext } from "../context.ts";
import type { Env } from "../env.ts";
import { readServedFile } from "./read-served-file.ts";
import { findTexts, readTexts } from "./text-reads.ts";

export function wantedFaq(c: AskedContext, locale: Locale): Wanted {
  return {
    key: shownFaqAddress(locale),
    keeps: [200],
    produce: async () => {
      const { texts, dataAt, degraded } = await readTexts(c, locale);
      return { ...json(await makeFaq(c.env, locale, texts)), dataAt, degraded };
    },
    standIn: async () => ({
      ...json(await readServedFile(c.env, contentAddresses.faq(locale))),
      degraded: "shipped",
    }),
  };
}

export async function makeFaq(env: Env, locale: Locale, texts: OwnersTexts): Promise<Faq> {
  const { faq: answers, facts, terms: ownTerms, lists, heads } = texts;
  const isShipped = [answers, facts, ownTerms, heads].every((own) => Object.keys(own).length === 0);
  if (isShipped && !lists.faq) return readServedFile<Faq>(env, contentAddresses.faq(locale));
  const source = await readServedFile<FaqSource>(env, contentAddresses.faqSource(locale));
  // An answer may still name a term that is no longer in the list.
  const shipped = await readServedFile<Glossary>(env, contentAddresses.glossary(source.language));
  const { terms } = withTerms(shipped, ownTerms, undefined);
  const shown = withAnswers(source, answers, terms, lists.faq, heads);
  return buildFaq(shown, terms, factsInForce(facts), locale);
}

/** For other answers of the Worker: with the shipped answers when the owner's cannot be read. */
export async function findFaq(c: AskedContext, locale: Locale): Promise<Faq> {
  return makeFaq(c.env, locale, (await findTexts(c, locale)).texts);
}

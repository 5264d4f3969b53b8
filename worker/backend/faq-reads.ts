/** The frequent questions of a language, with the owner's answers in place of ours. */
import type { Context } from "hono";
import type { Locale } from "../../domain/languages/locales.ts";
import { type Faq, type Glossary, contentAddresses, shownFaqAddress } from "../../domain/site/article.ts";
import { type Answers, type FaqSource, buildFaq, withAnswers } from "../../domain/texts/faq.ts";
import { cachedCatalogueResponse } from "../cache/cached-response.ts";
import { json } from "../cache/plain-answer.ts";
import type { PublicContext } from "../context.ts";
import type { Env } from "../env.ts";
import { readServedFile } from "./read-served-file.ts";
import { findTexts, readTexts } from "./text-reads.ts";

export function answerFaq(c: Context<PublicContext>, locale: Locale): Promise<Response> {
  return cachedCatalogueResponse(c, {
    key: shownFaqAddress(locale),
    keeps: [200],
    produce: async () => {
      const { texts, dataAt, degraded } = await readTexts(c, locale);
      return { ...json(await makeFaq(c.env, locale, texts.faq)), dataAt, degraded };
    },
    standIn: async () => ({
      ...json(await readServedFile(c.env, contentAddresses.faq(locale))),
      degraded: "shipped",
    }),
  });
}

export async function makeFaq(env: Env, locale: Locale, answers: Answers): Promise<Faq> {
  if (Object.keys(answers).length === 0) return readServedFile<Faq>(env, contentAddresses.faq(locale));
  const source = await readServedFile<FaqSource>(env, contentAddresses.faqSource(locale));
  const { terms } = await readServedFile<Glossary>(env, contentAddresses.glossary(source.language));
  return buildFaq(withAnswers(source, answers, terms), terms, locale);
}

/** For other answers of the Worker: with the shipped answers when the owner's cannot be read. */
export async function findFaq(c: Context<PublicContext>, locale: Locale): Promise<Faq> {
  return makeFaq(c.env, locale, (await findTexts(c, locale)).texts.faq);
}

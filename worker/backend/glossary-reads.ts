/** The glossary of a language, with the owner's terms in place of ours. */
import type { Locale } from "../../domain/languages/locales.ts";
import { type Glossary, contentAddresses, shownGlossaryAddress } from "../../domain/site/article.ts";
import { withTerms } from "../../domain/texts/glossary.ts";
import { withHead } from "../../domain/texts/heads.ts";
import type { OwnersTexts } from "../../domain/texts/owners-texts.ts";
import type { Wanted } from "../cache/cached-response.ts";
import { json } from "../cache/plain-answer.ts";
import type { AskedContext } from "../context.ts";
import type { Env } from "../env.ts";
import { readServedFile } from "./read-served-file.ts";
import { readTexts } from "./text-reads.ts";

export function wantedGlossary(c: AskedContext, locale: Locale): Wanted {
  return {
    key: shownGlossaryAddress(locale),
    keeps: [200],
    produce: async () => {
      const { texts, dataAt, degraded } = await readTexts(c, locale);
      return { ...json(await makeGlossary(c.env, locale, texts)), dataAt, degraded };
    },
    standIn: async () => ({
      ...json(await readServedFile(c.env, contentAddresses.glossary(locale))),
      degraded: "shipped",
    }),
  };
}

export async function makeGlossary(
  env: Env,
  locale: Locale,
  { terms, lists, heads }: OwnersTexts,
): Promise<Glossary> {
  const shipped = await readServedFile<Glossary>(env, contentAddresses.glossary(locale));
  const headed = withHead(shipped, "glossary", heads);
  const isShipped = Object.keys(terms).length === 0 && !lists.glossary;
  return isShipped ? headed : withTerms(headed, terms, lists.glossary);
}

/**
 * For a preview: the draft of the text at this address of the API. Undefined for other addresses, and if there is no
 * draft.
 */
import type { Locale } from "../../domain/languages/locales.ts";
import { type Article, isArticleKind, shownArticles } from "../../domain/site/article.ts";
import { findByAddress } from "../../domain/texts/articles/article-heads.ts";
import { readArticle } from "../../domain/texts/articles/read-article.ts";
import { dataOf, siteBackend } from "../backend/supabase.ts";
import type { AskedContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { readHeads } from "./article-reads.ts";
import { makeDraft } from "./make-article.ts";

export async function findDraft(
  c: AskedContext,
  locale: Locale,
  address: string,
): Promise<Article | undefined> {
  const list = `${shownArticles.index(locale)}/`;
  const [kind = "", slug = ""] = address.startsWith(list) ? address.slice(list.length).split("/") : [];
  if (!isArticleKind(kind)) return undefined;
  const { heads } = await readHeads(c, locale);
  const name = findByAddress(heads, kind, slug)?.name ?? `${kind}/${slug}`;
  const asked = { for_name: name, for_locale: locale };
  const found = dataOf(await siteBackend(readConfig(c.env)).rpc("drafted_article", asked));
  if (typeof found !== "object" || found === null || !("body" in found)) return undefined;
  const read = readArticle(found.body);
  return "body" in read ? makeDraft(c, name, read.body, locale) : undefined;
}

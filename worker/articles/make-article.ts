/** One text of the library as visitors read it: the owner's, rendered here, or the file that the build made. */
import { describeError } from "../../domain/describe-error.ts";
import { isOfWithholding } from "../../domain/finance/seller-withholding.ts";
import { factsInForce } from "../../domain/facts/facts.ts";
import type { Locale } from "../../domain/languages/locales.ts";
import { type Article, type ArticleKind, contentAddresses } from "../../domain/site/article.ts";
import { defaultSite } from "../../domain/site/site.ts";
import type { ArticleBody } from "../../domain/texts/articles/article-blocks.ts";
import {
  type ArticleHead,
  findByAddress,
  showsOwn,
  summarise,
} from "../../domain/texts/articles/article-heads.ts";
import { type ArticleLabels, renderArticle } from "../../domain/texts/articles/render-article.ts";
import { findServedFile, readServedFile } from "../backend/read-served-file.ts";
import { makeGlossary } from "../backend/glossary-reads.ts";
import { findTexts } from "../backend/text-reads.ts";
import type { AskedContext } from "../context.ts";
import { unavailable } from "../errors.ts";
import { readArticleIndex, readBody, readHeads, warnUnreadable } from "./article-reads.ts";
import { homesIn, readHomes } from "./find-homes.ts";
import { chosenLinks, linksOfNow, newestOfKind } from "./related-articles.ts";

type MadeArticle = {
  /** Undefined where no text ever stood. */
  article: Article | "gone" | undefined;
  dataAt: number | undefined;
  degraded: string | undefined;
};

/** The text may stand at another address than the one asked for. */
export async function makeArticle(
  c: AskedContext,
  locale: Locale,
  kind: ArticleKind,
  slug: string,
): Promise<MadeArticle> {
  const { heads, dataAt, degraded } = await readHeads(c, locale);
  const head = findByAddress(heads, kind, slug);
  if (head?.slug === null) return { article: "gone", dataAt, degraded };
  const shipped = await findShipped(c, locale, head?.name ?? `${kind}/${slug}`);
  if (head && showsOwn(head.own, shipped?.language, locale)) {
    const found = await readBody(c, head.name, head.own.locale);
    const made = found && (await tryRender(c, found.body, { head, shipped, locale }));
    if (made) {
      return { article: made.article, dataAt, degraded: degraded ?? found.degraded ?? made.degraded };
    }
    // The list has it, so that it cannot be shown is no 404.
    if (!shipped) throw unavailable(new Error(`${head.name} cannot be shown`));
  }
  const article = shipped && (await asItStands(c, shipped, head, heads, locale));
  return { article, dataAt, degraded };
}

/** The page of a draft, at the address that its text has or will have. */
export async function makeDraft(
  c: AskedContext,
  name: string,
  body: ArticleBody,
  locale: Locale,
): Promise<Article | undefined> {
  const { heads } = await readHeads(c, locale);
  const known = heads.find((one) => one.name === name);
  const slug = known?.slug ?? name.slice(name.indexOf("/") + 1);
  const today = new Date().toISOString().slice(0, 10);
  const { title, description, published = null, picture = null, related, blocks } = body;
  const own: NonNullable<ArticleHead["own"]> = {
    locale,
    title,
    description,
    published,
    picture,
    related: related ?? known?.own?.related ?? null,
    version: 0,
    headings: [],
    links: [],
    letters: JSON.stringify(blocks).length / 2,
    updated: today,
    first: today,
  };
  const languages = [...new Set([...(known?.languages ?? []), locale])];
  const head: ArticleHead = { name, slugs: [], ...known, slug, languages, own };
  const made = await tryRender(c, body, { head, locale, shipped: await findShipped(c, locale, name) });
  return made?.article;
}

function findShipped(c: AskedContext, locale: Locale, name: string): Promise<Article | undefined> {
  const [kind, slug = ""] = name.split("/");
  return findServedFile<Article>(c.env, contentAddresses.article(locale, kind as ArticleKind, slug));
}

type Place = { head: ArticleHead; shipped: Article | undefined; locale: Locale };

/** A text that cannot be shown, such as one with a fact that is gone, gives way to the shipped one. */
async function tryRender(
  c: AskedContext,
  body: ArticleBody,
  { head, shipped, locale }: Place,
): Promise<{ article: Article; degraded: string | undefined } | undefined> {
  const summary = summarise(head, shipped, locale);
  if (!summary) return undefined;
  const [rendered, index, { heads }] = await Promise.all([
    renderNow(c, head.name, body, summary.language, locale),
    readArticleIndex(c, locale),
    readHeads(c, locale),
  ]);
  if (!rendered) return undefined;
  const related =
    chosenLinks(head.own?.related, heads, index.articles) ??
    (shipped ? linksOfNow(shipped.related, heads, index.articles) : newestOfKind(summary, index.articles));
  const listings = shipped?.listings && { listings: shipped.listings };
  return { article: { ...summary, ...rendered.text, related, ...listings }, degraded: rendered.degraded };
}

/** With the facts, terms and homes of now. */
async function renderNow(
  c: AskedContext,
  name: string,
  { blocks }: ArticleBody,
  language: Locale,
  locale: Locale,
): Promise<{ text: ReturnType<typeof renderArticle>; degraded: string | undefined } | undefined> {
  const { texts } = await findTexts(c, language);
  const [labels, glossary, { homes, degraded }] = await Promise.all([
    readServedFile<ArticleLabels>(c.env, contentAddresses.labels(language)),
    makeGlossary(c.env, language, texts),
    readHomes(c, homesIn(blocks), locale),
  ]);
  try {
    const text = renderArticle(blocks, {
      language,
      locale,
      labels,
      homes,
      terms: new Map(glossary.terms.map((term) => [term.id, term])),
      facts: factsInForce(texts.facts),
      isSample: defaultSite.isSample,
    });
    return { text, degraded };
  } catch (error) {
    warnUnreadable(name, locale, describeError(error));
    return undefined;
  }
}

/** A shipped text at its address of now. */
async function asItStands(
  c: AskedContext,
  shipped: Article,
  head: ArticleHead | undefined,
  heads: readonly ArticleHead[],
  locale: Locale,
): Promise<Article> {
  const now = (await followWithholding(c, shipped, locale)) ?? shipped;
  if (heads.length === 0) return now;
  const { articles } = await readArticleIndex(c, locale);
  const moved = head && summarise({ ...head, own: null }, now, locale);
  const chosen = chosenLinks(head?.own?.related, heads, articles);
  return { ...now, ...moved, related: chosen ?? linksOfNow(now.related, heads, articles) };
}

/**
 * A shipped text says what a seller's tax is in tables and sums that are not places, because they hang on twenty facts.
 * Where the owner has changed one, the text is rendered again.
 */
async function followWithholding(
  c: AskedContext,
  shipped: Article,
  locale: Locale,
): Promise<Article | undefined> {
  const { kind, slug, language } = shipped;
  const { texts } = await findTexts(c, language);
  if (!Object.keys(texts.facts).some(isOfWithholding)) return undefined;
  const body = await findServedFile<ArticleBody>(c.env, contentAddresses.blocks(language, kind, slug));
  if (!body || !/"(?:withheld|withholding-table)"/.test(JSON.stringify(body.blocks))) return undefined;
  // Ours show no homes, so that nothing of it can be degraded.
  const rendered = await renderNow(c, `${kind}/${slug}`, body, language, locale);
  return rendered && { ...shipped, ...rendered.text };
}

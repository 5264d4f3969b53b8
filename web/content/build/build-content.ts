/**
 * Builds all texts in all languages, as file name → content. An untranslated text is the English one, under a title
 * and a description in the page's language.
 */
import {
  type Article,
  type ArticleSummary,
  type Glossary,
  type GlossaryTerm,
  articlePath,
  contentAddresses,
} from "../../../domain/site/article.ts";
import { shippedContractTexts } from "../../../domain/papers/contract/shipped-texts.ts";
import { defaultSite } from "../../../domain/site/site.ts";
import { type Locale, defaultLocale, locales } from "../../../domain/languages/locales.ts";
import { shippedFacts } from "../../../domain/facts/facts.ts";
import { articleTexts } from "./article-texts.ts";
import { type FaqSource, buildFaq } from "../../../domain/texts/faq.ts";
import { textPlacesAddress } from "../../../domain/texts/text-places.ts";
import type { ArticleBody } from "../../../domain/texts/articles/article-blocks.ts";
import { type LinkingText, linksOf } from "../../../domain/texts/articles/article-links.ts";
import { linksIn } from "../../../domain/texts/markup.ts";
import { letterTexts } from "../../../domain/texts/letters/letter-texts.ts";
import { renderArticle } from "../../../domain/texts/articles/render-article.ts";
import { plainText } from "../../../domain/texts/plain-text.ts";
import { toMarkup } from "./sources/answer-markup.ts";
import { readFaq } from "./sources/faq-source.ts";
import { type FrontMatter, readFrontMatter } from "./sources/front-matter.ts";
import { listTerms, readGlossary } from "./sources/glossary-source.ts";
import { buildTextIndex } from "../../../domain/search/texts/build-text-index.ts";
import { listPlaces } from "./list-places.ts";
import { listSearchedTexts } from "./list-searched-texts.ts";
import { linkRelated } from "./related-links.ts";
import { readingMinutes } from "./reading-minutes.ts";
import { readBlocks } from "./sources/read-blocks.ts";
import { type SourceFile, isArticleFile, nameArticle } from "./sources/source-files.ts";
import { type Titles, readTitles, titleName, titlesFile } from "./sources/titles-source.ts";

export type ContentFiles = Map<string, unknown>;

/** The text of one page in the language it is shown in. */
type Version = { file: string; text: string; language: Locale; languages: Locale[]; original: string };

export async function buildContent(sources: readonly SourceFile[]): Promise<ContentFiles> {
  const files: ContentFiles = new Map();
  const glossaries = new Map<Locale, Glossary>();
  for (const locale of locales) {
    const glossary = buildGlossary(takeVersion(chooseVersions(sources, locale), "glossary.yaml"));
    glossaries.set(locale, glossary);
    files.set(contentAddresses.glossary(locale), glossary);
  }
  const takeGlossary = (locale: Locale) => {
    const glossary = glossaries.get(locale);
    if (!glossary) throw new Error(`web/content/${locale}/glossary.yaml is missing`);
    return glossary;
  };
  for (const locale of locales) {
    const versions = chooseVersions(sources, locale);
    // Terms are explained in the text's language: an English text takes English definitions.
    const termsOf = (language: Locale) =>
      new Map(takeGlossary(language).terms.map((term) => [term.id, term]));
    files.set(contentAddresses.labels(locale), articleTexts[locale]);
    const { colon: _, ...letters } = letterTexts[locale];
    files.set(contentAddresses.letters(locale), letters);
    files.set(contentAddresses.contract(locale), shippedContractTexts[locale]);
    const faqSource = readFaqSource(takeVersion(versions, "faq.yaml"));
    files.set(contentAddresses.faqSource(locale), faqSource);
    const faq = buildFaq(faqSource, takeGlossary(faqSource.language).terms, shippedFacts, locale);
    files.set(contentAddresses.faq(locale), faq);
    const titles = readTitles(sources, locale);
    const articles = versions
      .filter(({ file }) => isArticleFile(file))
      .map((version) => buildArticle(version, { locale, titles, termsOf }));
    for (const { article, body, head } of articles) {
      if (article.language === locale) {
        files.set(contentAddresses.blocks(locale, article.kind, article.slug), body);
      }
      const related = linkRelated(head.related, articles, articleTexts[locale].pages, article.path);
      const file: Article = { ...article, related };
      files.set(contentAddresses.article(locale, article.kind, article.slug), file);
    }
    const written = articles.filter(({ article }) => article.language === locale);
    files.set(contentAddresses.links(locale), [
      ...written.map(({ article: { kind, slug, title }, body }): LinkingText => ({
        kind,
        slug,
        title,
        links: linksOf(body.blocks),
      })),
      ...(faqSource.language === locale ? faqSource.groups : []).flatMap(({ questions }) =>
        questions.map(({ id, question, answer }): LinkingText => ({
          kind: "faq",
          slug: id,
          title: question,
          links: linksIn(answer).links,
        })),
      ),
    ]);
    files.set(
      contentAddresses.index(locale),
      articles.map(({ article }) => summarise(article)),
    );
    const searched = {
      articles: articles.map(({ article }) => article),
      faq,
      glossary: takeGlossary(locale),
    };
    files.set(contentAddresses.search(locale), buildTextIndex(locale, listSearchedTexts(locale, searched)));
  }
  files.set(textPlacesAddress, listPlaces(files));
  return files;
}

function chooseVersions(sources: readonly SourceFile[], locale: Locale): Version[] {
  return sources
    .filter((source) => source.locale === defaultLocale)
    .map(({ file, text: original }) => {
      const all = sources.filter((source) => source.file === file);
      const own = all.find((source) => source.locale === locale);
      return {
        file,
        original,
        text: own?.text ?? original,
        language: own?.locale ?? defaultLocale,
        languages: locales.filter((one) => all.some((source) => source.locale === one)),
      };
    });
}

function takeVersion(versions: readonly Version[], file: string): Version {
  const version = versions.find((one) => one.file === file);
  if (!version) throw new Error(`web/content/${defaultLocale}/${file} is missing`);
  return version;
}

const nameOf = ({ language, file }: Version) => `web/content/${language}/${file}`;

function buildGlossary(version: Version): Glossary {
  const { terms, sourceHash: _, ...head } = readGlossary(version.text, nameOf(version));
  const english = readGlossary(version.original, "the English glossary");
  const { language, languages } = version;
  return { ...head, language, languages, terms: listTerms({ ...head, terms }, english, language) };
}

function readFaqSource(version: Version): FaqSource {
  const { groups, sourceHash: _, ...head } = readFaq(version.text, nameOf(version));
  const { language, languages } = version;
  const { sourceOfFigure, sampleMark, carries } = articleTexts[language];
  const withMarkup = groups.map((group) => ({
    ...group,
    questions: group.questions.map(({ id, question, answer }) => ({
      id,
      question,
      answer: toMarkup(answer, `${nameOf(version)} ${id}`),
    })),
  }));
  return {
    ...head,
    language,
    languages,
    labels: { sourceOfFigure, sampleMark, carries },
    groups: withMarkup,
  };
}

type BuiltArticle = { article: Omit<Article, "related">; body: ArticleBody; head: FrontMatter };

type ArticleSettings = {
  locale: Locale;
  titles: Titles;
  termsOf: (language: Locale) => ReadonlyMap<string, GlossaryTerm>;
};

function buildArticle(version: Version, { locale, titles, termsOf }: ArticleSettings): BuiltArticle {
  const { kind, slug } = nameArticle(version.file);
  const { head: own, body: mdx } = readFrontMatter(version.text, nameOf(version));
  // Everything but the text comes from the original, so that no translation can contradict it.
  const { head } = readFrontMatter(version.original, version.file);
  const { language, languages } = version;
  const named = language === locale ? own : titles[titleName(version.file)];
  if (!named) throw new Error(`web/content/${locale}/${titlesFile}: "${titleName(version.file)}" is missing`);
  const terms = termsOf(language);
  const body: ArticleBody = {
    title: named.title,
    description: named.description,
    ...(language === defaultLocale && head.published && { published: head.published }),
    ...(language === defaultLocale && head.picture && { picture: head.picture }),
    blocks: readBlocks(mdx, nameOf(version), terms),
  };
  const text = renderArticle(body.blocks, {
    language,
    locale,
    terms,
    facts: shippedFacts,
    labels: articleTexts[language],
    isSample: defaultSite.isSample,
    homes: new Map(),
  });
  const article = {
    kind,
    slug,
    path: articlePath(kind, slug),
    title: named.title,
    description: named.description,
    language,
    languages,
    updated: latest(own.updated, ...text.figures.map(({ checkedOn }) => checkedOn)),
    ...(head.published && { published: head.published }),
    ...(head.picture && { picture: head.picture }),
    ...(head.listings && { listings: head.listings }),
    minutes: readingMinutes(plainText(text.html), language),
    ...text,
  };
  return { article, body, head };
}

/** A text is as new as the newest check of its figures. */
function latest(...days: [string, ...string[]]): string {
  return days.reduce((one, other) => (one < other ? other : one));
}

function summarise(article: Omit<Article, "related">): ArticleSummary {
  const { html: _html, contents: _contents, figures: _figures, listings: _, ...summary } = article;
  return summary;
}

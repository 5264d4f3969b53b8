/**
 * `/llms.txt` (llmstxt.org): what the site is and where its pages are, in plain English, for assistants that read it
 * on somebody's behalf.
 */
import { type ArticleKind, type ArticleSummary, articleKinds } from "../../domain/site/article.ts";
import { languageOptions } from "../../domain/languages/locales.ts";
import type { Site } from "../../domain/site/site.ts";
import type { Texts } from "../../web/i18n/texts.ts";

const kinds: Record<ArticleKind, string> = {
  pages: "About the business",
  areas: "Areas of Pattaya",
  guides: "Guides",
  resources: "For landlords",
  buyers: "For buyers",
  sellers: "For sellers",
  blog: "Blog",
};

/** `paths` are the pages that are no articles. */
export function writeLlmsText(
  origin: string,
  paths: readonly string[],
  articles: readonly ArticleSummary[],
  { business, isSample }: Site,
  description: string,
  { article, frame }: Pick<Texts, "article" | "frame">,
): string {
  const languages = languageOptions.map(({ code, name }) => `${name} (${code})`).join(", ");
  const groups = articleKinds.map((kind) => ({
    title: kinds[kind],
    links: articles
      .filter((one) => one.kind === kind)
      .map(({ path, title, description }) => `- [${title}](${origin}${path}): ${description}`),
  }));
  const pages = paths.map((path) => `- [${namePage(path, article.pages)}](${origin}${path})`);
  const parts = [
    `# ${business.name}`,
    `> ${description}`,
    ...(isSample ? [frame.sampleNotice] : []),
    `Languages: ${languages}. English addresses have no prefix; others begin with the code, such as ${origin}/th/listings.`,
    "Prices are in Thai baht. Figures about law, fees and taxes name their source and the day it was read, or say that they are not verified.",
    listLinks("Pages", pages),
    ...groups.filter(({ links }) => links.length > 0).map(({ title, links }) => listLinks(title, links)),
    listLinks("Everything else", [`- [Sitemap](${origin}/sitemap.xml): every page, and every home on offer`]),
  ];
  return `${parts.join("\n\n")}\n`;
}

function namePage(path: string, names: Readonly<Record<string, string>>): string {
  const name = names[path];
  if (name === undefined) throw new Error(`web/i18n/en/article.ts has no name for the page ${path}`);
  return name;
}

function listLinks(title: string, links: readonly string[]): string {
  return [`## ${title}`, "", ...links].join("\n");
}

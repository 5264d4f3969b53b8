import { beforeAll, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import type { Article, Faq, Glossary } from "../../../domain/site/article.ts";
import { locales } from "../../../domain/languages/locales.ts";
import { type ContentFiles, buildContent } from "../../../web/content/build/build-content.ts";
import { hashOriginalTitle, titlesFile } from "../../../web/content/build/sources/titles-source.ts";
import { plainText } from "../../../domain/texts/plain-text.ts";
import {
  type SourceFile,
  isArticleFile,
  readSourceFiles,
} from "../../../web/content/build/sources/source-files.ts";

const sources = readSourceFiles();
let files: ContentFiles;
let articles: [string, Article][];
beforeAll(async () => {
  files = await buildContent(sources);
  articles = [...files].filter((entry): entry is [string, Article] => isArticle(entry[1]));
});

function isArticle(file: unknown): file is Article {
  return typeof file === "object" && file !== null && "html" in file;
}

const english = () => articles.filter(([address]) => address.startsWith("/content/en/"));
const read = <File>(address: string) => files.get(address) as File;

test("Every text exists in every language, translated or in English", () => {
  const count = sources.filter(({ locale, file }) => locale === "en" && isArticleFile(file)).length;
  expect(articles).toHaveLength(count * locales.length);
  for (const [address, article] of articles) {
    const locale = address.split("/")[2];
    const isOwn = article.languages.some((language) => language === locale);
    expect(article.language, address).toBe(isOwn ? locale : "en");
  }
});

test("No text says that it is older than the check of a figure in it", () => {
  const withFigures = articles.filter(([, { figures }]) => figures.length > 0);
  expect(withFigures.length).toBeGreaterThan(100);
  for (const [address, { updated, figures }] of withFigures)
    for (const { checkedOn } of figures) expect(updated >= checkedOn, address).toBe(true);
});

test("Guides, articles and areas have the required length", () => {
  const limits: Record<string, [number, number]> = {
    guides: [900, 1_650],
    buyers: [600, 1_150],
    sellers: [600, 1_250],
    blog: [600, 1_000],
    areas: [350, 600],
  };
  for (const [address, article] of english()) {
    const [from, to] = limits[article.kind] ?? [300, 2_000];
    const words = plainText(article.html).split(" ").length;
    expect(words, address).toBeGreaterThanOrEqual(from);
    expect(words, address).toBeLessThanOrEqual(to);
  }
});

test("Titles and descriptions are unique within a language and written in it", () => {
  for (const field of ["title", "description"] as const) {
    const originals = new Map(english().map(([, article]) => [article.path, article[field]]));
    for (const locale of locales) {
      const own = articles.filter(([address]) => address.startsWith(`/content/${locale}/`));
      expect(new Set(own.map(([, article]) => article[field])).size, locale).toBe(own.length);
      if (locale === "en") continue;
      for (const [address, article] of own) {
        expect(article[field], address).not.toBe(originals.get(article.path));
      }
    }
  }
});

test("Links to a text have its title in the reader's language", () => {
  const { related } = read<Article>("/content/de/guides/retiring-in-pattaya.json");
  expect(related).toContainEqual({ path: "/areas/jomtien", title: "Wohnen in Jomtien" });
  const { related: back } = read<Article>("/content/de/guides/costs-and-taxes.json");
  for (const { path, title } of back) {
    const english = read<{ path: string; title: string }[]>("/content/en/index.json");
    expect(title, path).not.toBe(english.find((one) => one.path === path)?.title);
  }
});

const untranslated = "blog/reading-the-minutes";
const withoutRussian = sources.filter(
  ({ locale, file }) => locale !== "ru" || file !== `${untranslated}.mdx`,
);

test("An untranslated text without a translated title stops the build", async () => {
  await expect(buildContent(withoutRussian)).rejects.toThrow(
    `web/content/ru/titles.yaml: "${untranslated}" is missing`,
  );
});

test("An untranslated text is shown in English, under a title in the reader's language", async () => {
  const original = sources.find(({ locale, file }) => locale === "en" && file === `${untranslated}.mdx`);
  if (!original) throw new Error(`There is no ${untranslated}.`);
  const isRussianTitles = ({ locale, file }: SourceFile) => locale === "ru" && file === titlesFile;
  const others = withoutRussian.filter((source) => !isRussianTitles(source));
  const titles = stringify({
    ...parse(sources.find(isRussianTitles)?.text ?? "{}"),
    [untranslated]: {
      title: "Как читать протокол общего собрания",
      description: "Что протокол говорит о здании, и где это в нём искать.",
      sourceHash: hashOriginalTitle(original),
    },
  });
  const built = await buildContent([...others, { locale: "ru", file: titlesFile, text: titles }]);
  const article = built.get(`/content/ru/${untranslated}.json`) as Article;
  expect(article).toMatchObject({ language: "en", title: "Как читать протокол общего собрания" });
  expect(article.languages).not.toContain("ru");
  const index = built.get("/content/ru/index.json") as { path: string; title: string }[];
  expect(index.find(({ path }) => path === article.path)?.title).toBe(article.title);
});

test("Each fact in a text has a number, with its source at the end", () => {
  for (const [address, { html, figures }] of articles) {
    const cited = new Set([...html.matchAll(/href="#figure-(\d+)"/g)].map(([, number]) => Number(number)));
    expect(
      [...cited].toSorted((a, b) => a - b),
      address,
    ).toEqual(figures.map(({ number }) => number));
  }
});

test("Headings have unique ids, which the table of contents uses", () => {
  for (const [address, { html, contents }] of articles) {
    const ids = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, address).toBe(ids.length);
    expect(
      contents.map(({ id }) => id),
      address,
    ).toEqual(ids);
  }
});

test("An English text shown in another language links to pages in that language", () => {
  const article = read<Article>("/content/de/sellers/pricing-strategy.json");
  if (article.language === "en") {
    expect(article.html).toContain('href="/de/resources/home-buying-guides/seller-finance-explained"');
  }
  expect(article.html).not.toMatch(/href="\/(?!de\/|de")[a-z]/);
});

test("Examples follow the registry: two per cent of three million is sixty thousand", () => {
  const article = read<Article>("/content/en/guides/buying-a-condo-as-a-foreigner.json");
  expect(plainText(article.html).replaceAll(/\s/g, " ")).toContain("half each THB 56,000");
});

test("There are at least forty questions and forty terms, with answers of a readable length", () => {
  const faq = read<Faq>("/content/en/faq.json");
  const questions = faq.groups.flatMap((group) => group.questions);
  expect(questions.length).toBeGreaterThanOrEqual(40);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  for (const { id, text } of questions) {
    const words = text.split(" ").length;
    expect(words, id).toBeGreaterThanOrEqual(40);
    expect(words, id).toBeLessThanOrEqual(115);
  }
  const glossary = read<Glossary>("/content/en/glossary.json");
  expect(glossary.terms.length).toBeGreaterThanOrEqual(40);
  for (const { id, thai, definition } of glossary.terms) {
    expect(thai, id).toMatch(/\p{Script=Thai}/u);
    const words = definition.split(" ").length;
    expect(words, id).toBeGreaterThanOrEqual(25);
    expect(words, id).toBeLessThanOrEqual(60);
  }
});

test("A text with an unknown fact or term stops the build and is named", async () => {
  const broken = (body: string) =>
    buildContent([
      ...sources.filter(({ file }) => file.endsWith(".yaml")),
      {
        locale: "en",
        file: "blog/x.mdx",
        text: `---\ntitle: X\ndescription: What a broken text does.\nupdated: 2026-11-21\n---\n\n${body}\n`,
      },
    ]);
  await expect(broken('<Fact id="nothing" />')).rejects.toThrow(
    'web/content/en/blog/x.mdx: blocks.0.content.0: there is no fact "nothing"',
  );
  await expect(broken('<Term id="nothing">word</Term>')).rejects.toThrow('there is no term "nothing"');
  await expect(broken("{")).rejects.toThrow("web/content/en/blog/x.mdx");
});

test("Plain text has the spaces that a reader sees, also in languages without spaces between words", () => {
  const fact = '<span class="fact">48 小时<sup><a href="#figure-1">[1]</a></sup></span>';
  expect(plainText(`<p>申请后 ${fact}内，<a href="/zh/contact">答复</a>您。</p><p>好 &amp; 快</p>`)).toBe(
    "申请后 48 小时内，答复您。 好 & 快",
  );
  expect(plainText("<p>Est-ce <strong>sûr</strong> ?</p>")).toBe("Est-ce sûr ?");
});

/** The guide in one language as an HTML document for print: cover, contents, and the chapters of its text. */
import { renderToStaticMarkup } from "react-dom/server";
import { formatDay } from "../../domain/languages/format-date.ts";
import { type Locale, defaultLocale } from "../../domain/languages/locales.ts";
import { defaultSite } from "../../domain/site/site.ts";
import { articleTexts } from "../../web/content/build/article-texts.ts";
import { createPageContext } from "./components/page-context.ts";
import { renderText } from "./render-text.tsx";
import { readFrontMatter } from "../../web/content/build/sources/front-matter.ts";
import { listTerms, readGlossary } from "../../web/content/build/sources/glossary-source.ts";
import { type SourceFile, guideFile } from "../../web/content/build/sources/source-files.ts";
import { readSourceTexts } from "../../web/i18n/build/read-source-texts.ts";
import { serverI18n } from "../../web/i18n/server.ts";
import { type NamedChapter, createGuideComponents } from "./guide-components.tsx";
import { fillOwnerPlaces } from "../../web/content/fill-owner-places.ts";
import { guideWords } from "./guide-words.ts";
import { includeSections } from "./include-sections.ts";

type RenderedGuide = { title: string; html: string; chapters: readonly NamedChapter[] };

export async function renderGuide(
  sources: readonly SourceFile[],
  language: Locale,
  /** The page that each chapter begins on, known once the guide has been printed. */
  pages: readonly number[] = [],
): Promise<RenderedGuide> {
  const read = (file: string, locale = language) => {
    const source = sources.find((one) => one.locale === locale && one.file === file);
    if (!source) throw new Error(`web/content/${locale}/${file} is missing`);
    return source.text;
  };
  const { head, body } = readFrontMatter(read(guideFile), `${language}/${guideFile}`);
  const text = includeSections(body, (name) => readFrontMatter(read(`${name}.mdx`), name).body);
  const terms = listTerms(
    readGlossary(read("glossary.yaml"), `the glossary in ${language}`),
    readGlossary(read("glossary.yaml", defaultLocale), "the English glossary"),
    language,
  );
  const page = createPageContext({
    language,
    locale: language,
    texts: articleTexts[language],
    glossary: new Map(terms.map((term) => [term.id, term])),
  });
  const i18n = await serverI18n(language, readSourceTexts);
  const named: NamedChapter[] = [];
  const components = createGuideComponents({
    page,
    named,
    t: i18n.getFixedT(language, ["simulator", "frame", "article", "contact"]),
    simulator: i18n.getFixedT(language, "simulator"),
  });
  const chaptersHtml = await renderText(text, `${language}/${guideFile}`, page, components);
  const words = guideWords[language];
  const html = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${head.title} – ${defaultSite.business.name}`}</title>
        <meta name="author" content={defaultSite.business.name} />
        <meta name="description" content={head.description} />
        {language === "zh" && <link rel="stylesheet" href="/noto-sans-sc/index.css" />}
        <link rel="stylesheet" href="/guide/guide.css" />
      </head>
      <body>
        <header className="cover">
          <img src="/pictures/hero-bay-portrait.webp" alt="" />
          <div className="cover-frame">
            <p className="cover-name">{defaultSite.business.name}</p>
            <p className="cover-title">{head.title}</p>
            <p className="cover-text">{head.description}</p>
            <p className="cover-edition">
              {words.edition.replace("{{day}}", formatDay(head.updated, language))}
            </p>
            {defaultSite.isSample && <p className="cover-sample">{words.sample}</p>}
          </div>
        </header>
        <nav className="contents" aria-label={words.contents}>
          <p className="contents-title">{words.contents}</p>
          <ol>
            {named.map(({ id, title }, index) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span>{title}</span>
                  <span className="page">{pages[index] ?? ""}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <main dangerouslySetInnerHTML={{ __html: fillOwnerPlaces(chaptersHtml, defaultSite, language) }} />
      </body>
    </html>,
  );
  return { title: head.title, html: `<!doctype html>${html}`, chapters: named };
}

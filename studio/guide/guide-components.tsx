/** The components that only the guide has, and those that read differently on paper. */
import type { TFunction } from "i18next";
import type { MDXComponents } from "mdx/types";
import type { ComponentProps, ReactNode } from "react";
import { formatDay } from "../../domain/languages/format-date.ts";
import { messengers } from "../../domain/leads/messengers.ts";
import { type AreaSlug, areas } from "../../domain/places/areas.ts";
import { defaultSite } from "../../domain/site/site.ts";
import type { PageContext } from "./components/page-context.ts";
import { DRAWING, areaCentres } from "../../web/map/coast-shape.ts";
import { projection } from "../drawings/coast.ts";
import { type ChapterId, chapterOfPage, chapters } from "./chapters.ts";
import { createExampleTables } from "./example-tables.tsx";
import { guideWords } from "./guide-words.ts";

/** Terms that a buyer will hear although the guide does not use them. */
const alsoExplained: ReadonlySet<string> = new Set([
  "chanote",
  "common-fee",
  "sinking-fund",
  "juristic-person",
  "appraised-value",
  "title-deed",
  "price-lock",
  "early-payoff",
  "leasehold",
  "specific-business-tax",
  "withholding-tax",
  "power-of-attorney",
]);

/** Pages of the site become chapters where there is one, and plain words where there is none. */
function PrintedLink({ href = "", children }: ComponentProps<"a">) {
  if (!href.startsWith("/")) return <a href={href}>{children}</a>;
  const chapter = chapterOfPage[href];
  return chapter ? <a href={`#${chapter}`}>{children}</a> : children;
}

export type NamedChapter = { id: ChapterId; title: string };

type GuideContext = {
  page: PageContext;
  /** Of this language; names a section. */
  t: TFunction<["simulator", "frame", "article", "contact"]>;
  simulator: TFunction<"simulator">;
  /** Filled while the chapters are rendered, for the contents. */
  named: NamedChapter[];
};

export function createGuideComponents({ page, t, simulator, named }: GuideContext): MDXComponents {
  const { language, glossary, figures, explainedTerms } = page;

  function Chapter({ id, children }: { id: ChapterId; children: ReactNode }) {
    const chapter = chapters.find((one) => one.id === id);
    if (!chapter) throw new RangeError(`"${id}" is not in studio/guide/chapters.ts`);
    named.push({ id, title: "" });
    return (
      <section className={"follows" in chapter ? "chapter follows" : "chapter"} id={id}>
        {"opener" in chapter && <img className="opener" src={chapter.opener} alt="" />}
        {children}
      </section>
    );
  }

  function Title({ children }: ComponentProps<"h1">) {
    const chapter = named.at(-1);
    if (!chapter) throw new Error("A title is outside its chapter");
    chapter.title = String(children);
    return (
      <h1>
        <span className="number">{named.length}</span> {children}
      </h1>
    );
  }

  function Term({ id, children }: { id: string; children: ReactNode }) {
    if (!glossary.has(id)) throw new RangeError(`The glossary has no term "${id}"`);
    explainedTerms.add(id);
    return <a href={`#term-${id}`}>{children}</a>;
  }

  function AreaCard({ slug, children }: { slug: AreaSlug; children: ReactNode }) {
    return (
      <div className="area">
        <img src={`/drawings/area-${slug}.svg`} alt="" />
        <div>
          <h2>{t(`frame:areaNames.${slug}`)}</h2>
          {children}
        </div>
      </div>
    );
  }

  function CoastMap() {
    const { at, width, height } = projection(DRAWING.width);
    return (
      <figure className="map">
        <svg viewBox={`0 0 ${width} ${height}`}>
          <title>{guideWords[language].map}</title>
          <image href="/drawings/coast-map.svg" width={DRAWING.width} height={DRAWING.height} />
          {areas.map(({ slug }) => {
            const [x, y] = at(areaCentres[slug]);
            return (
              <text key={slug} x={x} y={y}>
                {t(`frame:areaNames.${slug}`)}
              </text>
            );
          })}
        </svg>
      </figure>
    );
  }

  function Messengers() {
    return (
      <ul className="messengers">
        {messengers.map((messenger) => (
          <li key={messenger}>
            <strong>{t(`frame:reach.${messenger}`)}</strong> {defaultSite.contact.messengers[messenger]}
          </li>
        ))}
        <li>
          {t("contact:wechatId")} {defaultSite.contact.messengers.wechat}
        </li>
      </ul>
    );
  }

  /** The terms that the chapters before it used, and those that a buyer will hear besides. */
  function Glossary() {
    return (
      <dl className="glossary">
        {[...glossary.values()]
          .filter(({ id }) => explainedTerms.has(id) || alsoExplained.has(id))
          .map(({ id, term, thai, definition }) => (
            <div key={id} id={`term-${id}`}>
              <dt>
                {term} {language !== "th" && <span lang="th">{thai}</span>}
              </dt>
              <dd>{definition}</dd>
            </div>
          ))}
      </dl>
    );
  }

  function Sources() {
    return (
      <ol className="sources">
        {figures.figures.map(({ number, text, checkedOn, standing, source, url }) => (
          <li key={number} id={`figure-${number}`}>
            <strong>{text}</strong> <span lang="en">{url ? <a href={url}>{source}</a> : source}</span>
            {standing === "sourced"
              ? `, ${t("article:asOf", { day: formatDay(checkedOn, language) })}`
              : ` (${t(`article:standing.${standing}`)})`}
          </li>
        ))}
      </ol>
    );
  }

  return {
    ...createExampleTables(language, simulator),
    Chapter,
    h1: Title,
    a: PrintedLink,
    Term,
    AreaCard,
    Map: CoastMap,
    Messengers,
    Glossary,
    Sources,
    Calculator: () => null,
  };
}

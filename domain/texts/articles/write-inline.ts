/**
 * The parts of a line as HTML, alike in articles and in answers: facts with their source, links, words that the glossary
 * explains. Facts, sums and the clause are places, which are filled when the text is shown.
 */
import { type Fact } from "../../facts/fact.ts";
import { type FactsInForce, findFact } from "../../facts/find-fact.ts";
import { formatFact, formatFactNumber } from "../../facts/format-fact.ts";
import { type Locale, localisePath } from "../../languages/locales.ts";
import type { GlossaryTerm } from "../../site/article.ts";
import type { Sum } from "./article-blocks.ts";
import { escapeHtml } from "../escape-html.ts";
import { FigureList } from "../figure-list.ts";
import { factOfSum, formatSum } from "./format-sum.ts";

/** Words that the site adds, in the text's language. */
export type InlineLabels = {
  sourceOfFigure: string;
  sampleMark: string;
  /** Other words for the clause, where the owner's terms carry less over. */
  carries: { share: string; instalments: string };
};

export type TextSetting = {
  /** The language of the text and of its figures. */
  language: Locale;
  /** The language of the page and of the pages that the text leads to. */
  locale: Locale;
  terms: ReadonlyMap<string, GlossaryTerm>;
  facts: FactsInForce;
};

/** One for a page: sources are numbered and terms explained over the whole of it. */
export class InlineWriter {
  readonly figures: FigureList;
  readonly #setting: TextSetting;
  readonly #labels: InlineLabels;
  readonly #explained = new Set<string>();

  constructor(setting: TextSetting, labels: InlineLabels) {
    this.#setting = setting;
    this.#labels = labels;
    this.figures = new FigureList(setting.facts, setting.language);
  }

  fact(id: string, isNumber: boolean): string {
    const fact = findFact(this.#setting.facts, id);
    const number = this.figures.cite(id);
    const label = this.#labels.sourceOfFigure.replace("{{number}}", String(number));
    const mark =
      number === undefined
        ? ""
        : `<sup><a href="#figure-${number}" aria-label="${escapeHtml(label)}">[${number}]</a></sup>`;
    const sample =
      fact.standing === "own" && fact.isSample
        ? `<small> ${escapeHtml(this.#labels.sampleMark)}</small>`
        : "";
    return `<span class="fact"${placeOf(id, isNumber)}>${this.#figureOf(fact, isNumber)}${mark}${sample}</span>`;
  }

  #figureOf(fact: Fact, isNumber: boolean): string {
    const { language } = this.#setting;
    return escapeHtml(isNumber ? formatFactNumber(fact, language) : formatFact(fact, language));
  }

  sum(sum: Sum): string {
    const place = factOfSum(sum) === undefined ? "" : ` data-sum="${escapeHtml(JSON.stringify(sum))}"`;
    const { facts, language } = this.#setting;
    return `<span class="figure"${place}>${escapeHtml(formatSum(sum, facts, language))}</span>`;
  }

  /** `html` are the written words of the link. */
  link(href: string, html: string): string {
    if (href.startsWith("/")) return writeAnchor(localisePath(href, this.#setting.locale), html);
    return writeAnchor(href, html, href.startsWith("#") ? "" : ` rel="noopener"`);
  }

  /** The first use of a term carries its definition, shown on hover and focus. Later uses are only links. */
  term(id: string, html: string): string {
    const { terms, locale } = this.#setting;
    const entry = terms.get(id);
    if (!entry) throw new RangeError(`The glossary has no term "${id}"`);
    const href = `${localisePath("/resources/glossary", locale)}#${id}`;
    if (this.#explained.has(id)) return writeAnchor(href, html);
    this.#explained.add(id);
    const definition = `${escapeHtml(entry.definition)} <span lang="th">${escapeHtml(entry.thai)}</span>`;
    const note = `<span class="term-note" role="tooltip" id="term-${id}">${definition}</span>`;
    return `<span class="term">${writeAnchor(href, html, ` aria-describedby="term-${id}"`)}${note}</span>`;
  }

  carries(words: string): string {
    const { share, instalments } = this.#labels.carries;
    const others = `data-share="${escapeHtml(share)}" data-instalments="${escapeHtml(instalments)}"`;
    return `<span data-owner="carries" ${others}>${escapeHtml(words)}</span>`;
  }
}

/** The owner may have another number of months than the promise (web/content/fill-owner-places.ts). */
function placeOf(id: string, isNumber: boolean): string {
  if (id === "upgrade-after") return ` data-owner="upgrade-${isNumber ? "number" : "months"}"`;
  return ` data-fact="${id}"${isNumber ? ` data-form="number"` : ""}`;
}

function writeAnchor(href: string, html: string, attributes = ""): string {
  return `<a href="${escapeHtml(href)}"${attributes}>${html}</a>`;
}

/**
 * Blocks → an HTML fragment that reads without script. The build renders our texts with it, and the Worker the owner's. All
 * HTML is written here: words are escaped, and addresses have passed their schema.
 */
import { formatPercent } from "../../facts/format-fact.ts";
import { shareOf, toSatang } from "../../finance/finance.ts";
import { deductionFor, lastDeduction, sellerWithholding } from "../../finance/seller-withholding.ts";
import { type Locale, localisePath } from "../../languages/locales.ts";
import { pictureFile } from "../../listings/picture-files.ts";
import { mediaFiles } from "../../media/media-address.ts";
import type { Article } from "../../site/article.ts";
import type { Block, Run } from "./article-blocks.ts";
import { escapeHtml } from "../escape-html.ts";
import { wholeBaht } from "./format-sum.ts";
import { videoPage, videoPlayer } from "./video-sites.ts";
import { type InlineLabels, InlineWriter, type TextSetting } from "./write-inline.ts";

/** In the text's language: sections of web/i18n. */
export type ArticleLabels = InlineLabels & {
  table: string;
  sampleText: string;
  calculators: Record<"simulator" | "budget" | "compare", string>;
  withholding: Record<"years" | "deduction" | "taxed" | "tax" | "andMore", string>;
  /** Of the company, filled from the settings. */
  details: Record<string, string>;
  /** Says on a video whose it is, and what pressing it tells that site. */
  videoFrom: string;
};

/** A home that a text shows, as it is offered now. */
export type ShownHome = {
  slug: string;
  title: string;
  /** Of its title. */
  language: Locale;
  /** Empty where it is on request. */
  price: string;
  picture: string | undefined;
};

type ArticleSetting = TextSetting & {
  labels: ArticleLabels;
  /** Passages that only the owner can confirm are marked. */
  isSample: boolean;
  /** By the id in the text. A home that is not there any more is left out. */
  homes: ReadonlyMap<string, ShownHome>;
};

type ListBlock = Extract<Block, { type: "list" }>;
type TableBlock = Extract<Block, { type: "table" }>;

export function renderArticle(
  blocks: readonly Block[],
  setting: ArticleSetting,
): Pick<Article, "html" | "contents" | "figures"> {
  const { labels, language, locale, facts, isSample, homes } = setting;
  const writer = new InlineWriter(setting, labels);
  const contents: Article["contents"] = [];

  const writeAll = (some: readonly Block[]): string => some.map(write).join("\n");

  function write(block: Block): string {
    switch (block.type) {
      case "heading":
        return writeHeading(block.level, block.content);
      case "paragraph":
        return `<p>${writeRuns(block.content)}</p>`;
      case "list":
        return writeList(block);
      case "quote":
        return `<blockquote>${writeAll(block.content)}${block.by ? `<footer>${escapeHtml(block.by)}</footer>` : ""}</blockquote>`;
      case "picture":
        return `<figure>${writePicture(block.src, block.alt)}${writeCaption(block.caption)}</figure>`;
      case "table":
        return writeTable(block);
      case "call":
        return `<p class="calculator">${writer.link(block.to, escapeHtml(block.words))}</p>`;
      case "fact":
        return `<p class="one-fact"><strong>${writer.fact(block.id, false)}</strong> ${escapeHtml(block.words)}</p>`;
      case "home":
        return writeHome(homes.get(block.id));
      case "question":
        return `<div class="question"><h3>${escapeHtml(block.question)}</h3>\n${writeAll(block.answer)}</div>`;
      case "video":
        return writeVideo(block);
      case "calculator":
        return `<p class="calculator">${writer.link(`/finance#want-${block.to}`, escapeHtml(labels.calculators[block.to]))}</p>`;
      case "withholding-table":
        return writeWithholding(block.appraised);
      case "company":
        return `<div data-owner="company" data-labels="${escapeHtml(JSON.stringify(labels.details))}"></div>`;
      case "people":
        return `<div data-owner="people"></div>`;
      case "callout":
        return `<aside class="callout callout-${block.kind}">\n${writeAll(block.content)}\n</aside>`;
      case "sample":
        return isSample
          ? `<div class="sample"><p class="sample-note">${escapeHtml(labels.sampleText)}</p>\n${writeAll(block.content)}</div>`
          : writeAll(block.content);
      case "if-all-carries":
        return `<div data-owner="if-all-carries">${writeAll(block.content)}</div>`;
    }
  }

  function writeHeading(level: 2 | 3, content: readonly Run[]): string {
    if (level === 3) return `<h3>${writeRuns(content)}</h3>`;
    const title = wordsOf(content);
    const id = uniqueId(title);
    contents.push({ id, title });
    return `<h2 id="${id}">${writeRuns(content)}</h2>`;
  }

  function uniqueId(title: string): string {
    const id = title
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "");
    return contents.some((other) => other.id === id) ? `${id}-${contents.length}` : id;
  }

  /** Neighbours that are strong, or one link, or one term, become one element. */
  function writeRuns(runs: readonly Run[]): string {
    return groupBy(runs, (run) => (isStrong(run) ? "strong" : ""))
      .map(({ mark, runs: alike }) => (mark ? `<strong>${writeLinked(alike)}</strong>` : writeLinked(alike)))
      .join("");
  }

  function writeLinked(runs: readonly Run[]): string {
    return groupBy(runs, leadsTo)
      .map(({ runs: alike }) => {
        const html = alike.map(writeRun).join("");
        const [first] = alike;
        if (first?.type !== "text") return html;
        if (first.link !== undefined) return writer.link(first.link, html);
        if (first.term !== undefined) return writer.term(first.term, html);
        return html;
      })
      .join("");
  }

  function writeRun(run: Run): string {
    switch (run.type) {
      case "text": {
        const words = run.carries ? writer.carries(run.text) : escapeHtml(run.text);
        return run.emphasis ? `<em>${words}</em>` : words;
      }
      case "fact":
        return writer.fact(run.id, run.number ?? false);
      case "sum":
        return writer.sum(run.sum);
      case "break":
        return "<br/>";
    }
  }

  function writeList({ style, id, items }: ListBlock): string {
    const tag = style === "bullets" || style === "checklist" ? "ul" : "ol";
    const lines = items.map((item) => `<li>${writeItem(item)}</li>`).join("\n");
    const list = `<${tag}>\n${lines}\n</${tag}>`;
    if (style === "steps") return `<div class="steps">${list}</div>`;
    if (style === "checklist") return `<div class="checklist" data-checklist="${id ?? "list"}">${list}</div>`;
    return list;
  }

  /** A single paragraph needs no element of its own. */
  function writeItem(item: ListBlock["items"][number]): string {
    const [first] = item;
    if (item.length === 1 && first?.type === "paragraph") return writeRuns(first.content);
    return writeAll(item);
  }

  function writeTable({ rows: [head = [], ...rows] }: TableBlock): string {
    // The empty corner of a table with row headings is not a heading.
    const headings = head.map((cell) => (cell.length > 0 ? `<th>${writeRuns(cell)}</th>` : "<td></td>"));
    return frameTable(
      labels.table,
      headings,
      rows.map((cells) => head.map((_, column) => `<td>${writeRuns(cells[column] ?? [])}</td>`)),
    );
  }

  /** What is left to tax, and the tax, for each count of years: the home's appraised value in baht. */
  function writeWithholding(appraised: number): string {
    const { years, deduction, taxed, tax, andMore } = labels.withholding;
    const rows = Array.from({ length: lastDeduction }, (_, index) => {
      const count = index + 1;
      const percent = deductionFor(facts, count);
      const isLast = count === lastDeduction;
      return [
        isLast ? andMore.replace("{{years}}", String(count)) : String(count),
        formatPercent(percent, language),
        wholeBaht(shareOf(toSatang(appraised), 100 - percent), language),
        wholeBaht(sellerWithholding(facts, toSatang(appraised), count), language),
      ].map((text) => `<td>${escapeHtml(text)}</td>`);
    });
    const headings = [years, deduction, taxed, tax].map((heading) => `<th>${escapeHtml(heading)}</th>`);
    return frameTable(tax, headings, rows);
  }

  function writeCaption(caption: readonly Run[] | undefined): string {
    return caption && caption.length > 0 ? `<figcaption>${writeRuns(caption)}</figcaption>` : "";
  }

  function writeHome(home: ShownHome | undefined): string {
    if (!home) return "";
    const href = escapeHtml(localisePath(`/property/${home.slug}`, locale));
    const picture = home.picture ? writePicture(home.picture, "") : "";
    const title = `<strong lang="${home.language}">${escapeHtml(home.title)}</strong>`;
    return `<p class="home-card"><a href="${href}">${picture}${title} <span>${escapeHtml(home.price)}</span></a></p>`;
  }

  /**
   * A link with a still of ours, which web/features/reading/enhance/play-videos.ts turns into the player. The site that has
   * the video is asked for nothing before it is pressed.
   */
  function writeVideo({ site, id, title, still }: Extract<Block, { type: "video" }>): string {
    const from = labels.videoFrom.replaceAll("{{site}}", site === "youtube" ? "YouTube" : "Vimeo");
    const picture = still ? writePicture(still, "") : "";
    return `<p class="video"><a href="${videoPage(site, id)}" data-player="${videoPlayer(site, id)}" rel="noopener"><span class="still">${picture}</span><strong>${escapeHtml(title)}</strong> <span>${escapeHtml(from)}</span></a></p>`;
  }

  const html = writeAll(blocks);
  return { html, contents, figures: writer.figures.figures };
}

/** As wide as the column of text. */
const sizes = "(min-width: 60rem) 44rem, 92vw";

/** A picture of the library has its size in its address, so that nothing moves when it arrives. */
function writePicture(src: string, alt: string): string {
  const media = mediaFiles(src);
  // A drawing has its ending in its name.
  const file = media?.file ?? (src.startsWith("/drawings/") ? src : pictureFile(src));
  const size = media ? ` width="${media.width}" height="${media.height}" decoding="async"` : "";
  const image = `<img src="${escapeHtml(file)}" alt="${escapeHtml(alt)}" loading="lazy"${size}/>`;
  if (!media) return image;
  return `<picture><source type="image/avif" srcset="${escapeHtml(media.avif)}" sizes="${sizes}"/>${image}</picture>`;
}

/** If it scrolls, web/features/reading/enhance/enhance-tables.ts makes it reachable by keyboard. */
function frameTable(label: string, headings: string[], rows: string[][]): string {
  const body = rows.map((cells) => `<tr>${cells.join("")}</tr>`).join("");
  return `<div class="table-scroll" data-label="${escapeHtml(label)}"><table><thead><tr>${headings.join("")}</tr></thead><tbody>${body}</tbody></table></div>`;
}

/** As a reader sees them, without figures. */
function wordsOf(runs: readonly Run[]): string {
  return runs.map((run) => (run.type === "text" ? run.text : run.type === "break" ? " " : "")).join("");
}

function isStrong(run: Run): boolean {
  return run.type !== "break" && run.strong === true;
}

function leadsTo(run: Run): string {
  if (run.type !== "text") return "";
  return run.link === undefined ? (run.term === undefined ? "" : `term:${run.term}`) : `link:${run.link}`;
}

function groupBy(runs: readonly Run[], markOf: (run: Run) => string): { mark: string; runs: Run[] }[] {
  const groups: { mark: string; runs: Run[] }[] = [];
  for (const run of runs) {
    const mark = markOf(run);
    const last = groups.at(-1);
    if (last?.mark === mark) last.runs.push(run);
    else groups.push({ mark, runs: [run] });
  }
  return groups;
}

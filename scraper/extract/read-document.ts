/**
 * One walk over the parsed page collects what every layer needs: metadata, scripts, schema.org items, text blocks,
 * label/value pairs and images. Layers read these facts and never search the document again.
 */
import type { CheerioAPI } from "cheerio";
import type { AnyNode, Element } from "domhandler";
import { ItemCollector, type SchemaNode } from "./schema-items.ts";

export type TextBlock = {
  text: string;
  /** Classes, ids and test ids of the element, for words such as "price". */
  hint: string;
  tag: string;
  /** In navigation, a footer, or a list of other homes. */
  isAside: boolean;
};
export type Pair = { label: string; value: string; isAside: boolean };
export type PageImage = { url: string; width: number; alt: string; hint: string; isAside: boolean };
export type PageScript = { id: string; type: string; text: string };

export type PageFacts = {
  language: string;
  title: string;
  canonical: string | null;
  base: string | null;
  metas: Map<string, string[]>;
  jsonLd: string[];
  scripts: PageScript[];
  microdata: SchemaNode[];
  rdfa: SchemaNode[];
  headings: string[];
  blocks: TextBlock[];
  pairs: Pair[];
  images: PageImage[];
  links: string[];
  /** Attributes that carry a place: data-lat and data-lng, and map links. */
  places: { latitude: string; longitude: string }[];
  textLength: number;
};

const skipped = new Set([
  "style",
  "template",
  "svg",
  "iframe",
  "object",
  "canvas",
  "select",
  "option",
  "title",
  "noscript",
]);
const asideTags = new Set(["nav", "footer", "aside"]);
const asideHints =
  /\b(?:similar|related|recommend|suggest|nearby-?(?:prop|list)|other-?(?:prop|list|ads)|you-?may|also-?(?:like|viewed)|footer|breadcrumb|navbar|site-?nav|main-?menu|cookie|consent|mortgage|calculator)/i;
const formatting = new Set([
  "b",
  "i",
  "em",
  "strong",
  "u",
  "sup",
  "sub",
  "small",
  "font",
  "mark",
  "wbr",
  "bdi",
  "abbr",
]);
const blockTags = new Set(
  "address article aside blockquote body br button caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html label legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);

/** parse5 builds any depth; recursion must not follow a hostile page all the way down. */
const deepest = 400;
const longestPairText = 120;
const longestLabelText = 250;
const longestMarkedText = 6000;
const mostBlocks = 20_000;
const irregular = /\s\s|[^\S ]|\u200b/;

export function readDocument($: CheerioAPI): PageFacts {
  return new DocumentReader().read($.root()[0]?.children ?? []);
}

class DocumentReader {
  readonly #facts: PageFacts = {
    language: "",
    title: "",
    canonical: null,
    base: null,
    metas: new Map(),
    jsonLd: [],
    scripts: [],
    microdata: [],
    rdfa: [],
    headings: [],
    blocks: [],
    pairs: [],
    images: [],
    links: [],
    places: [],
    textLength: 0,
  };
  readonly #items = new ItemCollector();
  #line = "";
  #endsWithSpace = true;
  #aside = 0;
  #hint = "";
  #tag = "";
  /** How many elements around this one are worth a long text: headings and named properties. */
  #marked = 0;

  read(nodes: readonly AnyNode[]): PageFacts {
    for (const node of nodes) this.#visit(node, 0);
    this.#endBlock();
    const { microdata, rdfa } = this.#items.finish();
    return { ...this.#facts, microdata, rdfa };
  }

  /** Returns the element's text while it is short enough to be a label or a value, else null. */
  #visit(node: AnyNode, depth: number): string | null {
    if (node.type === "text") return this.#addText(node.data);
    if (!("attribs" in node) || depth > deepest) return "";
    const tag = node.name;
    if (tag === "script") return this.#readScript(node);
    this.#readSpecial(node, tag);
    if (tag === "head") {
      for (const child of node.children) if ("attribs" in child) this.#visit(child, depth + 1);
      return "";
    }
    if (skipped.has(tag)) return "";
    return this.#readElement(node, tag, depth);
  }

  #readElement(node: Element, tag: string, depth: number): string | null {
    const isBlock = blockTags.has(tag);
    const hint = hintOf(node.attribs);
    const isAside = asideTags.has(tag) || (hint !== "" && asideHints.test(hint));
    if (isBlock) this.#endBlock();
    else if (!formatting.has(tag)) this.#space();
    if (isAside) this.#aside += 1;
    const before = { hint: this.#hint, tag: this.#tag };
    if (hint !== "") this.#hint = hint;
    if (isBlock) this.#tag = tag;
    const scope = this.#items.open(node);
    const text = this.#readChildren(node, tag, depth);
    this.#items.close(scope, node, text ?? "");
    if (isBlock) this.#endBlock();
    else if (!formatting.has(tag)) this.#space();
    this.#hint = before.hint;
    this.#tag = before.tag;
    if (isAside) this.#aside -= 1;
    if (tag === "h1" && text) this.#facts.headings.push(text);
    return text;
  }

  #readChildren(node: Element, tag: string, depth: number): string | null {
    const { attribs } = node;
    const isMarked = tag === "h1" || "itemprop" in attribs || "property" in attribs;
    if (isMarked) this.#marked += 1;
    const limit = this.#marked > 0 ? longestMarkedText : longestLabelText;
    let text: string | null = "";
    const parts: string[] = [];
    let elements = 0;
    for (const child of node.children) {
      const part = this.#visit(child, depth + 1);
      const isElement = child.type === "tag";
      if (isElement) {
        elements += 1;
        if (part) parts.push(part);
        if (part !== null && child.name === "dd") this.#pairWithTerm(child, part);
      }
      if (text === null || part === null || text.length + part.length > limit) text = null;
      else if (part !== "")
        text = isElement && !formatting.has(child.name) ? `${text} ${part} ` : text + part;
    }
    if (isMarked) this.#marked -= 1;
    const whole = text === null ? null : squeeze(text);
    const [label, value] = parts;
    if (elements >= 2 && elements <= 4 && parts.length === 2 && label && value && tag !== "dl") {
      this.#addPair(label, value);
    }
    return whole;
  }

  #pairWithTerm(dd: Element, value: string): void {
    let before = dd.prev;
    while (before && !("attribs" in before)) before = before.prev;
    if (before && "attribs" in before && before.name === "dt") this.#addPair(squeeze(textOf(before)), value);
  }

  #addPair(label: string, value: string): void {
    if (label.length > longestPairText || value.length > longestPairText) return;
    if (this.#facts.pairs.length < mostBlocks) {
      this.#facts.pairs.push({ label: label.replace(/\s*[:：]\s*$/, ""), value, isAside: this.#aside > 0 });
    }
  }

  #readScript(node: Element): string {
    const text = textOf(node);
    const type = (node.attribs["type"] ?? "").toLowerCase();
    if (type.includes("ld+json")) this.#facts.jsonLd.push(text);
    else if (text.length > 20) this.#facts.scripts.push({ id: node.attribs["id"] ?? "", type, text });
    return "";
  }

  #readSpecial(node: Element, tag: string): void {
    const { attribs } = node;
    const facts = this.#facts;
    if (tag === "html") facts.language = attribs["lang"] ?? attribs["xml:lang"] ?? "";
    else if (tag === "title") facts.title ||= squeeze(textOf(node));
    else if (tag === "base") facts.base ??= attribs["href"] ?? null;
    else if (tag === "link" && attribs["rel"] === "canonical") facts.canonical ??= attribs["href"] ?? null;
    else if (tag === "meta") this.#readMeta(attribs);
    else if (tag === "a" && attribs["href"]) facts.links.push(attribs["href"]);
    else if (tag === "img" || tag === "source") this.#readImage(attribs);
    const latitude = attribs["data-lat"] ?? attribs["data-latitude"];
    const longitude =
      attribs["data-lng"] ?? attribs["data-lon"] ?? attribs["data-long"] ?? attribs["data-longitude"];
    if (latitude && longitude) facts.places.push({ latitude, longitude });
  }

  #readMeta(attribs: Record<string, string>): void {
    const name = (attribs["property"] ?? attribs["name"] ?? "").toLowerCase();
    const content = attribs["content"];
    if (name === "" || content === undefined) return;
    const known = this.#facts.metas.get(name);
    if (known) known.push(content);
    else this.#facts.metas.set(name, [content]);
  }

  #readImage(attribs: Record<string, string>): void {
    const sets = [attribs["srcset"], attribs["data-srcset"], attribs["data-lazy-srcset"]]
      .filter(Boolean)
      .join(",");
    const largest = largestOf(sets);
    const lazy = ["data-src", "data-original", "data-lazy", "data-lazy-src", "data-full", "data-large"]
      .map((name) => attribs[name])
      .find(Boolean);
    const url = largest?.url ?? lazy ?? attribs["src"];
    if (!url || url.startsWith("data:")) return;
    this.#facts.images.push({
      url,
      width: largest?.width ?? Number(attribs["width"] ?? 0),
      alt: attribs["alt"] ?? "",
      hint: `${attribs["class"] ?? ""} ${this.#hint}`,
      isAside: this.#aside > 0,
    });
  }

  #addText(text: string): string {
    if (text === "") return "";
    this.#line += text;
    this.#endsWithSpace = /\s$/.test(text);
    return text;
  }

  #space(): void {
    // Asking the line itself would make one string of its pieces each time: quadratic in a long line.
    if (this.#endsWithSpace) return;
    this.#line += " ";
    this.#endsWithSpace = true;
  }

  #endBlock(): void {
    const text = squeeze(this.#line);
    this.#line = "";
    this.#endsWithSpace = true;
    if (text === "") return;
    this.#facts.textLength += text.length;
    if (this.#facts.blocks.length >= mostBlocks) return;
    this.#facts.blocks.push({ text, hint: this.#hint, tag: this.#tag, isAside: this.#aside > 0 });
  }
}

/** `a.jpg 640w, b.jpg 2x`: the widest; commas inside an address are not separators. */
function largestOf(srcset: string): { url: string; width: number } | null {
  let best: { url: string; width: number } | null = null;
  for (const match of srcset.matchAll(/(\S*[^\s,])(?:\s+([\d.]+)([wx]))?\s*(?:,|$)/g)) {
    const size = Number(match[2] ?? 1) * (match[3] === "w" ? 1 : 1000);
    if (match[1] && (!best || size > best.width)) best = { url: match[1], width: size };
  }
  return best;
}

function textOf(node: Element): string {
  return node.children
    .map((child) => ("data" in child ? child.data : "attribs" in child ? textOf(child) : ""))
    .join("");
}

export function squeeze(text: string): string {
  return (irregular.test(text) ? text.replace(/[\s\u00a0\u200b]+/g, " ") : text).trim();
}

function hintOf(attribs: Record<string, string>): string {
  const parts = [attribs["class"], attribs["id"], attribs["data-testid"], attribs["data-qa"]].filter(Boolean);
  return parts.length === 0 ? "" : parts.join(" ");
}

/** The facts of a page for every layer. read-document.ts collects them in one walk, page-prices.ts adds the prices. */
import type { Price } from "../../meaning/price.ts";
import type { SchemaNode } from "./schema-items.ts";

export type TextBlock = {
  text: string;
  /** Classes, ids and test ids of the element, for words such as "price". */
  hint: string;
  tag: string;
  /** In navigation, a footer, or a list of other homes. */
  isAside: boolean;
  /** The page does not show it, or not yet. */
  isHidden: boolean;
  /** Below a heading such as "Contact us": an address in it is the office's. */
  isOffice: boolean;
  /** Nothing but a link, a button or a choice: it says where to go, not what this home is. */
  isControl: boolean;
  /** The address of a link in it or around it; empty without one. */
  leadsTo: string;
};
type Pair = { label: string; value: string; isAside: boolean; isOffice: boolean };
export type PageImage = { url: string; width: number; alt: string; hint: string; isAside: boolean };
/** A box with a picture and little text. Ranges count what was in the page before it, and what up to its end. */
export type PictureBox = {
  /** Its element and the one around it, as words. */
  shape: string;
  parent: unknown;
  blocks: Range;
  images: Range;
  /** Something in it leads to another page. */
  leadsAway: boolean;
};
type Range = readonly [start: number, end: number];
export type PageScript = { id: string; type: string; text: string };

export type PagePrices = {
  stated: ReadonlyMap<TextBlock, Price>;
  /** Boxes of a list's cards: nothing in them is of this page's home. */
  repeated: ReadonlySet<string>;
  /** Boxes that look like a list's. A home's own price is elsewhere too, or under a label. */
  listed: ReadonlySet<string>;
  /** Prices with sizes or rooms beside them: a list, if the page says that it is one. */
  measured: ReadonlySet<string>;
  /** The same for as few as two: a list, where the page counts what it shows. */
  paired: ReadonlySet<string>;
  /** Lines of other homes' cards: prices near a link or a heading of another home, and those links. */
  inCards: ReadonlySet<TextBlock>;
  /** Prices in a box that is called like those of the cards, but is in none of them. */
  beside: ReadonlySet<TextBlock>;
  /** Pictures in other homes' cards. */
  picturesInCards: ReadonlySet<PageImage>;
  /** One price under a label is the home's own; a list has none or one a home. */
  hasOwnPrice: boolean;
  /** So does one count of bedrooms and one size, each under its label. */
  hasOwnMeasures: boolean;
};

/** What the document says. */
export type DocumentFacts = {
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
  /** Boxes with a picture and little text: cards of other homes are such. */
  boxes: PictureBox[];
  links: string[];
  /** Telephones and addresses that can be called or written to. */
  contacts: string[];
  /** Attributes that carry a place: data-lat and data-lng, and map links. */
  places: { latitude: string; longitude: string }[];
  textLength: number;
};

/** The same with the prices that follow from it, worked out once, and the money of the page's source. */
export type PageFacts = DocumentFacts & { currency: string | null; prices: PagePrices };

/** Descriptions have some hundred letters; every reader of texts would read all of a longer one. */
const longestMeta = 10_000;

export function keepMeta(metas: DocumentFacts["metas"], attribs: Record<string, string>): void {
  const name = (attribs["property"] ?? attribs["name"] ?? "").toLowerCase();
  const content = attribs["content"]?.slice(0, longestMeta);
  if (name === "" || content === undefined) return;
  const known = metas.get(name);
  if (known) known.push(content);
  else metas.set(name, [content]);
}

export function emptyFacts(): DocumentFacts {
  return {
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
    boxes: [],
    links: [],
    contacts: [],
    places: [],
    textLength: 0,
  };
}

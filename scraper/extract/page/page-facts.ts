/** What every layer may know of a page, collected in one walk by read-document.ts. */
import type { SchemaNode } from "./schema-items.ts";

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
  /** Telephones and addresses that can be called or written to. */
  contacts: string[];
  /** Attributes that carry a place: data-lat and data-lng, and map links. */
  places: { latitude: string; longitude: string }[];
  textLength: number;
};

export function keepMeta(metas: PageFacts["metas"], attribs: Record<string, string>): void {
  const name = (attribs["property"] ?? attribs["name"] ?? "").toLowerCase();
  const content = attribs["content"];
  if (name === "" || content === undefined) return;
  const known = metas.get(name);
  if (known) known.push(content);
  else metas.set(name, [content]);
}

export function emptyFacts(): PageFacts {
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
    links: [],
    contacts: [],
    places: [],
    textLength: 0,
  };
}

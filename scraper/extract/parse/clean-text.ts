/** Text as a reader would see it: no markup, no entities left over, no runs of white space. */
import { rememberOnPage } from "../../meaning/page-memory.ts";

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  euro: "€",
  pound: "£",
  sup2: "²",
  ndash: "–",
  mdash: "—",
  bull: "•",
  hellip: "…",
};

export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]\w{1,8}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return entities[name.toLowerCase()] ?? whole;
      const code = hex ? parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
    },
  );
}

/** One line. */
export function cleanText(text: string): string {
  return cleanParagraphs(text).replace(/\s+/g, " ").trim();
}

/** Paragraphs are kept as line breaks. */
export function cleanParagraphs(text: string): string {
  return decodeEntities(text)
    .replace(/<(?:script|style)[^<>]*>[\s\S]*?(?:<\/(?:script|style)>|$)/gi, " ")
    .replace(/<br\s*\/?>|<\/(?:p|div|li|h\d)>/gi, "\n")
    .replace(/<\/?[a-z][^<>]{0,500}>/gi, " ")
    .replace(/[\u200b\u200e\u200f\ufeff]|[^\P{Cc}\n\r\t]/gu, "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** "Sea view condo | Rivermark Homes" → "Sea view condo": the site's name is not the home's. */
export function withoutSiteName(title: string, siteName: string | null): string {
  const parts = title.split(/(?<!\s)\s+[|–—·»-]\s+|(?:(?<!\s)\s+)?\|\s*/);
  const last = parts.at(-1) ?? "";
  if (parts.length < 2 || !siteName) return title;
  const same = plainWords(siteName);
  if (plainWords(last) !== same && !(same.length > 3 && plainWords(last).includes(same))) return title;
  return title.slice(0, title.lastIndexOf(last)).replace(/(?<![\s|–—·»-])[\s|–—·»-]+$/, "");
}

/** For comparing names: "www.Sea-View.com" and "Sea View" are one. */
export const plainWords = rememberOnPage((text): string =>
  text
    .toLowerCase()
    .replace(/^www\.|\.(?:com?|net|org|[a-z]{2})\b/g, "")
    .replace(/[^\p{L}\p{N}]/gu, ""),
);

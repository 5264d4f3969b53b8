/**
 * Finds figures about law, fees, rates and prices that are written in prose instead of coming from the registry of
 * dated facts. Attributes of components are not prose: `<Baht amount={2450000} />` is an example, not a claim.
 */
import { createProcessor } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import { parseDocument, visit as visitYaml, isScalar } from "yaml";
import { reviewedFigures } from "./reviewed-figures.ts";

export type LooseFigure = { line: number; text: string };

const currency = "THB|฿|USD|US\\$|\\$|EUR|€|GBP|£|CNY|RUB";
const currencyWord =
  "baht|bahts|บาท|бат|泰铢|铢|dollars?|доллар|долл|美元|ดอลลาร์|Dollar|euros?|евро|欧元|pounds?|фунт|英镑";
/** Whole words, except in Thai and Chinese, which put no spaces between words. */
const span =
  "(?:years?|months?|days?|hours?|лет|года?|месяц(?:а|ев)?|мес|дн(?:я|ей)|день|час(?:а|ов)?|Jahr(?:e|en)?|" +
  "Monat(?:e|en)?|Tag(?:e|en)?|Stunden?|ans?|mois|jours?|heures?)(?!\\p{L})|ปี|เดือน|วัน|ชั่วโมง|年|个月|天|小时";

const patterns = [
  /\d\s*(?:%|％|per ?cent|percent|процент|Prozent|pour cent|เปอร์เซ็นต์)/iu,
  /百分之/u,
  new RegExp(`(?:${currency})\\s?\\d`, "iu"),
  new RegExp(`\\d[\\d.,\\s]*(?:${currency}|${currencyWord})`, "iu"),
  new RegExp(`\\d\\s?(?:${span})`, "iu"),
  // Calendar years, including Buddhist ones.
  /(?<!\d)(?:19|20|25)\d\d(?!\d)/u,
];

export function findLooseFigures(file: string, text: string): LooseFigure[] {
  return file.endsWith(".yaml") ? searchYaml(text) : searchArticle(text);
}

function searchArticle(text: string): LooseFigure[] {
  const [head = ""] = /^---\n[\s\S]*?\n---\n/u.exec(text) ?? [];
  const headLines = head.split("\n").flatMap((line, index) => {
    const [, value] = /^(?:title|description):(.*)$/u.exec(line) ?? [];
    return value === undefined ? [] : judge(value, index + 1);
  });
  return [...headLines, ...searchMdx(text.slice(head.length), head.split("\n").length - 1)];
}

function searchYaml(text: string): LooseFigure[] {
  const document = parseDocument(text);
  const found: LooseFigure[] = [];
  visitYaml(document, {
    Pair: (_, pair) => {
      if (isScalar(pair.key) && /^(?:updated|sourceHash|id|thai)$/u.test(String(pair.key.value))) {
        return visitYaml.SKIP;
      }
      return undefined;
    },
    Scalar: (key, scalar) => {
      if (key === "key" || typeof scalar.value !== "string") return;
      const line = text.slice(0, scalar.range?.[0] ?? 0).split("\n").length;
      found.push(...searchMdx(scalar.value, line - 1));
    },
  });
  return found;
}

type Node = {
  type: string;
  value?: string | undefined;
  children?: Node[] | undefined;
  position?: { start: { line: number } } | undefined;
};

function searchMdx(body: string, linesBefore: number): LooseFigure[] {
  const found: LooseFigure[] = [];
  const walk = (node: Node) => {
    if ((node.type === "text" || node.type === "inlineCode") && node.value !== undefined) {
      found.push(...judge(node.value, linesBefore + (node.position?.start.line ?? 1)));
    }
    for (const child of node.children ?? []) walk(child);
  };
  walk(createProcessor({ remarkPlugins: [remarkGfm] }).parse(body));
  return found;
}

function judge(text: string, line: number): LooseFigure[] {
  const rest = reviewedFigures.reduce((left, { words }) => left.replaceAll(words, ""), text);
  return patterns.some((pattern) => pattern.test(rest)) ? [{ line, text: text.trim() }] : [];
}

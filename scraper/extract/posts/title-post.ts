/** The name of a home in a post: the words that name it, without figures of money, calls and signs. Its own lines come first. */
import { foldFigures } from "../../meaning/clauses/figures.ts";
import { readClauses } from "../../meaning/clauses/read-clauses.ts";
import { letting } from "../../words/letting.ts";
import { agentsSought, calls, letUntil } from "../../words/clauses/posts.ts";
import { fullPrices, prices } from "../../words/clauses/sums.ts";
import { condos } from "../../words/kinds/condos.ts";
import { houses } from "../../words/kinds/houses.ts";
import { selling } from "../../words/selling.ts";
import { anyOf } from "../../words/word-pattern.ts";
import { sourceOf } from "../../words/words.ts";
import { nameWords } from "./name-words.ts";
import type { PostPart } from "./split-post.ts";

const agents = anyOf(agentsSought);
const kind = anyOf(condos, houses);
const call = new RegExp(sourceOf(calls, letUntil), "giu");
const signs = /(?:(?!㎡)[\p{Extended_Pictographic}\p{So}\u{FE0F}*_~=#"!])+/gu;
const listMark = /^(?:[-•·–—✅]|\(?\d{1,2}(?:[).]|\s?\u{20E3}))\s*/u;
const signsAtEdge = new Set(" ,.:;/()|–—-");
const money = new Set([
  "price",
  "oldPrice",
  "monthlyRent",
  "nightlyRent",
  "deposit",
  "depositMonths",
  "phone",
  "downPayment",
  "instalment",
  "total",
  "fee",
  "date",
  "commission",
]);
const asked = new Set(["price", "oldPrice", "monthlyRent", "downPayment", "instalment", "total"]);
const endOfName = new RegExp(
  `(?:(?:(?:${sourceOf(fullPrices, prices)})(?:ห้องละ|หลังละ)?|(?:ค่าเช่า)?เดือนละ|ค่าเช่า|(?:ให้เช่า)?ถึง|ลด|จาก|(?<=\\s)(?:${sourceOf(selling, letting)}))\\s?){1,3}$`,
  "iu",
);
const longestTitle = 120;
const leastLetters = 6;
/** In a home's own line, below a headline. */
const leastLettersOfLine = 4;

/** `words` are what the id is made of; `isOwn` says that the home's own lines name it, and not those of all. */
export type PartName = { title: string; words: string; isOwn: boolean };

export function namePart({ own, shared }: PostPart): PartName {
  const lines = own
    .split("\n")
    .filter((line) => !agents.test(line))
    .map(nameIn)
    .filter((line) => line !== "");
  if (shared === "") return nameOnly(lines, own);
  const naming = lines.find((line) => nameWords(line) !== "");
  if (naming !== undefined) return { title: join(naming), words: nameWords(naming), isOwn: true };
  const headline = shared.split("\n").map(nameIn).find(isName) ?? "";
  const behind = nameBehindSums(own);
  const line =
    nameWords(behind) === "" ? (lines.find((one) => letters(one) >= leastLettersOfLine) ?? "") : behind;
  const words = [nameWords(headline), nameWords(behind)].filter((one) => one !== "").join("-");
  return { title: join(headline, line), words, isOwn: false };
}

/** The headline of a post of one home, and where it names only "a condo in Pattaya", the line below it that names more. */
function nameOnly(lines: readonly string[], own: string): PartName {
  const first = lines.find(isName) ?? "";
  const behind = nameWords(first) === "" ? nameBehindSums(own) : "";
  const headline =
    lines.find((line) => kind.test(line)) ?? (nameWords(behind) === "" ? first || behind : behind);
  const words = nameWords(headline);
  const below = lines[lines.indexOf(headline) + 1] ?? "";
  const wordsBelow = words === "" && below !== headline ? nameWords(below) : "";
  return {
    title: wordsBelow === "" ? join(headline) : join(headline, below),
    words: words || wordsBelow,
    isOwn: true,
  };
}

function join(...parts: readonly string[]): string {
  return parts
    .filter((part) => part !== "")
    .join(" – ")
    .slice(0, longestTitle);
}

function isName(line: string): boolean {
  return letters(line) >= leastLetters;
}

/** The line up to its first sum. */
function nameIn(written: string): string {
  const line = foldFigures(written).replace(signs, " ").replace(call, " ").replace(listMark, "");
  const sum = readClauses(line).find(({ role }) => role !== null && money.has(role));
  const upTo = sum ? line.slice(0, Math.max(0, line.indexOf(sum.figure))) : line;
  const name = trimSigns(upTo.replace(/\s+/g, " "));
  return sum ? trimSigns(name.replace(endOfName, "")) : name;
}

/** "ขาย 1,890,000 จาก 2,290,000 บ้านทาวน์โฮม": the name follows the sums. */
function nameBehindSums(text: string): string {
  const names = readClauses(text)
    .filter(({ role }) => role !== null && asked.has(role))
    .map(({ figure }) => text.slice(text.indexOf(figure) + figure.length).split("\n")[0] ?? "")
    .map((behind) => nameIn(behind.replace(/^\s*\([^()]*\)/, "")));
  return names.findLast((name) => nameWords(name) !== "") ?? names.at(-1) ?? "";
}

function trimSigns(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && signsAtEdge.has(text.charAt(start))) start += 1;
  while (end > start && opensAtEnd(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** "(ชั้น 5)" keeps its bracket. */
function opensAtEnd(sign: string): boolean {
  return sign !== ")" && signsAtEdge.has(sign);
}

function letters(line: string): number {
  return line.match(/\p{L}/gu)?.length ?? 0;
}

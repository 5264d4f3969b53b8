/** Whether a listing answers a text, and how well: as read_search_text() in SQL, but without correcting mistakes. */
import { foldText } from "../../search/fold-text.ts";

/** What a listing is found by, as the database has it: folded, with its titles and its condo apart from the rest. */
export type SearchText = { names: string; words: string };

type ReadText = {
  /** The last one may be unfinished. */
  words: { word: string; isUnfinished: boolean }[];
  /** All the Thai in a row, or two Chinese characters. */
  pieces: string[];
};

const longest = 100;

/** The form that `SearchText` has. */
function foldWords(text: string): string {
  return foldText(text).replace(/[^a-z0-9\u0430-\u045f\u0e00-\u0e7f\u3400-\u9fff]+/g, " ");
}

export function readText(q: string): ReadText {
  const text = foldWords(Array.from(q).slice(0, longest).join("")).trimEnd();
  const words = new Set(spaced(text).split(" ").filter(Boolean));
  return {
    words: [...words].map((word) => ({ word, isUnfinished: word.length > 1 && text.endsWith(word) })),
    pieces: (text.match(/[\u0e00-\u0e7f]+|[\u3400-\u9fff]+/g) ?? []).flatMap(piecesOf),
  };
}

function piecesOf(run: string): string[] {
  if (run < "\u3400" || run.length < 3) return [run];
  return Array.from({ length: Math.ceil(run.length / 2) }, (_, n) => {
    const start = Math.min(2 * n, run.length - 2);
    return run.slice(start, start + 2);
  });
}

/** 4 for each word in a name, 2 for one elsewhere; pieces count together. Undefined where something is missing. */
export function scoreText({ names, words }: SearchText, read: ReadText): number | undefined {
  if (read.words.length + read.pieces.length === 0) return undefined;
  const [inNames, inAll] = [` ${spaced(names)} `, ` ${spaced(`${names} ${words}`)} `];
  let score = 0;
  for (const { word, isUnfinished } of read.words) {
    const wanted = isUnfinished ? ` ${word}` : ` ${word} `;
    if (!inAll.includes(wanted)) return undefined;
    score += inNames.includes(wanted) ? 4 : 2;
  }
  if (read.pieces.length > 0) {
    if (!read.pieces.every((piece) => names.includes(piece) || words.includes(piece))) return undefined;
    score += read.pieces.every((piece) => names.includes(piece)) ? 4 : 2;
  }
  return score;
}

/** The words that have spaces between them. */
function spaced(text: string): string {
  return text.replace(/[^a-z0-9\u0430-\u045f]+/g, " ");
}

/** Cuts a title into the parts that the search has words of, and the rest. */
/** `at` is the place of its first letter in the title. */
export type MarkedPart = { at: number; text: string; isMarked: boolean };

/** Without spaces between words, pieces of a search are looked for. */
const unspaced = /[\u0e00-\u0e7f\u3400-\u9fff]/;

export function markWords(title: string, typed: string): MarkedPart[] {
  const letters = Array.from(title);
  const plain = letters.map(fold);
  const isMarked = letters.map(() => false);
  for (const piece of listPieces(typed)) {
    const isWord = !unspaced.test(piece);
    for (let at = 0; at < letters.length; at++) {
      if (isWord && at > 0 && /[\p{L}\p{N}]/u.test(plain[at - 1] ?? "")) continue;
      const end = at + Array.from(piece).length;
      if (plain.slice(at, end).join("") === piece) isMarked.fill(true, at, end);
    }
  }
  const parts: MarkedPart[] = [];
  for (const [n, text] of letters.entries()) {
    const last = parts.at(-1);
    if (last && last.isMarked === isMarked[n]) last.text += text;
    else parts.push({ at: n, text, isMarked: isMarked[n] ?? false });
  }
  return parts;
}

function listPieces(typed: string): string[] {
  const words =
    Array.from(typed, fold)
      .join("")
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.flatMap((word) => {
    if (!unspaced.test(word)) return word.length > 1 ? [word] : [];
    const size = /[\u0e00-\u0e7f]/.test(word) ? 4 : 2;
    if (word.length <= size) return [word];
    return Array.from({ length: word.length - size + 1 }, (_, n) => word.slice(n, n + size));
  });
}

/** Letter by letter, so that places in the title stay what they are. */
function fold(letter: string): string {
  return letter
    .normalize("NFD")
    .replace(/(?<=.)[\u0300-\u036f]/gu, "")
    .toLowerCase();
}

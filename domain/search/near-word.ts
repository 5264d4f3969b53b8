/** Typing mistakes: a letter too many, too few, wrong, or two that changed places. */

/** Short words have too many neighbours, and the first letter is seldom wrong. */
export function isNearWord(typed: string, word: string, most = 2): boolean {
  const limit = Math.min(mistakesAllowed(typed), most);
  if (limit === 0 || typed[0] !== word[0] || Math.abs(typed.length - word.length) > limit) return false;
  return countMistakes(typed, word, limit) <= limit;
}

function mistakesAllowed(word: string): number {
  if (word.length < 5) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Damerau and Levenshtein's distance (optimal string alignment), given up once it is above the limit. */
function countMistakes(one: string, other: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    if (Math.min(...row) > limit) return limit + 1;
    [beforeLast, last] = [last, row];
  }
  return last[other.length] ?? limit + 1;
}

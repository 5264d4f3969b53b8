/** Finds the amount of a search that is paid first: in "200,000 baht down" the amount is not a price. */
import type { AmountPlace } from "./amount.ts";
import { type Token, isMeant } from "./split-search.ts";

/** `word` is the index of the phrase for a down payment. The least of two amounts beside it is meant. */
export function findDownPayment(
  tokens: readonly Token[],
  places: readonly AmountPlace[],
): { place: AmountPlace; word: number } | undefined {
  const beside = tokens.flatMap((token, word) => {
    if (!isMeant(token, "down payment")) return [];
    const before = skipSmallWords(tokens, word, -1) + 1;
    const after = skipSmallWords(tokens, word, 1);
    return places
      .filter(({ from, to }) => (to <= word && before <= to) || (word < from && from <= after))
      .filter((place) => isPaidOnce(tokens, place))
      .map((place) => ({ place, word }));
  });
  return beside.toSorted((one, other) => leastOf(one.place) - leastOf(other.place))[0];
}

/** The index of the next token that says something. */
function skipSmallWords(tokens: readonly Token[], from: number, step: 1 | -1): number {
  let at = from + step;
  while (isSmall(tokens[at])) at += step;
  return at;
}

function isSmall(token: Token | undefined): boolean {
  return token?.kind === "phrase" && token.meanings.some((one) => /^(currency|at |filler)/.test(one));
}

function isPaidOnce(tokens: readonly Token[], { amounts, from, to }: AmountPlace): boolean {
  const isMonthly = isMeant(tokens[from - 1], "a month") || isMeant(tokens[to], "a month");
  return !isMonthly && amounts.every(({ kind }) => kind === "money");
}

function leastOf({ amounts }: AmountPlace): number {
  return Math.min(...amounts.map(({ value }) => value));
}

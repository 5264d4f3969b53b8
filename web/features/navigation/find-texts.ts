/** Areas and articles whose title or description contains every word of the search. Title matches come first. */
import type { ArticleSummary } from "../../../domain/site/article.ts";
import { normaliseSearchText } from "../../../domain/listings/search-text.ts";

export function findTexts(index: readonly ArticleSummary[], wanted: string): ArticleSummary[] {
  const words = wanted.split(" ");
  return index
    .map((summary) => ({ summary, rank: rank(summary, words) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ summary }) => summary);
}

function rank({ title, description }: ArticleSummary, words: string[]): number {
  const inTitle = normaliseSearchText(title) ?? "";
  const anywhere = `${inTitle} ${normaliseSearchText(description) ?? ""}`;
  if (!words.every((word) => anywhere.includes(word))) return 0;
  return 1 + words.filter((word) => inTitle.includes(word)).length;
}

/** Words of every language as one pattern. */
import { sourceOf, type Words } from "./words.ts";

/** `around` puts the words, joined by bars, into a larger pattern. */
export function patternOf(topics: readonly Words[], around: (words: string) => string): RegExp {
  return new RegExp(around(sourceOf(...topics)), "iu");
}

/** Any of these words, anywhere in a text. */
export function anyOf(...topics: readonly Words[]): RegExp {
  return patternOf(topics, (words) => words);
}

/** One of these words and nothing else. */
export function onlyOf(...topics: readonly Words[]): RegExp {
  return patternOf(topics, (words) => `^(?:${words})$`);
}

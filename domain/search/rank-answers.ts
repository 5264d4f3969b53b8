/** Whether homes or texts answer a search best. Pure: the homes and the texts are found by others. */
import type { Building } from "../buildings/building.ts";
import type { Property } from "../listings/listing.ts";
import { foldText } from "./fold-text.ts";
import { hasFilter, namesAHome } from "./named-facts.ts";
import { isNearWord } from "./near-word.ts";
import type { Reading } from "./read-search.ts";

/** A text that has more than this much of the search is about it. */
const goodText = 0.62;

type Found = {
  reading: Reading;
  bestTextScore: number;
  /** Of the first home found by the words that were left unread: its title in each language, its building. */
  namesOfFirstHome: readonly string[];
  totalHomes: number;
};

export function areHomesFirst({ reading, bestTextScore, namesOfFirstHome, totalHomes }: Found): boolean {
  const { query, rest, intent, isAnyHome, isTerm, lead } = reading;
  if (lead) return false;
  const isQuestion = intent === "ask";
  if (rest && namesOfFirstHome.some((name) => hasWords(name, rest))) return true;
  const isAboutHomes = namesAHome(query);
  if (!rest) {
    if (isQuestion) return isAboutHomes;
    return isAnyHome || isAboutHomes || (hasFilter(query) && !isTerm) || bestTextScore === 0;
  }
  if (isAboutHomes && !isQuestion) return bestTextScore < 1;
  // The words say nothing about a home and are in no name, so a description that has them is no answer.
  if (!hasFilter(query)) return bestTextScore === 0 && totalHomes > 0;
  return bestTextScore < (isQuestion ? goodText / 2 : goodText) && totalHomes > 0;
}

/** The building of all these homes, if the words that were left unread are in one of its names. */
export function findNamedBuilding({ rest }: Reading, homes: readonly Property[]): Building | null {
  const building = homes[0]?.building;
  if (!building || !rest || homes.some((home) => home.building?.id !== building.id)) return null;
  const names = [building.name, ...Object.values(building.names), ...building.spellings];
  return names.some((name) => hasWords(name, rest)) ? building : null;
}

function hasWords(name: string, words: string): boolean {
  const named = foldText(name).split(/[^\p{L}\p{M}\p{N}]+/u);
  const together = named.join(" ");
  return words
    .split(" ")
    .every(
      (word) =>
        named.some((one) => one === word || one.startsWith(word) || isNearWord(word, one)) ||
        (word.length > 3 && together.includes(word)),
    );
}

/** Buildings that a home may be in, for a person to choose from: a like name, or a place near by. */
import { foldText } from "../search/fold-text.ts";
import { kilometresBetween } from "../places/places.ts";
import type { AdminBuilding } from "./building-fields.ts";

const nearKilometres = 0.3;
/** Of the pairs of letters that two names share. */
const alike = 0.45;

type Home = { name: string | null; latitude: number | null; longitude: number | null };

/** The likeliest first; those that are neither alike nor near are left out. */
export function suggestBuildings(home: Home, buildings: readonly AdminBuilding[]): AdminBuilding[] {
  return buildings
    .filter(({ merged_into }) => merged_into === null)
    .map((building) => ({ building, score: Math.max(likeness(home, building), nearness(home, building)) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ building }) => building);
}

/** The building that is called this already, in any language, spelling, case or spacing. */
export function namesakeOf(name: string, buildings: readonly AdminBuilding[]): AdminBuilding | undefined {
  const wanted = lettersOf(name);
  if (wanted === "") return undefined;
  return buildings.find((one) => namesOf(one).some((called) => lettersOf(called) === wanted));
}

function namesOf({ name, names, spellings }: AdminBuilding): string[] {
  return [name, ...Object.values(names), ...spellings];
}

function likeness({ name }: Home, building: AdminBuilding): number {
  if (!name) return 0;
  const wanted = pairsOf(name);
  const scores = namesOf(building).map((called) => {
    const pairs = pairsOf(called);
    const shared = [...wanted].filter((pair) => pairs.has(pair)).length;
    return (2 * shared) / (wanted.size + pairs.size || 1);
  });
  const best = Math.max(...scores);
  return best >= alike ? best : 0;
}

function nearness({ latitude, longitude }: Home, building: AdminBuilding): number {
  if (latitude === null || longitude === null) return 0;
  if (building.latitude === null || building.longitude === null) return 0;
  const away = kilometresBetween(
    { lat: latitude, lng: longitude },
    { lat: building.latitude, lng: building.longitude },
  );
  return away <= nearKilometres ? alike * (1 - away / nearKilometres) : 0;
}

function pairsOf(name: string): Set<string> {
  const letters = lettersOf(name);
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)),
  );
}

function lettersOf(name: string): string {
  return foldText(name).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");
}

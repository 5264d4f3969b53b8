/** Our kind of home for a feed's type: as the source's settings say, else by the usual words. */
import { type FeedKind, type FeedSettings, typeKey } from "../../domain/feeds/feed-settings.ts";
import { readKind } from "../meaning/kind-and-offer.ts";

/** Of Kyero's list, those that our words for whole pages do not know, because there they may mean something else. */
const usual: Record<string, FeedKind> = {
  studio: "condo",
  duplex: "condo",
  loft: "condo",
  flat: "condo",
  apartment: "condo",
  penthouse: "condo",
  bungalow: "house",
  chalet: "house",
  finca: "house",
  house: "house",
  "country house": "house",
  "semi-detached": "house",
  garage: "none",
  land: "none",
  plot: "none",
};

/** Undefined for a type that nobody has named. */
export function kindOfType(type: string, { types }: Pick<FeedSettings, "types">): FeedKind | undefined {
  const key = typeKey(type);
  const given = Object.entries(types).find(([name]) => typeKey(name) === key);
  if (given) return given[1];
  if (usual[key]) return usual[key];
  const kind = readKind(type);
  return kind === null || kind === "condo" || kind === "house" ? (kind ?? undefined) : "none";
}

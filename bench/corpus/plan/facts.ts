/** The rows of a page's fact sheet. Floor, year and reference are there to be told from the rest. */
import type { Home } from "../home.ts";
import type { Fact, Plan } from "./plan.ts";
import { areaOf, count, landOf, roomsOf } from "./say.ts";

const kindWords = {
  condo: "condo",
  house: "house",
  office: "office",
  land: "landKind",
  parking: "parking",
  warehouse: "warehouse",
} as const;

export function factsOf(
  plan: Pick<Plan, "say" | "market" | "draw" | "id">,
  home: Home,
  place: string,
): Fact[] {
  const { say, draw, market } = plan;
  const facts: Fact[] = [];
  const add = (key: string, label: string, value: string, phrase: string) =>
    facts.push({ key, label, value, phrase });
  const kind = say(kindWords[home.kind]);
  const rooms = roomsOf(plan, home);
  const bare = (number: number) => String(number).replace(".", market.decimal);
  if (home.rooms !== null) add("rooms", say("roomsLabel"), bare(home.rooms), rooms);
  // A studio is named as its rooms; Japanese layouts are one word, `2LDK`.
  else if (home.bedrooms === 0) add("bedrooms", say("bedroomsLabel"), rooms, rooms);
  else if (home.bedrooms !== null)
    add("bedrooms", say("bedroomsLabel"), market.language === "ja" ? rooms : bare(home.bedrooms), rooms);
  if (home.bathrooms !== null)
    add("bathrooms", say("bathroomsLabel"), String(home.bathrooms), count(plan, "bathrooms", home.bathrooms));
  const area = areaOf(plan, home.area);
  add("area", say("areaLabel"), area, area);
  if (home.land !== null) add("land", say("landLabel"), landOf(plan, home.land), landOf(plan, home.land));
  add("type", say("typeLabel"), kind, kind);
  const floor = String(draw.between(2, 24));
  if (home.kind === "condo" && draw.chance(0.6))
    add("floor", say("floorLabel"), floor, `${say("floorLabel")} ${floor}`);
  if (draw.chance(0.4)) {
    // Thai agents count years from the Buddha's death.
    const year = String(draw.between(1998, 2024) + (market.language === "th" && draw.chance(0.7) ? 543 : 0));
    add("year", say("yearLabel"), year, `${say("yearLabel")} ${year}`);
  }
  if (draw.chance(0.5))
    add("reference", say("referenceLabel"), plan.id, `${say("referenceLabel")} ${plan.id}`);
  if (draw.chance(0.6)) add("place", say("placeLabel"), place, place);
  return facts;
}

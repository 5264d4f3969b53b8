/** Words of one page, and the phrases made of them. */
import { formFor, type Half, wordsOf } from "../half.ts";
import type { Home } from "../home.ts";
import type { Language } from "../market.ts";
import type { Draw } from "../random.ts";
import { words, type Words } from "../words/words.ts";
import { groupDigits } from "./money.ts";
import type { Plan } from "./plan.ts";

/** What a title or a card calls the rooms. */
function roomsInTitle(plan: Pick<Plan, "say" | "market">, home: Home): string {
  const isOwn =
    plan.market.language === "en" && home.rooms === null && home.bedrooms !== null && home.bedrooms > 0;
  return isOwn ? plan.say("bedroomsInTitle", { n: String(home.bedrooms) }) : roomsOf(plan, home);
}

export function speaker(draw: Draw, language: Language, half: Half): Plan["say"] {
  const chosen = new Map<keyof Words, string>();
  return (key, values = {}) => {
    const word = chosen.get(key) ?? draw.pick(wordsOf(words[language][key] ?? "", half));
    chosen.set(key, word);
    return fill(word, values);
  };
}

export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

type Counted = "bedrooms" | "rooms" | "bathrooms" | "years";

export function count(plan: Pick<Plan, "say" | "market">, key: Counted, number: number): string {
  const { language, decimal } = plan.market;
  const text = String(number).replace(".", decimal);
  return fill(formFor(plan.say(key), number, language), { n: text });
}

/** `3 bedrooms`, `2,5 Zimmer` or the word for a studio. */
export function roomsOf(plan: Pick<Plan, "say" | "market">, home: Home): string {
  if (home.rooms !== null) return count(plan, "rooms", home.rooms);
  if (home.bedrooms === 0) return plan.say("studio");
  return home.bedrooms === null ? "" : count(plan, "bedrooms", home.bedrooms);
}

export function areaOf(plan: Pick<Plan, "say" | "market">, size: number): string {
  const { areaUnit, decimal } = plan.market;
  if (areaUnit === "sqft") return `${groupDigits(size, ",")} sq ft`;
  return plan.say("area", { n: String(size).replace(".", decimal) });
}

export function landOf(plan: Pick<Plan, "say" | "market">, squareMetres: number): string {
  if (plan.market.areaUnit === "sqft") return `${(squareMetres / 4_047).toFixed(2)} acres`;
  return plan.say("land", { n: String(squareMetres), w: String(squareMetres / 4) });
}

const titleKeys = {
  condo: { sale: "condoSale", rent: "condoRent", both: "condoBoth" },
  house: { sale: "houseSale", rent: "houseRent", both: "houseBoth" },
} as const;
const otherTitles = {
  office: "officeTitle",
  land: "landTitle",
  parking: "parkingTitle",
  warehouse: "warehouseTitle",
} as const;

export function titleOf(plan: Pick<Plan, "say" | "market">, home: Home): string {
  const { kind } = home;
  const key = kind === "condo" || kind === "house" ? titleKeys[kind][home.deal] : otherTitles[kind];
  const title = plan.say(key, {
    rooms: roomsInTitle(plan, home),
    area: areaOf(plan, home.area),
    district: home.place.district,
    place: placeOf(plan, home),
    project: home.project,
  });
  return title.charAt(0).toUpperCase() + title.slice(1);
}

export function placeOf({ market }: Pick<Plan, "market">, { place }: Home): string {
  const { language } = market;
  if (place.district.includes(place.city)) return place.district;
  if (language === "zh" || language === "ja") return place.city + place.district;
  return language === "th" ? `${place.district} ${place.city}` : `${place.district}, ${place.city}`;
}

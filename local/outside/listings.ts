/** The invented listings of the sample outside site, the same on every start. */

/** The ways in which a page states its facts. Real sites differ as much. */
export const markups = ["json-ld", "microdata", "open-graph", "embedded-state", "labelled-text"] as const;
export type Markup = (typeof markups)[number];

type OutsideLanguage = "en" | "th" | "ru" | "de";

export type OutsideListing = {
  number: number;
  id: string;
  path: string;
  markup: Markup;
  language: OutsideLanguage;
  kind: "condo" | "house";
  deal: "sale" | "rent";
  title: string;
  description: string;
  project: string | null;
  area: string;
  bedrooms: number;
  bathrooms: number;
  squareMeters: number;
  /** The full sale price, or the monthly rent. */
  price: number;
  currency: "THB" | "USD";
  latitude: number;
  longitude: number;
  agent: string;
  /** When the page last changed. */
  changedAt: Date;
};

const places = [
  { name: "Jomtien", latitude: 12.889, longitude: 100.876 },
  { name: "Pratumnak", latitude: 12.915, longitude: 100.87 },
  { name: "Wongamat", latitude: 12.957, longitude: 100.887 },
  { name: "Central Pattaya", latitude: 12.934, longitude: 100.889 },
  { name: "East Pattaya", latitude: 12.924, longitude: 100.936 },
  { name: "Na Jomtien", latitude: 12.822, longitude: 100.918 },
  { name: "Bang Saray", latitude: 12.764, longitude: 100.904 },
  { name: "Naklua", latitude: 12.966, longitude: 100.889 },
];
const projects = ["Kluai Mai Court", "Sai Lom Tower", "Rim Hat Residence", "Phu Fah Place", "Wan Dee Garden"];
const agents = ["Somsri K. (sample)", "Dmitri O. (sample)", "Hanna B. (sample)"];
const languages: OutsideLanguage[] = ["en", "en", "en", "th", "en", "en", "ru", "en", "en", "de"];

function makeListing(number: number): OutsideListing {
  const place = pick(places, number);
  const kind = number % 4 === 0 ? "house" : "condo";
  const deal = number % 5 === 2 ? "rent" : "sale";
  const bedrooms = kind === "house" ? 2 + (number % 3) : number % 4;
  const squareMeters = kind === "house" ? 95 + ((number * 13) % 160) : 26 + bedrooms * 18 + (number % 9);
  const language = pick(languages, number);
  const project = kind === "condo" ? pick(projects, number) : null;
  const id = `SSH-${String(1000 + number)}`;
  const facts = { kind, deal, bedrooms, squareMeters, area: place.name, project } as const;
  return composeHome({
    ...facts,
    number,
    id,
    path: `/homes/${id.toLowerCase()}`,
    markup: pick(markups, number),
    language,
    bathrooms: Math.max(1, bedrooms - (number % 2)),
    currency: "THB",
    latitude: Number((place.latitude + (number % 10) * 0.0006).toFixed(5)),
    longitude: Number((place.longitude + (number % 8) * 0.0007).toFixed(5)),
    agent: pick(agents, number),
    changedAt: new Date(Date.UTC(2026, number % 10, 1 + (number % 27), 9, number % 60)),
  });
}

type Composed = "title" | "description" | "price";

/** What depends on the deal: the words and the price. */
export function composeHome<Home extends Omit<OutsideListing, Composed>>(
  home: Home,
): Home & Pick<OutsideListing, Composed> {
  const { language, deal, squareMeters, number } = home;
  return {
    ...home,
    title: phrases[language].title(home),
    description: phrases[language].description(home),
    price:
      deal === "rent" ? 9000 + squareMeters * 240 : 600_000 + squareMeters * (52_000 + (number % 7) * 4000),
  };
}

type Facts = Pick<OutsideListing, "kind" | "deal" | "bedrooms" | "squareMeters" | "area" | "project">;
type Phrases = { title(facts: Facts): string; description(facts: Facts): string };

const phrases: Record<OutsideLanguage, Phrases> = {
  en: {
    title: ({ kind, deal, bedrooms, area, project }) => {
      const rooms = bedrooms === 0 ? "Studio" : `${bedrooms}-bedroom ${kind}`;
      return `${rooms} for ${deal} in ${project ? `${project}, ` : ""}${area}`;
    },
    description: ({ kind, squareMeters, area }) =>
      `A ${kind} of ${squareMeters} square metres in ${area}, well kept and ready to be seen. Shops and a bus line are near. Papers are in order and can be read at our office.`,
  },
  th: {
    title: ({ kind, deal, bedrooms, project }) =>
      `${deal === "rent" ? "ให้เช่า" : "ขาย"}${kind === "house" ? "บ้าน" : "คอนโด"} ${bedrooms === 0 ? "สตูดิโอ" : `${bedrooms} ห้องนอน`} ${project ?? "พัทยา"}`,
    description: ({ squareMeters }) =>
      `พื้นที่ใช้สอย ${squareMeters} ตารางเมตร สภาพดี พร้อมเข้าอยู่ ใกล้ร้านค้าและรถสองแถว เอกสารครบ นัดชมได้ทุกวัน`,
  },
  ru: {
    title: ({ kind, deal, bedrooms, project }) => {
      const what =
        bedrooms === 0 ? "Студия" : `${kind === "house" ? "Дом" : "Квартира"}, спален: ${bedrooms},`;
      return `${what} ${deal === "rent" ? "в аренду" : "на продажу"}, ${project ?? "Паттайя"}`;
    },
    description: ({ squareMeters }) =>
      `Площадь ${squareMeters} кв. м, хорошее состояние, можно смотреть в любой день. Рядом магазины и остановка. Документы готовы.`,
  },
  de: {
    title: ({ kind, deal, bedrooms, project }) => {
      const what =
        bedrooms === 0 ? "Studio" : `${kind === "house" ? "Haus" : "Wohnung"} mit ${bedrooms} Schlafzimmern`;
      return `${what} ${deal === "rent" ? "zu mieten" : "zu verkaufen"}, ${project ?? "Pattaya"}`;
    },
    description: ({ squareMeters }) =>
      `${squareMeters} Quadratmeter Wohnfläche, gepflegt und kurzfristig zu besichtigen. Geschäfte und Bus in der Nähe. Die Unterlagen liegen vor.`,
  },
};

function pick<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length];
  if (item === undefined) throw new Error("There is nothing to pick from.");
  return item;
}

const listingCount = 64;

export const outsideListings: OutsideListing[] = Array.from({ length: listingCount }, (_, index) =>
  makeListing(index + 1),
);

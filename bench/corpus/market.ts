/** Who writes the pages: a language, a currency and the habits of one country's agents. */
export type Language = "en" | "th" | "de" | "fr" | "ru" | "zh" | "es" | "nl" | "sv" | "it" | "ja";

/** `names` are all spellings under which a reading may name the place. */
export type Place = { district: string; city: string; region: string; names: readonly string[] };

export type Market = {
  id: string;
  language: Language;
  currency: string;
  /** How often it is drawn. */
  weight: number;
  isThailand: boolean;
  /** Least, most, step. */
  sale: readonly [number, number, number];
  rent: readonly [number, number, number];
  /** What stands between thousands, the usual way first; the others are drawn rarely. */
  groups: readonly string[];
  decimal: "," | ".";
  /** `{n}` the number, `{m}` millions, `{k}` thousands, `{w}` ten thousands. */
  prices: string;
  rents: string;
  areaUnit: "m2" | "sqft";
  counts: "bedrooms" | "rooms";
  hasHalfRooms: boolean;
  /** Another currency that pages give beside, and its rate. */
  other: readonly [string, number];
  /** `#` is any digit, `0` a zero: numbers people keep that look like prices. */
  phones: string;
  places: readonly Place[];
  projects: readonly string[];
  sites: string;
};

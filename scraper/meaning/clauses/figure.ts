/** A figure of a text with its unit, before it is known what it is for. */
export type Each = "month" | "week" | "night" | "year" | "sqm" | "wah" | "rai" | "area" | "supply";
export type Unit =
  | "money"
  | "area"
  | "land"
  | "percent"
  | "bedrooms"
  | "bathrooms"
  | "rooms"
  | "cars"
  | "months"
  | "years"
  | "storeys"
  | "floor"
  | "metres"
  | "uncounted"
  | "telephone"
  | "date"
  | "none";

export type Figure = {
  at: number;
  end: number;
  value: number;
  unit: Unit;
  each: Each | null;
  currency: string | null;
  /** The upper end of a range: "2-3 ล้าน". */
  upTo: number | null;
  /** A date as "2027-05-01", a telephone's digits, the unit of a count. */
  written: string;
  /** "2 ล้าน", "850,000": surely a sum where no unit says something else. */
  isLarge: boolean;
  /** A word or letter multiplies it: "2 ล้าน", "3.5M". */
  isScaled: boolean;
};

export function blankFigure(at: number, end: number): Figure {
  const none = {
    value: 0,
    each: null,
    currency: null,
    upTo: null,
    written: "",
    isLarge: false,
    isScaled: false,
  };
  return { ...none, at, end, unit: "none" };
}

/** How many characters a sticky pattern takes at a place. */
export function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

export function roundFigure(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Floor and land areas in square metres: sqm, sq ft, square yards, ตร.ม., ตร.ว., ไร่-งาน-วา, acres, hectares. */
import { figuresOf, foldFigures } from "./clauses/figures.ts";
import { unitAt } from "./clauses/units.ts";

const someFigure = /\p{Nd}/u;
/** Only ground is measured in these. */
const landUnit =
  /\d\s?(?:ไร่|rai|งาน|ngan|ตร\.? ?ว|ตารางวา|sq\.? ?wah|wah|acres?|hectares?|hektar|сот(?:ок|ки|ка|\.)?)(?!\p{L})/iu;
const floorUnit = /\d\s?(?:sq|m²|m2|㎡|ตร\.? ?ม|ตารางเมตร|м²|кв|m<sup)/iu;

/** The first size in a text; Thai land adds up. */
export function readArea(written: string): number | null {
  if (!someFigure.test(written)) return null;
  return (
    figuresOf(foldFigures(written)).find(({ unit }) => unit === "area" || unit === "land")?.value ?? null
  );
}

/** "2 ไร่ 1 งาน", "1.25 acres": no home is that large inside. */
export function isInLandUnits(text: string): boolean {
  return landUnit.test(text) && !floorUnit.test(text.replace(/sq\.? ?wah/gi, ""));
}

const plotSaid = /(?<!\p{L})(?:land|lt|plot|lot|ที่ดิน|участ\p{L}*|grundstück|terrain|土地)(?!\p{L})/iu;
const livingSaid = /liv|built|internal|floor|wohn|habit|ใช้สอย|жил|建筑/iu;
/** Longer texts speak of more than one thing. */
const longestPlot = 40;

/** "1,120 m² land" is no size of the home. */
export function isPlot(text: string): boolean {
  return text.length <= longestPlot && plotSaid.test(text) && !livingSaid.test(text);
}

/** Schema.org unit codes (UN/CEFACT) and words. */
export function squareMetresPerUnit(unit: string): number | null {
  const code = unit.trim().toUpperCase();
  if (code === "MTK" || code === "") return 1;
  if (code === "FTK" || code === "SQFT") return 0.09290304;
  if (code === "YDK") return 0.83612736;
  if (code === "ACR") return 4046.8564224;
  if (code === "HAR") return 10_000;
  const found = unitAt(unit.replace(/[_-]/g, " "), 0);
  return found && (found.unit === "area" || found.unit === "land") ? found.size : null;
}

export function roundArea(value: number): number {
  return Math.round(value * 100) / 100;
}

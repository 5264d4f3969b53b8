/** What a short line says without a label of its own: "Built in 1998", "Floor 19". */
import type { Findings } from "../../fields.ts";

const yearSaid =
  /(?<!\p{L})(?:built in|construit en|baujahr|год (?:постройки|сдачи))[:\s]{1,2}(1[5-9]\d\d|20\d\d)(?!\d)|(?<!\d)(1[89]\d\d|20\d\d)年建/iu;
const floorsSaid = [
  /^(?:floor|level|étage|etage|этаж|ชั้น(?:ที่)?)\s?(\d{1,2})(?![\d.,])/iu,
  /^(\d{1,2})(?:(?:st|nd|rd|th) floor|\.? ?(?:OG|étage|этаж|楼)$)/iu,
  /[/|·,]\s?(\d{1,2})\/?F$/iu,
];
/** Longer texts speak of more than one thing. */
const longestFact = 40;

export function readFact(text: string, findings: Findings): void {
  if (text.length > longestFact) return;
  const year = yearSaid.exec(text);
  findings.add("yearBuilt", year ? Number(year[1] ?? year[2]) : null, text, 0.4);
  const floor = floorsSaid.map((pattern) => pattern.exec(text)?.[1]).find(Boolean);
  findings.add("floor", floor ? Number(floor) : null, text, 0.4);
}

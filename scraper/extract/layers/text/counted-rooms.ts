/** One word, two countries: "camere" are an Italian home's bedrooms and all rooms of a Romanian one. */
import type { Candidate } from "../../fields.ts";
import type { PageFacts } from "../../page/page-facts.ts";

const romanian = /[ăâîșşțţ]|\b(?:apartament|vanzare|inchiriat|etaj|suprafata)\b/i;

function isRomanian({ language, title, headings }: PageFacts): boolean {
  const code = language.slice(0, 2).toLowerCase();
  if (code === "ro" || code === "mo") return true;
  return code !== "it" && romanian.test(`${title} ${headings.join(" ")}`);
}

function isOfRooms(candidate: Candidate): boolean {
  const raw = typeof candidate.raw === "string" ? candidate.raw : "";
  return candidate.field === "bedrooms" && /camer[eă]/i.test(raw) && !/dormitoare?/i.test(raw);
}

export function readAsCounted(candidates: readonly Candidate[], facts: PageFacts): readonly Candidate[] {
  if (!candidates.some(isOfRooms) || !isRomanian(facts)) return candidates;
  return candidates.map((candidate) =>
    candidate.field === "bedrooms" && isOfRooms(candidate) ? { ...candidate, field: "rooms" } : candidate,
  );
}

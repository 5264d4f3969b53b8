/**
 * Where texts and pages use facts and terms, as the build finds it in its output. The Worker adds the owner's texts.
 */
import type { Locale } from "../languages/locales.ts";

export type TextPlace =
  | { in: "article"; path: string; title: string; languages: Locale[] }
  | { in: "question"; id: string; title: string; languages: Locale[] }
  /** A file of the app that computes with the fact, or says it beside a sum. */
  | { in: "code"; part: CodePart };

/** Parts of the app, by their folders. */
export type CodePart = "calculators" | "homes" | "comparison" | "administration";

export type TextPlaces = {
  facts: Record<string, TextPlace[]>;
  terms: Record<string, TextPlace[]>;
};

export const textPlacesAddress = "/content/places.json";

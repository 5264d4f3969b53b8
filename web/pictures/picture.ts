// Describes a picture: the scene that renders it, how it is developed, and what it shows, in six languages.
import type { Look } from "./finish.ts";

type Language = "en" | "th" | "zh" | "ru" | "de" | "fr";
type Kind = "hero" | "exterior" | "interior" | "balcony" | "view";
type Room =
  | "living"
  | "bedroom"
  | "kitchen"
  | "bathroom"
  | "studio"
  | "balcony"
  | "pool"
  | "villa"
  | "tower"
  | "beach"
  | "bay"
  | "lake";

export type Picture = {
  scene: string;
  kind: Kind;
  rooms: Room[];
  size: readonly [width: number, height: number];
  samples: number;
  widths: number[];
  look: Look;
  alt: Record<Language, string>;
};

/** A card is 4:3: rendered once at 1200 × 900 and scaled down. */
export const CARD = { size: [1200, 900] as const, widths: [480, 800, 1200] };
export const INDOORS: Look = { exposure: 1, warmth: -0.05, contrast: 1.25, saturation: 1.08 };
export const OUTDOORS: Look = { exposure: 0.85, contrast: 1.25, saturation: 1.12, smooth: 0.55 };
export const DISTANT: Look = { exposure: 0.15, contrast: 1.35, saturation: 1.3, smooth: 0.5 };

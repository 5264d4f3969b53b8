// Describes a picture: the scene that renders it, how it is developed, and what it shows, in every language.
import type { Locale } from "../../domain/languages/locales.ts";

/** How Blender's film curve (AgX) develops the light. More kelvin: warmer. */
export type Look = { exposure: number; kelvin?: number };

export type Words = Record<Locale, string>;
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
  | "lake"
  | "lobby"
  | "gym"
  | "corridor"
  | "parking"
  | "street";

export type Picture = {
  scene: string;
  kind: Kind;
  rooms: Room[];
  size: readonly [width: number, height: number];
  samples: number;
  /** Of the noise; 0 unless a scene needs another. */
  seed?: number;
  /** Of its AVIF files. */
  widths: number[];
  /** The part that is kept, 4:3, where an edge does not convince. */
  crop?: { left: number; top: number; width: number; height: number };
  look: Look;
  /** Parameters for scenes/flat.py, for a room that it does not list itself. */
  room?: Record<string, unknown>;
  alt: Words;
};

/** A card is 4:3: rendered once at its largest size and scaled down. */
export const CARD = { size: [1200, 900] as const, widths: [480, 680, 800, 1200] };
/** Rooms by day. Six samples and the denoiser look as clean as fourteen did, in two to three minutes on two cores. */
export const DAY = {
  size: [960, 720] as const,
  widths: [480, 680, 800, 960],
  samples: 6,
  look: { exposure: 0.85, kelvin: 6200 } satisfies Look as Look,
};
/** Rooms that pages and the guide show large. */
export const LARGE = { ...DAY, ...CARD };
/** Rooms that one home shows: many, so they are smaller. */
export const OWN = { ...DAY, size: [800, 600] as const, widths: [480, 680, 800], samples: 5 };
/** Houses and towers by day, in the sun. */
export const SUN = { ...DAY, look: { exposure: 0.25, kelvin: 6400 } satisfies Look as Look };
export const OUTDOORS: Look = { exposure: 0.85 };
export const DISTANT: Look = { exposure: 0.15 };

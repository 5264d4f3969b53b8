/** What the layouts of houses, and of flats on two floors, are made of. */
import type { Piece } from "../../../domain/floor-plans/floor-plan.ts";
import type { Cut, Layout } from "./cut-rooms.ts";
import { cm } from "./measures.ts";

export type HouseFacts = {
  area: number;
  bedrooms: number;
  bathrooms: number;
  seed: number;
  isHouse: boolean;
  hasPool: boolean;
  hasCarport: boolean;
};
export type FloorLayout = Layout & { fixed: readonly Piece[] };

export const all = ["top", "right", "bottom", "left"] as const;

export const leaf = (
  id: string,
  kind: "bedroom" | "bathroom" | "living" | "kitchen" | "hall" | "study" | "dining" | "storage" | "dressing",
): Cut => ({ id, kind });
export const part = (share: number) => ({ part: share });
export const metres = (length: number) => ({ metres: cm(length) });

export function stairsAt(x: number, y: number): Piece {
  return { kind: "stairs", x: cm(x), y: cm(y), width: 1.05, depth: 3, turn: 0 };
}

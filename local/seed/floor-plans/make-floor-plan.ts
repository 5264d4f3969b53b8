/** Invents a plausible floor plan for a sample listing from its facts. The site says that it is a sample. */
import { createHash } from "node:crypto";
import type { Door, Floor, FloorPlan, Piece, Point, Room } from "../../../domain/floor-plans/floor-plan.ts";
import type { Sample } from "../make-listing.ts";
import { layOutBungalow } from "./bungalow.ts";
import { type Layout, joinRooms } from "./cut-rooms.ts";
import { layOutFlat } from "./flat-layouts.ts";
import { furnish } from "./furnish.ts";
import type { FloorLayout, HouseFacts } from "./house-parts.ts";
import { cm } from "./measures.ts";
import { type Storeys, layOutStoreys } from "./storeys.ts";
import { layOutTownHouse } from "./town-house.ts";

/** Homes on two floors, as their descriptions tell. The others have one. */
const storeysOf: Record<string, Storeys> = {
  "family-house-khao-noi-east-pattaya": {
    floors: [
      { beds: 1, baths: 1, hasLiving: true, extra: "storage" },
      { beds: 3, baths: 3, hasLiving: false },
    ],
  },
  "villa-with-sea-glimpse-pratumnak": {
    floors: [
      { beds: 0, baths: 1, hasLiving: true, extra: "study" },
      { beds: 4, baths: 4, hasLiving: false },
    ],
  },
  "beach-villa-rental-na-jomtien": {
    floors: [
      { beds: 2, baths: 2, hasLiving: true },
      { beds: 2, baths: 2, hasLiving: false },
    ],
  },
  "three-bedroom-penthouse-mali-sands-wongamat": {
    floors: [
      { beds: 3, baths: 3, hasLiving: false },
      { beds: 0, baths: 1, hasLiving: true, extra: "dining" },
    ],
    terrace: { floor: 1, area: 60 },
    light: ["bottom", "left", "right"],
  },
  "duplex-price-on-request-tawan-bay-central-pattaya": {
    floors: [
      { beds: 0, baths: 1, hasLiving: true, extra: "dining" },
      { beds: 2, baths: 2, hasLiving: false },
    ],
    light: ["bottom", "left", "right"],
  },
};
const townHouses: Record<string, Layout["light"]> = {
  "town-house-finance-east-pattaya": ["top", "bottom"],
  "village-house-bang-saray": ["top", "bottom", "left", "right"],
};

export function makeFloorPlan(sample: Sample): FloorPlan {
  const bytes = createHash("sha256").update(`plan:${sample.slug}`).digest();
  const seed = bytes.readUInt16BE(0);
  const layouts = layOut(sample, seed);
  const isMirrored = (bytes[2] ?? 0) % 2 === 1;
  const right = Math.max(
    ...layouts.flatMap(({ rooms }) => [...rooms.values()].map(({ x, width }) => x + width)),
  );
  const floors = layouts.map(({ fixed, ...layout }, index): Floor => {
    const joined = joinRooms(layout);
    const floor = { ...joined, furniture: furnish(joined, seed + index, fixed) };
    return isMirrored ? mirror(floor, right) : floor;
  });
  return {
    version: 1,
    north: northOf(sample, bytes[3] ?? 0),
    view: { side: "bottom", of: viewOf(sample) },
    floors,
  };
}

function layOut(sample: Sample, seed: number): FloorLayout[] {
  const facts: HouseFacts = {
    area: sample.squareMeters,
    bedrooms: sample.bedrooms,
    bathrooms: sample.bathrooms,
    seed,
    isHouse: sample.type.startsWith("house"),
    hasPool: sample.amenities.includes("private-pool"),
    hasCarport: sample.type.startsWith("house") && sample.amenities.includes("parking"),
  };
  const storeys = storeysOf[sample.slug];
  const light = townHouses[sample.slug];
  if (light) return layOutTownHouse(facts, light);
  if (storeys) return layOutStoreys(facts, storeys);
  if (sample.type.startsWith("house")) return layOutBungalow(facts);
  const flat = layOutFlat({
    ...facts,
    hasBalcony: sample.amenities.includes("balcony"),
    isCorner:
      /corner|window|fenster|窗/i.test(`${sample.title} ${sample.description}`) || sample.bedrooms > 1,
  });
  return [{ ...flat, fixed: [] }];
}

/** The sea lies west of every area. With the sea at the bottom of the drawing, east is at its top and north at its left. */
function northOf({ amenities }: Sample, byte: number): number {
  return amenities.includes("sea-view") ? 255 + (byte % 30) : (byte * 7) % 360;
}

function viewOf({ amenities, type, area }: Sample): NonNullable<FloorPlan["view"]>["of"] {
  if (amenities.includes("private-pool")) return "pool";
  if (amenities.includes("sea-view")) return "sea";
  if (type.startsWith("house") || amenities.includes("garden")) return "garden";
  return area === "central-pattaya" ? "city" : area === "pratumnak" ? "hills" : "city";
}

/** Left becomes right; doors swing the other way. */
function mirror({ rooms, doors, windows, furniture }: Floor, right: number): Floor {
  const flip = ([x, y]: Point): [number, number] => [cm(right - x), y];
  const turned = { 0: 0, 90: 270, 180: 180, 270: 90 } as const;
  return {
    rooms: rooms.map((room): Room =>
      "outline" in room
        ? { ...room, outline: room.outline.map(flip) }
        : { ...room, x: cm(right - room.x - room.width) },
    ),
    doors: doors.map(({ from, to, opens, ...door }): Door => ({
      ...door,
      from: flip(from),
      to: flip(to),
      ...(opens && { opens: opens === "left" ? "right" : "left" }),
    })),
    windows: windows.map(({ from, to }) => ({ from: flip(from), to: flip(to) })),
    furniture: furniture.map((piece): Piece => ({
      ...piece,
      x: cm(right - piece.x - piece.width),
      turn: turned[piece.turn],
    })),
  };
}

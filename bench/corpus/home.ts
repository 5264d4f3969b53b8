/** The home of a drawn page, as a person would read it: the truth against which a reading is scored. */
import type { Draw } from "./random.ts";
import type { Market, Place } from "./market.ts";

/** The last four are no homes; their pages look the same. */
export type HomeKind = "condo" | "house" | "office" | "land" | "parking" | "warehouse";

export type Home = {
  kind: HomeKind;
  deal: "sale" | "rent" | "both";
  isGone: boolean;
  /** The whole price of a sale, in the market's currency; null in a rental. */
  price: number | null;
  /** The rent a month; null in a sale. */
  rent: number | null;
  isOnRequest: boolean;
  /** 0 is a studio. Null where people count rooms instead. */
  bedrooms: number | null;
  rooms: number | null;
  bathrooms: number | null;
  /** In the unit of the market. */
  area: number;
  /** Square metres. */
  land: number | null;
  place: Place;
  project: string;
};

export function drawHome(draw: Draw, market: Market, kind: HomeKind = drawKind(draw)): Home {
  const isHouse = kind === "house";
  const isHome = kind === "condo" || isHouse;
  const deal = isHome ? drawDeal(draw, market) : kind === "land" ? "sale" : "rent";
  const bedrooms = isHouse ? draw.between(2, 5) : draw.chance(0.18) ? 0 : draw.between(1, 3);
  const halfRoom = market.hasHalfRooms && draw.chance(0.2) ? 0.5 : 0;
  const isCountedInRooms = market.counts === "rooms";
  const size = drawArea(draw, kind, bedrooms);
  return {
    kind,
    deal,
    isGone: draw.chance(0.07),
    price: deal === "rent" ? null : drawAmount(draw, market.sale, size),
    rent: deal === "sale" ? null : drawAmount(draw, market.rent, size),
    isOnRequest: false,
    bedrooms: isHome && !isCountedInRooms ? bedrooms : null,
    rooms: isHome && isCountedInRooms ? bedrooms + 1 + halfRoom : null,
    bathrooms: isHome && draw.chance(0.85) ? Math.max(1, bedrooms - draw.between(0, 1)) : null,
    area: market.areaUnit === "sqft" ? Math.round(size * 10.7639) : size,
    // Thai land is sold by the square wah of four square metres.
    land: isHouse ? 4 * draw.between(40, 240) : null,
    place: draw.pick(market.places),
    project: draw.pick(market.projects),
  };
}

function drawKind(draw: Draw): HomeKind {
  return draw.chance(0.62) ? "condo" : "house";
}

function drawDeal(draw: Draw, market: Market): Home["deal"] {
  const at = draw.number();
  if (market.isThailand && at < 0.08) return "both";
  return at < 0.62 ? "sale" : "rent";
}

/** Larger homes cost more. Squared, so that there are many ordinary homes and few expensive ones. */
function drawAmount(draw: Draw, [least, most, step]: Market["sale"], squareMetres: number): number {
  const size = Math.min(3, squareMetres / 60);
  const rough = least * (0.5 + size / 2) + (most - least) * draw.number() ** 2 * 0.4 * size;
  return Math.max(step, Math.round(rough / step) * step);
}

function drawArea(draw: Draw, kind: HomeKind, bedrooms: number): number {
  if (kind === "house") return 45 * bedrooms + draw.between(0, 90);
  if (kind === "land") return 4 * draw.between(100, 900);
  if (kind === "parking") return draw.between(11, 18);
  if (kind === "office") return draw.between(45, 600);
  if (kind === "warehouse") return 10 * draw.between(40, 400);
  const whole = 24 + 20 * bedrooms + draw.between(0, 12);
  return draw.chance(0.25) ? whole + draw.between(1, 9) / 10 : whole;
}

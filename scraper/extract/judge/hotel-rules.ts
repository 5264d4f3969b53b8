/** Rooms by the night are no homes. */
import { isHome, typesOf } from "../layers/schema/schema-org.ts";
import type { SchemaNode } from "../facts/schema-items.ts";
import type { Merged } from "../merge.ts";
import type { PageFacts } from "../facts/page-facts.ts";
import type { Rule } from "./rule.ts";

const hotels = /^(?:Hotel|Hostel|Motel|Resort|BedAndBreakfast|VacationRental|LodgingBusiness|HotelRoom)$/;

export const hotelRules: readonly Rule[] = [
  {
    name: "hotel-data",
    code: "not-a-home",
    holds: ({ roots, merged }) => isHotelOnly(roots) && !isLetByMonth(merged),
  },
  {
    name: "room-by-the-night",
    code: "not-a-home",
    holds: ({ merged, facts }) => isRoomByNight(merged, facts),
  },
];

/** Hotels let rooms by the night. A hotel's page that offers a flat for sale says what the flat is. */
function isHotelOnly(roots: readonly SchemaNode[]): boolean {
  const homes = roots.filter(isHome);
  return (
    homes.length > 0 &&
    homes.every((root) => typesOf(root).some((type) => hotels.test(type)) && root["offers"] === undefined)
  );
}

function isLetByMonth({ price, rent }: Merged): boolean {
  return rent !== undefined || (price !== undefined && /^(?:month|week|year)$/.test(price.value.period));
}

const bookingWords =
  /check-?in|check-?out|\bguests?\b|\bsleeps \d|free cancellation|\breserve\b|book (?:now|your)/i;
const longestBooking = 400;

/** A page of a whole home says how many rooms it has. A guest who books it by the night is no tenant. */
function isRoomByNight({ price, rent, bedrooms, rooms, bathrooms }: Merged, facts: PageFacts): boolean {
  if (price?.value.period !== "night" || rent) return false;
  const counted = bedrooms ?? rooms ?? bathrooms;
  return !counted || facts.blocks.some(({ text }) => text.length < longestBooking && bookingWords.test(text));
}

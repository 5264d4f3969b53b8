/** The meanings that a phrase of a search may have. */
import type { Currency } from "../finance/exchange-rates.ts";
import type { Amenity } from "../listings/amenities.ts";
import type { bedroomChoices } from "../listings/query/listing-query.ts";
import type { ListingStatus } from "../listings/listing.ts";
import type { Tenure } from "../listings/tenure.ts";
import type { AreaSlug } from "../places/areas.ts";

export type Meaning =
  | `area ${AreaSlug}`
  | `type ${"condo" | "house"}`
  | `status ${ListingStatus}`
  | `tenure ${Tenure}`
  | `amenity ${Amenity}`
  | `bedrooms ${(typeof bedroomChoices)[number]}`
  | `sort ${"price-up" | "newest"}`
  | `number ${number}`
  | `times ${number}`
  | `currency ${Currency}`
  /** The number before it counts bedrooms or bathrooms; or all rooms, of which one is for living. */
  | "bedrooms"
  | "bathrooms"
  | "rooms"
  | "square metres"
  | "at most"
  | "at least"
  | "to"
  | "a month"
  /** Wants a home with finance, where its name alone asks what that is. */
  | "in instalments"
  /** An amount beside it is paid at first and is no price. */
  | "down payment"
  /** Beside the name of an area it is a part of that name. */
  | "beach"
  /** What follows is not wanted. */
  | "not"
  /** The words of a question. */
  | "asking"
  /** Says nothing about what is searched for. */
  | "filler";

/** The phrases of each meaning, separated by commas or one a line. `*` is the rest of a word. */
export type Words = Partial<Record<Meaning, string>>;

/** The fields that a key of embedded state can name. */
import type { FieldName } from "../../fields.ts";

export type StateField =
  | Exclude<
      FieldName,
      | "coordinates"
      | "rent"
      | "finance"
      | "downPayment"
      | "instalment"
      | "financeMonths"
      | "tenure"
      | "amenities"
      | "condoName"
      | "offer"
      | "kind"
    >
  | "offer"
  | "kind"
  | "currency"
  | "latitude"
  | "longitude"
  | "place"
  | "areaUnit"
  | "period"
  | "halfBathrooms"
  | "condoName";

import { detailNames } from "../../../domain/site/site-details.ts";

/** The entries of "Before you open" that the administration has a name for. Others are named in English, as files are. */
const owned = [
  "name",
  "legalName",
  "address",
  "location",
  "phone",
  "email",
  "messengers",
  "officeHours",
  "exchangeRates",
  ...detailNames,
  "paying",
  "people",
  "rentToOwn",
  "sellerFinance",
  "testimonials",
  "upgrade",
] as const;

export function isOwned(what: string): what is (typeof owned)[number] {
  return owned.some((name) => name === what);
}

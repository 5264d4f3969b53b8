/** The seller of a paper, as the settings name the business. */
import type { Site } from "../site/site.ts";

export function ourSeller({ business, registration }: Pick<Site, "business" | "registration">) {
  const { street, district, region, postalCode, country } = business.address;
  return {
    name: business.legalName,
    registration: registration.registration,
    address: [street, district, `${region} ${postalCode}`, country].join(", "),
  };
}

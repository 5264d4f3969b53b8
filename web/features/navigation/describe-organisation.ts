/** The business as structured data (schema.org), without sample details: no one should call an invented number. */
import { phoneLink } from "../../../domain/site/phone-link.ts";
import type { Site } from "../../../domain/site/site.ts";

export function describeOrganisation(site: Site, origin: string) {
  return {
    "@type": "RealEstateAgent",
    "@id": `${origin}/#organisation`,
    name: site.business.name,
    url: origin,
    image: `${origin}/share.png`,
    areaServed: { "@type": "City", name: "Pattaya" },
    ...(site.isSample ? {} : describeContact(site)),
  };
}

function describeContact({ business, contact, links }: Site) {
  const { address } = business;
  const pages = Object.values(links.social).filter(Boolean);
  return {
    legalName: business.legalName,
    telephone: phoneLink(contact.phone).replace("tel:", ""),
    email: contact.email,
    ...(pages.length > 0 && { sameAs: pages }),
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.district,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: "TH",
    },
  };
}

/** The business as structured data (schema.org), without sample details: no one should call an invented number. */
import { site } from "../../../domain/site/site.ts";

export function describeOrganisation(origin: string) {
  return {
    "@type": "RealEstateAgent",
    "@id": `${origin}/#organisation`,
    name: site.name,
    url: origin,
    image: `${origin}/share.png`,
    areaServed: { "@type": "City", name: "Pattaya" },
    ...(site.isSample ? {} : describeContact()),
  };
}

function describeContact() {
  const { address } = site;
  return {
    legalName: site.legalName,
    telephone: site.phone.href.replace("tel:", ""),
    email: site.email,
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

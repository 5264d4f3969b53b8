/** Writes a listing's page in the listing's kind of markup, as one of five different sites would. */
import type { Markup, OutsideListing } from "./listings.ts";
import { escape, escapeScript, writePage } from "./page.ts";

export function writeListingPage(listing: OutsideListing, url: string): string {
  return writers[listing.markup](listing, url);
}

const writers: Record<Markup, (listing: OutsideListing, url: string) => string> = {
  "json-ld": writeJsonLd,
  microdata: writeMicrodata,
  "open-graph": writeOpenGraph,
  "embedded-state": writeEmbeddedState,
  "labelled-text": writeLabelledText,
};

function writeJsonLd(listing: OutsideListing, url: string): string {
  const data = {
    "@context": "https://schema.org",
    "@type": "RealEstateListing",
    url: url + listing.path,
    name: listing.title,
    description: listing.description,
    datePosted: listing.changedAt.toISOString(),
    image: [`${url}/photos/${listing.id}-1.jpg`, `${url}/photos/${listing.id}-2.png`],
    mainEntity: {
      "@type": listing.kind === "house" ? "House" : "Apartment",
      numberOfBedrooms: listing.bedrooms,
      numberOfBathroomsTotal: listing.bathrooms,
      floorSize: { "@type": "QuantitativeValue", value: listing.squareMeters, unitCode: "MTK" },
      address: {
        "@type": "PostalAddress",
        addressLocality: listing.area,
        addressRegion: "Chon Buri",
        addressCountry: "TH",
      },
      geo: { "@type": "GeoCoordinates", latitude: listing.latitude, longitude: listing.longitude },
    },
    offers: {
      "@type": "Offer",
      price: listing.price,
      priceCurrency: listing.currency,
      businessFunction:
        listing.deal === "rent"
          ? "http://purl.org/goodrelations/v1#LeaseOut"
          : "http://purl.org/goodrelations/v1#Sell",
    },
  };
  return frame(
    listing,
    `<script type="application/ld+json">${escapeScript(data)}</script>`,
    `<p>${escape(listing.description)}</p>`,
  );
}

function writeMicrodata(listing: OutsideListing, url: string): string {
  return frame(
    listing,
    "",
    `<div itemscope itemtype="https://schema.org/${listing.kind === "house" ? "House" : "Apartment"}">
<meta itemprop="url" content="${url}${listing.path}">
<h2 itemprop="name">${escape(listing.title)}</h2>
<p itemprop="description">${escape(listing.description)}</p>
<img itemprop="image" src="/photos/${listing.id}-1.jpg" alt="">
<p><span itemprop="numberOfBedrooms">${listing.bedrooms}</span> bedrooms, <span itemprop="numberOfBathroomsTotal">${listing.bathrooms}</span> bathrooms</p>
<p itemprop="floorSize" itemscope itemtype="https://schema.org/QuantitativeValue"><span itemprop="value">${listing.squareMeters}</span> <span itemprop="unitText">sqm</span></p>
<p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">${listing.area}</span>, <span itemprop="addressRegion">Chon Buri</span></p>
<p class="price" itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="${listing.currency}"><span itemprop="price" content="${listing.price}">${signs[listing.currency]}${thousands(listing.price)}</span>${perMonth(listing)}</p>
</div>`,
  );
}

/** The only machine-readable facts are in the head, with the price inside the description. */
function writeOpenGraph(listing: OutsideListing, url: string): string {
  const description = `${listing.description} ${listing.bedrooms} bed, ${listing.bathrooms} bath, ${listing.squareMeters} sqm, ${listing.currency} ${thousands(listing.price)}${perMonth(listing)}.`;
  const head = [
    ["og:type", "website"],
    ["og:url", url + listing.path],
    ["og:title", listing.title],
    ["og:description", description],
    ["og:image", `${url}/photos/${listing.id}-1.jpg`],
  ].map(([property, content]) => `<meta property="${property}" content="${escape(content ?? "")}">`);
  return frame(listing, head.join("\n"), `<div id="app"><p>${escape(listing.description)}</p></div>`);
}

function writeEmbeddedState(listing: OutsideListing): string {
  const state = {
    props: {
      pageProps: {
        listing: {
          ref: listing.id,
          headline: listing.title,
          text: listing.description,
          propertyType: listing.kind,
          listingType: listing.deal,
          beds: listing.bedrooms,
          baths: listing.bathrooms,
          area: { size: listing.squareMeters, unit: "m2" },
          price: {
            amount: listing.price,
            currency: listing.currency,
            period: listing.deal === "rent" ? "month" : null,
          },
          location: {
            district: listing.area,
            project: listing.project,
            lat: listing.latitude,
            lng: listing.longitude,
          },
          gallery: [{ src: `/photos/${listing.id}-1.jpg` }, { src: `/photos/${listing.id}-2.png` }],
          agent: { name: listing.agent, phone: "+66 80 000 0000" },
        },
      },
    },
    page: "/homes/[ref]",
  };
  return frame(
    listing,
    "",
    `<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${escapeScript(state)}</script>`,
  );
}

const signs = { THB: "฿", USD: "US$" };

const labels = {
  en: {
    bedrooms: "Bedrooms",
    bathrooms: "Bathrooms",
    size: "Living area",
    price: "Price",
    rent: "Monthly rent",
    place: "Location",
    unit: "sq.m.",
  },
  th: {
    bedrooms: "ห้องนอน",
    bathrooms: "ห้องน้ำ",
    size: "พื้นที่ใช้สอย",
    price: "ราคา",
    rent: "ค่าเช่าต่อเดือน",
    place: "ทำเล",
    unit: "ตร.ม.",
  },
  ru: {
    bedrooms: "Спальни",
    bathrooms: "Ванные",
    size: "Площадь",
    price: "Цена",
    rent: "Аренда в месяц",
    place: "Район",
    unit: "кв. м",
  },
  de: {
    bedrooms: "Schlafzimmer",
    bathrooms: "Badezimmer",
    size: "Wohnfläche",
    price: "Preis",
    rent: "Monatsmiete",
    place: "Lage",
    unit: "m²",
  },
};

function writeLabelledText(listing: OutsideListing): string {
  const words = labels[listing.language];
  const price = listing.deal === "rent" ? words.rent : words.price;
  return frame(
    listing,
    "",
    `<p>${escape(listing.description)}</p>
<img src="/photos/${listing.id}-1.jpg" alt="">
<dl>
<dt>${price}</dt><dd class="price">${writePrice(listing)}</dd>
<dt>${words.bedrooms}</dt><dd>${listing.bedrooms}</dd>
<dt>${words.bathrooms}</dt><dd>${listing.bathrooms}</dd>
<dt>${words.size}</dt><dd>${listing.squareMeters} ${words.unit}</dd>
<dt>${words.place}</dt><dd>${listing.area}</dd>
</dl>`,
  );
}

/** Writes the price as people write prices in each language. */
function writePrice({ price, language, currency }: OutsideListing): string {
  if (currency !== "THB") return `${signs[currency]}${thousands(price)}`;
  if (language === "th") return `${thousands(price)} บาท`;
  if (language === "ru") return `${thousands(price).replaceAll(",", " ")} бат`;
  if (language === "de") return `${thousands(price).replaceAll(",", ".")} Baht`;
  return price >= 1_000_000 ? `${(price / 1e6).toFixed(2)}M THB` : `฿${thousands(price)}`;
}

function frame(listing: OutsideListing, head: string, body: string): string {
  return writePage({
    title: listing.title,
    language: listing.language,
    head,
    body: `<article data-ref="${listing.id}"><h1>${escape(listing.title)}</h1>${body}<p class="agent">${listing.agent}</p></article>`,
  });
}

function perMonth({ deal }: OutsideListing): string {
  return deal === "rent" ? " / month" : "";
}

function thousands(amount: number): string {
  return new Intl.NumberFormat("en-US").format(amount);
}

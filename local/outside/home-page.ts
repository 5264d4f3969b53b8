/** A home's page in the markup of its group, as five different sites would write it. */
import type { Markup, OutsideHome } from "./homes.ts";
import { escape, escapeScript, writePage } from "./page.ts";

export function writeHomePage(home: OutsideHome, url: string): string {
  return writers[home.markup](home, url);
}

const writers: Record<Markup, (home: OutsideHome, url: string) => string> = {
  "json-ld": writeJsonLd,
  microdata: writeMicrodata,
  "open-graph": writeOpenGraph,
  "embedded-state": writeEmbeddedState,
  "labelled-text": writeLabelledText,
};

function writeJsonLd(home: OutsideHome, url: string): string {
  const data = {
    "@context": "https://schema.org",
    "@type": "RealEstateListing",
    url: url + home.path,
    name: home.title,
    description: home.description,
    datePosted: home.changedAt.toISOString(),
    image: [`${url}/photos/${home.id}-1.jpg`, `${url}/photos/${home.id}-2.png`],
    mainEntity: {
      "@type": home.kind === "house" ? "House" : "Apartment",
      numberOfBedrooms: home.bedrooms,
      numberOfBathroomsTotal: home.bathrooms,
      floorSize: { "@type": "QuantitativeValue", value: home.squareMeters, unitCode: "MTK" },
      address: {
        "@type": "PostalAddress",
        addressLocality: home.area,
        addressRegion: "Chon Buri",
        addressCountry: "TH",
      },
      geo: { "@type": "GeoCoordinates", latitude: home.latitude, longitude: home.longitude },
    },
    offers: {
      "@type": "Offer",
      price: home.price,
      priceCurrency: "THB",
      businessFunction:
        home.deal === "rent"
          ? "http://purl.org/goodrelations/v1#LeaseOut"
          : "http://purl.org/goodrelations/v1#Sell",
    },
  };
  return frame(
    home,
    `<script type="application/ld+json">${escapeScript(data)}</script>`,
    `<p>${escape(home.description)}</p>`,
  );
}

function writeMicrodata(home: OutsideHome, url: string): string {
  return frame(
    home,
    "",
    `<div itemscope itemtype="https://schema.org/${home.kind === "house" ? "House" : "Apartment"}">
<meta itemprop="url" content="${url}${home.path}">
<h2 itemprop="name">${escape(home.title)}</h2>
<p itemprop="description">${escape(home.description)}</p>
<img itemprop="image" src="/photos/${home.id}-1.jpg" alt="">
<p><span itemprop="numberOfBedrooms">${home.bedrooms}</span> bedrooms, <span itemprop="numberOfBathroomsTotal">${home.bathrooms}</span> bathrooms</p>
<p itemprop="floorSize" itemscope itemtype="https://schema.org/QuantitativeValue"><span itemprop="value">${home.squareMeters}</span> <span itemprop="unitText">sqm</span></p>
<p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">${home.area}</span>, <span itemprop="addressRegion">Chon Buri</span></p>
<p class="price" itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="THB"><span itemprop="price" content="${home.price}">฿${thousands(home.price)}</span>${perMonth(home)}</p>
</div>`,
  );
}

/** The only machine-readable facts are in the head, and the price is in the description. */
function writeOpenGraph(home: OutsideHome, url: string): string {
  const description = `${home.description} ${home.bedrooms} bed, ${home.bathrooms} bath, ${home.squareMeters} sqm, THB ${thousands(home.price)}${perMonth(home)}.`;
  const head = [
    ["og:type", "website"],
    ["og:url", url + home.path],
    ["og:title", home.title],
    ["og:description", description],
    ["og:image", `${url}/photos/${home.id}-1.jpg`],
  ].map(([property, content]) => `<meta property="${property}" content="${escape(content ?? "")}">`);
  return frame(home, head.join("\n"), `<div id="app"><p>${escape(home.description)}</p></div>`);
}

function writeEmbeddedState(home: OutsideHome): string {
  const state = {
    props: {
      pageProps: {
        listing: {
          ref: home.id,
          headline: home.title,
          text: home.description,
          propertyType: home.kind,
          listingType: home.deal,
          beds: home.bedrooms,
          baths: home.bathrooms,
          area: { size: home.squareMeters, unit: "m2" },
          price: { amount: home.price, currency: "THB", period: home.deal === "rent" ? "month" : null },
          location: { district: home.area, project: home.project, lat: home.latitude, lng: home.longitude },
          gallery: [{ src: `/photos/${home.id}-1.jpg` }, { src: `/photos/${home.id}-2.png` }],
          agent: { name: home.agent, phone: "+66 80 000 0000" },
        },
      },
    },
    page: "/homes/[ref]",
  };
  return frame(
    home,
    "",
    `<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${escapeScript(state)}</script>`,
  );
}

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

function writeLabelledText(home: OutsideHome): string {
  const words = labels[home.language];
  const price = home.deal === "rent" ? words.rent : words.price;
  return frame(
    home,
    "",
    `<p>${escape(home.description)}</p>
<img src="/photos/${home.id}-1.jpg" alt="">
<dl>
<dt>${price}</dt><dd class="price">${writePrice(home)}</dd>
<dt>${words.bedrooms}</dt><dd>${home.bedrooms}</dd>
<dt>${words.bathrooms}</dt><dd>${home.bathrooms}</dd>
<dt>${words.size}</dt><dd>${home.squareMeters} ${words.unit}</dd>
<dt>${words.place}</dt><dd>${home.area}</dd>
</dl>`,
  );
}

/** Prices in the ways that people write them in each language. */
function writePrice({ price, language }: OutsideHome): string {
  if (language === "th") return `${thousands(price)} บาท`;
  if (language === "ru") return `${thousands(price).replaceAll(",", " ")} бат`;
  if (language === "de") return `${thousands(price).replaceAll(",", ".")} Baht`;
  return price >= 1_000_000 ? `${(price / 1e6).toFixed(2)}M THB` : `฿${thousands(price)}`;
}

function frame(home: OutsideHome, head: string, body: string): string {
  return writePage({
    title: home.title,
    language: home.language,
    head,
    body: `<article data-ref="${home.id}"><h1>${escape(home.title)}</h1>${body}<p class="agent">${home.agent}</p></article>`,
  });
}

function perMonth({ deal }: OutsideHome): string {
  return deal === "rent" ? " / month" : "";
}

function thousands(amount: number): string {
  return new Intl.NumberFormat("en-US").format(amount);
}

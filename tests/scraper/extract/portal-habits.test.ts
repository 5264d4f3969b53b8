/** Markup of portals elsewhere, in small: lists of attributes, galleries that come late, searches, prices on request. */
import { expect, test } from "vitest";
import { extractPage } from "../../../scraper/extract/extract-page.ts";

const read = (body: string, { title = "Condo in Jomtien", lang = "en", head = "" } = {}) =>
  extractPage(`<html lang="${lang}"><head><title>${title}</title>${head}</head><body>${body}</body></html>`, {
    url: "https://homes.example/home/1",
  });

const upstairs = "À l'étage: 2 chambres et une salle de bains. Jardin clos de murs exposé plein sud.";

test.each([
  ["items", "<ul><li>Pièces 5</li><li>Chambres 4</li></ul>"],
  ["items without a space", "<ul><li>Pièces5</li><li>Chambres4</li></ul>"],
  ["one item", "<ul><li>Pièces 5 / Chambres 4</li></ul>"],
  ["paragraphs", "<div><p>Pièces</p><p>5</p></div><div><p>Chambres</p><p>4</p></div>"],
  ["spans", "<div><span>Pièces</span> <span>5</span></div><div><span>Chambres</span> <span>4</span></div>"],
])("Bedrooms in a list of attributes (%s) overrule those of one floor in a sentence", (_, list) => {
  const page = read(`<h1>Maison familiale</h1><p>389 000 €</p>${list}<p>${upstairs}</p>`, {
    title: "Maison familiale",
    lang: "fr",
    head: `<meta property="og:description" content="${upstairs}">`,
  });
  expect(page.listing).toMatchObject({ rooms: 5, bedrooms: 4, address: null });
});

const others = [2, 3, 4, 5];
const all = [1, ...others];
test.each([
  [
    "a lazy srcset",
    others
      .map(
        (at) =>
          `<img src="data:image/gif;base64,R0lGOD" data-srcset="/p/${at}-4.jpg 400w, /p/${at}-12.jpg 1200w">`,
      )
      .join(""),
  ],
  ["noscript", others.map((at) => `<div><noscript><img src="/p/villa-${at}.jpg"></noscript></div>`).join("")],
  ["an attribute", `<div data-images='${JSON.stringify(all.map((at) => `/p/villa-${at}.jpg`))}'></div>`],
  [
    "a script",
    `<script type="application/json">${JSON.stringify({ slides: all.map((at) => ({ large: `/p/villa-${at}.jpg` })) })}</script>`,
  ],
  ["backgrounds", others.map((at) => `<div data-bg="/p/villa-${at}.jpg"></div>`).join("")],
])("All five pictures of a gallery in %s are read", (_, gallery) => {
  const first = _ === "a lazy srcset" ? "/p/1-12.jpg" : "/p/villa-1.jpg";
  const page = read(
    `<h1>Condo in Jomtien</h1><p>฿2,900,000</p><p>2 bedrooms, 60 sqm</p><img src="${first}">${gallery}`,
  );
  expect(page.listing?.images).toHaveLength(5);
});

test.each([
  "<dl><dt>Location</dt><dd>1162 results</dd><dt>Price</dt><dd>฿32,000 / month</dd><dt>Bedrooms</dt><dd>2</dd></dl>",
  `<script type="application/ld+json">{"@type":"House","name":"House for rent","address":"1162 results","numberOfBedrooms":2}</script><p>฿32,000 / month</p>`,
])("A count of results is no address, and its page is a list", (body) => {
  expect(read(`<h1>House for rent</h1>${body}`).refusal).toEqual({
    code: "list-of-homes",
    rule: "counted-results",
  });
});

const card = `<div class="card"><a href="/h/2"><h3>2 bedroom condo in Jomtien</h3></a><div class="price">฿32,000 / month</div>
  <ul><li>2 beds</li><li>60 m²</li></ul></div>`;

test.each([
  ["2 bedroom condo", "<address>1162 results</address>"],
  ["เช่าคอนโดพัทยา", "<p>พบ 1,162 ประกาศ</p>"],
  ["Аренда квартиры", '<div class="location">1162 объявления</div>'],
  ["Wohnung mieten", '<div class="location">1.162 Ergebnisse</div>'],
  ["Location appartement", '<div class="location">1 162 résultats</div>'],
])("A count above a single card is a list's: %s", (heading, count) => {
  const read = (body: string) =>
    extractPage(`<title>${heading}</title><h2>${heading}</h2>${body}`, {
      url: "https://homes.example/rent/1",
    });
  expect(read(`${count}${card}`).refusal).toEqual({ code: "list-of-homes", rule: "counted-results" });
  expect(read(`${card}${count.replace(/1\D?162/, "4")}`).refusal).toBeNull();
});

test.each([
  `<div class="price"><a href="/ask">Call for Price</a></div><a href="/rs-8">Rs 8</a>`,
  `<div class="price"><a href="/ask">₹ 8 Call for Price</a></div>`,
])("A tiny sum in a link does not overrule a price that is told on request: %s", (price) => {
  const page = read(`<h1>Villa in Huay Yai</h1>${price}<div>3 bedrooms, 2 bathrooms, 180 sqm</div>`);
  expect(page.listing).toMatchObject({ price: null, currency: null, priceOnRequest: true });
});

test("A home whose page says no price is refused by that name", () => {
  const page = read("<h1>Villa in Huay Yai</h1><div>3 bedrooms, 2 bathrooms, 180 sqm</div>");
  expect(page.refusal).toEqual({ code: "no-price", rule: "price-nowhere" });
});

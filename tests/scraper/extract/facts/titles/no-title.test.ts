import { expect, test } from "vitest";
import { extractPage } from "../../../../../scraper/extract/extract-page.ts";
import { isNoTitle } from "../../../../../scraper/extract/facts/titles/no-title.ts";

const wrong = [
  "Detail",
  "Property details",
  "View map",
  "12/03/2026",
  "12 March 2026",
  "March 12, 2026",
  "12 มี.ค. 2569",
  "฿3,100,000",
  "Price: 3,100,000 THB",
  "22,000 บาท/เดือน",
  "For sale",
  "รายละเอียดทรัพย์",
  "ดูแผนที่",
  "Détail de l’annonce",
  "Voir la carte",
  "Objektdetails",
  "Подробнее",
  "房源详情",
  "Ref. 4451",
  "รหัสทรัพย์ A-4451",
  "1 / 12",
  "★★★★☆",
  "Sold",
];

test.each(wrong)("%s is no title", (text) => expect(isNoTitle(text)).toBe(true));

test.each([
  "Detail House in Jomtien",
  "2 bedroom condo ฿3,100,000",
  "Villa 2026",
  "Condo for sale",
  "ขายคอนโด จอมเทียน",
  "Map Ta Phut beach villa",
  "La Carte, appartement 2 pièces",
  "The Ref. 12 loft, Wongamat",
  "出售翁阿玛公寓",
])("%s is one", (text) => expect(isNoTitle(text)).toBe(false));

const real = "Bright two-bedroom condo in Jomtien";
const body = `<div class="price">฿3,100,000</div><ul><li>2 bedrooms</li><li>64 m²</li></ul><p>A bright corner unit on a high
  floor with a view of the bay, close to the beach, shops and restaurants.</p><footer>© 2026 Coast Homes</footer>`;
const titleOf = (around: string) =>
  extractPage(`<html lang="en">${around}${body}`, { url: "https://coast.example/p/77" }).listing?.title;

for (const text of [...wrong, "Coast Homes"])
  test(`Where a page says “${text}” in a title's place, the home's own words are its title`, () => {
    expect(titleOf(`<title>${real} | Coast Homes</title><h1>${text}</h1>`)).toMatch(real);
    expect(titleOf(`<title>${text}</title><h1>${text}</h1><h1>${real}</h1>`)).toBe(real);
    expect(
      titleOf(`<title>${real}</title><meta property="og:title" content="${text}"><h1>${real}</h1>`),
    ).toBe(real);
  });

test("Without such words in title and h1, a heading below that names a home is the title", () => {
  expect(titleOf(`<title>Detail</title><h1>Property details</h1><h2>${real}</h2>`)).toBe(real);
});

import { expect, test } from "vitest";
import { extractPage } from "../../../../../scraper/extract/extract-page.ts";
import { findArea } from "../../../../../scraper/extract/normalise/find-area.ts";

const read = (around: string) =>
  extractPage(
    `<h1>2 bedroom condo for sale</h1>${around}<div class="price">฿3,100,000</div><ul><li>2 bedrooms</li><li>60 m²</li></ul>`,
    { url: "https://homes.example/1" },
  ).listing;

test.each([
  ["<p>จอมเทียน พัทยา ชลบุรี</p>", "จอมเทียน พัทยา ชลบุรี"],
  ["<div>ซ.4 ถ.พัทยาสายสอง ต.หนองปรือ อ.บางละมุง</div>", "ซ.4 ถ.พัทยาสายสอง ต.หนองปรือ อ.บางละมุง"],
  ["<address>Wongamat, Pattaya</address>", "Wongamat, Pattaya"],
  ["<p>Södermalm, Stockholm, Stockholms län</p>", "Södermalm, Stockholm, Stockholms län"],
  ["<p>Центральная Паттайя, Чонбури</p>", "Центральная Паттайя, Чонбури"],
  ["<p>春武里芭提雅翁阿玛</p>", "春武里芭提雅翁阿玛"],
  ["<div>📍 Na Jomtien, Pattaya, Chonburi</div>", "Na Jomtien, Pattaya, Chonburi"],
  ["<p>It is located in Jomtien, Pattaya. Floor 3.</p>", "Jomtien, Pattaya"],
  ["<p>Via Dante 12, 20121 Milano (MI)</p>", "Via Dante 12, 20121 Milano (MI)"],
  ["<p>411 24 Göteborg</p>", "411 24 Göteborg"],
  ["<span>3512 JK Utrecht</span>", "3512 JK Utrecht"],
  ["<p>12 rue Sainte-Catherine, 33000 Bordeaux</p>", "12 rue Sainte-Catherine, 33000 Bordeaux"],
  ["<p>Ruzafa · Valencia</p>", "Ruzafa · Valencia"],
  ["<p>Haga - Göteborg</p>", "Haga - Göteborg"],
  ["<p>Located in Bristol, close to the station and the park.</p>", "Bristol"],
])("%s says where the home is", (line, address) => {
  expect(read(line)?.address).toBe(address);
});

test.each([
  "<p>Pool, Gym, Parking</p>",
  "<p>2 bedrooms, 60 m²</p>",
  "<p>Anna Lind, agent</p>",
  "<footer><p>Naklua, Pattaya</p></footer>",
  "<p>Pool · Gym · Parking</p>",
  "<p>Sale | Rent</p>",
  "<p>Die Wohnung liegt in Strandnähe.</p>",
  "<p>It is located in Excellent condition.</p>",
])("%s says nothing of the kind", (line) => {
  expect(read(line)?.address).toBeNull();
});

test.each([
  ["ขายคอนโด นาจอมเทียน", "na-jomtien"],
  ["คอนโดใกล้หาดจอมเทียน", "jomtien"],
  ["芭提雅翁阿玛公寓", "wongamat"],
  ["Квартира, Пратамнак", "pratumnak"],
  ["Wohnung in Ost-Pattaya", "east-pattaya"],
])("%s is in %s", (words, area) => {
  expect(findArea(words, null)).toBe(area);
});

test.each([
  ["Condo for sale in Naklua", "Naklua"],
  ["Wohnung zu verkaufen in Bad Tölz", "Bad Tölz"],
  ["Appartement à vendre à Aix en Provence", "Aix en Provence"],
  ["Villa in Great location", null],
  ["Wohnung in Toplage", null],
])("The headline “%s” names %s", (headline, place) => {
  const page = `<h1>${headline}</h1><div class="price">€310,000</div><ul><li>2 bedrooms</li><li>60 m²</li></ul>`;
  expect(extractPage(page, { url: "https://homes.example/1" }).listing?.address).toBe(place);
});

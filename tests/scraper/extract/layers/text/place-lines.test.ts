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
  "<h3>Contact us</h3><p>Moo 10, Nongprue, Banglamung, Chonburi</p>",
  "<h2>ติดต่อเรา</h2><p>บริษัท บ้านดี จำกัด</p><p>99/9 ถ.พัทยาสาย 2 ต.หนองปรือ อ.บางละมุง จ.ชลบุรี</p>",
  "<p><strong>ติดต่อเรา:</strong></p><p>ซ.4 ถ.พัทยาสายสอง ต.หนองปรือ อ.บางละมุง</p>",
  "<div>Our office</div><address>Wongamat, Pattaya</address>",
  "<h3>Kontakt</h3><table><tr><td>Adresse</td><td>Hauptstraße 12, 80331 München</td></tr></table>",
  "<h4>Nous contacter</h4><p>Adresse : 12 rue Sainte-Catherine, 33000 Bordeaux</p>",
  "<h4>Наш офис</h4><p>Центральная Паттайя, Чонбури</p>",
  "<h4>联系我们</h4><p>地址：春武里芭提雅翁阿玛</p>",
  "<p>Office address: 12 Beach Road, Pattaya</p>",
])("%s says where the office is, not the home", (line) => {
  expect(read(line)?.address).toBeNull();
  expect(read(line)?.city).toBeNull();
  expect(read(`<p>Jomtien, Pattaya, Chonburi</p>${line}`)?.address).toBe("Jomtien, Pattaya, Chonburi");
});

test.each([
  '<iframe src="https://maps.example/embed?q=12.93610,100.88250"></iframe>',
  '<a href="https://maps.example/?q=12.93610,100.88250">Map</a>',
])("A map below the office's heading shows the office: %s", (map) => {
  expect(read(map)?.latitude).toBe(12.9361);
  expect(read(`<h3>ติดต่อเรา</h3>${map}`)?.latitude).toBeNull();
});

test.each([
  "<h3>Contact us</h3><p>Tel. 081 234 5678</p><h3>Location</h3><p>Jomtien, Pattaya, Chonburi</p>",
  "<a href=/contact>Contact us</a><p>Jomtien, Pattaya, Chonburi</p>",
])("What is not below the office's heading says where the home is: %s", (around) => {
  expect(read(around)?.address).toBe("Jomtien, Pattaya, Chonburi");
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

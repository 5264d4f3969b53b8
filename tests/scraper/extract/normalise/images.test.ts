import { expect, test } from "vitest";
import { extractPage } from "../../../../scraper/extract/extract-page.ts";

const photos = (number: number, folder = "p") =>
  Array.from({ length: number }, (_, at) => `https://c.example/${folder}/${at + 1}-800x600.jpg`);
const gallery = (urls: readonly string[], name = "gallery") =>
  `<div class="${name}">${urls.map((url) => `<img src="${url}" width="800" height="600">`).join("")}</div>`;
const jsonLd = (image: readonly string[]) =>
  `<script type="application/ld+json">${JSON.stringify({ "@type": "Apartment", image, offers: { price: 3_100_000, priceCurrency: "THB" } })}</script>`;
const openGraph = (urls: readonly string[]) =>
  urls.map((url) => `<meta property="og:image" content="${url}">`).join("");
const state = (urls: readonly string[]) =>
  `<script>home = ${JSON.stringify({ title: "Two-bedroom condo", price: 3_100_000, bedrooms: 2, photos: urls })}</script>`;

const read = (around: string) =>
  extractPage(
    `<h1>Two-bedroom condo in Jomtien</h1>${around}<div class="price">฿3,100,000</div><ul><li>2 bedrooms</li><li>64 m²</li></ul>`,
    { url: "https://c.example/homes/77" },
  ).listing?.images ?? [];

test.each([
  ["a gallery", jsonLd(photos(2)) + gallery(photos(21))],
  [
    "a gallery in another size",
    jsonLd(photos(2)) + gallery(photos(21).map((url) => url.replace("800x600", "400x300"))),
  ],
  ["a gallery, for one stated picture", openGraph(photos(1)) + gallery(photos(21))],
  ["embedded data", jsonLd(photos(2)) + state(photos(21))],
  ["the larger of two", openGraph(photos(2)) + state(photos(5)) + gallery(photos(21))],
])("What structured data states is the first of more: %s", (_, around) => {
  const images = read(around);
  expect(images).toHaveLength(21);
  expect(images[0]).toContain("/p/1-");
});

test("A set that does not share what is stated is somebody else's", () => {
  expect(read(jsonLd(photos(2)) + gallery(photos(9, "other")))).toEqual(photos(2));
});

test("Pictures that are called otherwise than the gallery's stay out", () => {
  const images = read(
    openGraph(photos(1)) + gallery(photos(5)) + gallery(["https://c.example/x/linked-in.jpg"], "social"),
  );
  expect(images).toEqual(photos(5));
});

import { expect, test } from "vitest";
import { extractPage } from "../../../../../scraper/extract/extract-page.ts";

const others = [
  "Condo in Naklua",
  "Villa in Huai Yai",
  "House in Bang Saray",
  "Studio in Wongamat",
  "Condo in Pong",
];

const cards: Record<string, (name: string, at: number) => string> = {
  "whole links": (name, at) =>
    `<a class="card" href="/homes/${at}"><img src="/others/${at}.jpg"><h3>${name}</h3><p class="price">฿${at + 1},900,000</p></a>`,
  "linked names": (name, at) =>
    `<li class="entry"><img src="/others/${at}.jpg"><a href="/homes/${at}">${name}</a><span class="price">฿${at + 1},900,000</span></li>`,
  "boxes that a script opens": (name, at) =>
    `<div class="box" onclick="open(${at})"><div style="background-image:url(/others/${at}.jpg)"></div><div>${name}</div><div class="price">฿${at + 1},900,000</div></div>`,
  "boxes with an arrow": (name, at) =>
    `<div class="box"><img src="/others/${at}.jpg"><div>${name}</div><div class="price">฿${at + 1},900,000</div><a href="/homes/${at}">→</a></div>`,
};

const gallery = [1, 2, 3, 4].map((at) => `<img src="/own/${at}.jpg" width="900" height="600">`).join("");
const home = `<h1>Two-bedroom condo in Jomtien</h1><div>${gallery}</div><div class="price">฿3,100,000</div>
  <ul><li>2 bedrooms</li><li>64 m²</li></ul><p>A bright corner unit on a high floor with a view of the bay, close to the beach.</p>`;
const read = (html: string) => extractPage(html, { url: "https://homes.example/homes/77" });

for (const [kind, card] of Object.entries(cards))
  for (const heading of ["", "<h2>From our books</h2>"])
    for (const number of [2, 5])
      test(`${number} cards of other homes, ${kind}, ${heading || "no heading"}: their pictures and prices are not the home's`, () => {
        const row = `<div>${heading}${others.slice(0, number).map(card).join("")}</div>`;
        for (const page of [`${home}${row}`, `${row}${home}`]) {
          const { listing } = read(page);
          expect(listing?.price).toBe(3_100_000);
          expect(listing?.images).toHaveLength(4);
          expect(listing?.images.every((image) => image.includes("/own/"))).toBe(true);
        }
      });

for (const [kind, card] of Object.entries(cards))
  test(`A page of nothing but such cards is a list: ${kind}`, () => {
    const list = (number: number) => others.slice(0, number).map(card).join("");
    for (const number of [2, 3, 5])
      expect(read(`<h1>Jomtien</h1><p>Homes by the sea.</p><div>${list(number)}</div>`).isListing).toBe(
        false,
      );
  });

test("The last row of a list may hold a single card", () => {
  const card = cards["linked names"];
  const row = (names: readonly string[], from: number) =>
    `<ul class="row">${names.map((name, at) => card?.(name, from + at)).join("")}</ul>`;
  const { listing } = read(`${home}${row(others.slice(0, 3), 0)}${row(others.slice(3, 4), 3)}`);
  expect(listing?.images).toHaveLength(4);
});

test("What looks alike and is the home's own stays: a gallery of links, its summary in two places", () => {
  const linked = [1, 2, 3]
    .map((at) => `<a href="/homes/77/photos/${at}"><img src="/own/${at}.jpg"></a>`)
    .join("");
  const summary = `<div class="box"><img src="/own/1.jpg"><div>Condo in Jomtien</div><div class="price">฿3,100,000</div></div>`;
  const { listing } = read(`<h1>Condo in Jomtien</h1><div>${linked}</div><div>${summary}${summary}</div>
    <ul><li>2 bedrooms</li><li>64 m²</li></ul>`);
  expect(listing?.price).toBe(3_100_000);
  expect(listing?.images).toHaveLength(3);
});

import { expect, test } from "vitest";
import { unknownTerms } from "../../../domain/finance/finance-terms.ts";
import { locales } from "../../../domain/languages/locales.ts";
import type { Property } from "../../../domain/listings/listing.ts";
import {
  shareCardAddress,
  shareCardObject,
  shareCardOf,
} from "../../../domain/listings/share-card/share-card.ts";
import { writeShareCard } from "../../../domain/listings/share-card/share-card-texts.ts";
import { exampleListing } from "../../example-listing.ts";

const known = {
  downPayment: 250_000,
  months: 60,
  premiumPercent: 0,
  interestPercent: 0,
  forfeiturePercent: 100,
};
const home = exampleListing(1, {
  title: "Corner flat",
  translations: { th: { title: "ห้องมุม" } },
  images: ["/pictures/condo-seafoam", "/pictures/tower-pool-sand"],
  address: { street: "", city: ["Pattaya"], state: "Tawan Bay Residence", zip: "", country: "Thailand" },
  status: ["for-sale", "finance-available"],
  price: 2_650_000,
  financeTerms: known,
  isSample: false,
});
const cardOf = (change: Partial<Property> = {}, locale: (typeof locales)[number] = "en") => {
  const card = shareCardOf({ ...home, ...change }, locale, unknownTerms);
  if (!card) throw new Error("no card");
  return card;
};
const written = (change?: Partial<Property>, locale?: (typeof locales)[number]) =>
  writeShareCard(cardOf(change, locale));

test("A card says place, title, price, the monthly sum and the down payment in the reader's language", () => {
  expect(written()).toEqual({
    place: "Tawan Bay Residence · Jomtien",
    title: "Corner flat",
    price: "THB\u00a02,650,000",
    sums: ["THB\u00a040,000 a month on our terms · THB\u00a0250,000 down"],
    sample: undefined,
  });
  expect(written({}, "th")).toMatchObject({
    place: "Tawan Bay Residence · จอมเทียน",
    title: "ห้องมุม",
    price: "฿2,650,000",
    sums: ["ผ่อนเดือนละ ฿40,000 ตามเงื่อนไขของเรา · เงินดาวน์ ฿250,000"],
  });
  expect(written({}, "zh")).toMatchObject({ title: "公寓 · 40 平方米", price: "265 万泰铢" });
});

test("Invented terms are called an example, a rent stands beside the price, and a home that is gone has no sums", () => {
  expect(written({ financeTerms: unknownTerms }).sums.join()).toMatch(/^For example THB\s[\d,]+ a month · /u);
  const both: Partial<Property> = { status: ["for-sale", "for-rent"], monthlyRentalPrice: 15_000 };
  expect(written(both).sums).toEqual(["Rent THB\u00a015,000 a month"]);
  expect(written({ ...both, price: null })).toMatchObject({
    price: "Rent THB\u00a015,000 a month",
    sums: [],
  });
  expect(written({ price: null })).toMatchObject({ price: "Price on request", sums: [] });
  expect(written({ status: ["sold"] }, "de")).toMatchObject({ price: "Verkauft", sums: [] });
  expect(written({ isSample: true }, "fr").sample).toBe("Exemple d’annonce");
});

test("No language leaves a place of its texts open", () => {
  for (const locale of locales) {
    for (const status of [["for-sale", "finance-available"], ["sold"], ["rented"]] as const) {
      expect(JSON.stringify(written({ status: [...status], isSample: true }, locale))).not.toContain("{{");
    }
  }
});

test("The address is another one as soon as the card says something else, and ends with the plain card's", () => {
  const address = (change?: Partial<Property>, locale?: (typeof locales)[number]) =>
    shareCardAddress(home.id, cardOf(change, locale));
  expect(address()).toMatch(/^\/share\/homes\/[\da-f-]{36}\/en-[\da-f]{1,8}\/pictures\/condo-seafoam\.jpg$/);
  expect(address()).toContain(shareCardObject(home.id, cardOf()).replace(".jpg", ""));
  const all = [
    address(),
    address({}, "de"),
    address({ price: 2_600_000 }),
    address({ title: "Corner flat with a view" }),
    address({ status: ["sold"] }),
    address({ financeTerms: { ...known, downPayment: 200_000 } }),
    address({ images: ["/img/uploads/one.jpg"] }),
  ];
  expect(new Set(all).size).toBe(all.length);
  // What is not on the card draws none anew.
  expect(address({ description: "Longer", bathrooms: 3, images: [...home.images, "/img/two.jpg"] })).toBe(
    address(),
  );
  expect(shareCardOf({ ...home, images: [] }, "en", unknownTerms)).toBeUndefined();
});

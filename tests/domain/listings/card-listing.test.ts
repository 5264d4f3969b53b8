import { expect, test } from "vitest";
import { cardIn, toCardListing } from "../../../domain/listings/card-listing.ts";
import { exampleListing } from "../../example-listing.ts";

const translations = { th: { title: "คอนโดริมหาด" }, de: { title: "Wohnung am Strand" } };
const card = toCardListing(exampleListing(1, { title: "Beach flat", translations }));

test("A card for readers of one language keeps the seller's title and that of their language", () => {
  expect(cardIn("de", card)).toEqual({ ...card, translations: { de: translations.de } });
});

test("A card without a title in the language of its readers keeps the seller's alone", () => {
  expect(cardIn("fr", card)).toEqual({ ...card, translations: {} });
});

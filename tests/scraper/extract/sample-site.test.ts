import { expect, test } from "vitest";
import { writeListingPage } from "../../../local/outside/listing-page.ts";
import { markups, outsideListings } from "../../../local/outside/listings.ts";
import { extractPage } from "../../../scraper/extract/extract-page.ts";

const site = "https://outside.example";

for (const markup of markups) {
  test(`Every sample home written as ${markup} reads as the home that it is`, () => {
    const homes = outsideListings.filter((home) => home.markup === markup);
    const read = homes.map((home) => {
      const { refusal, listing } = extractPage(writeListingPage(home, site), { url: site + home.path });
      return { refusal, title: listing?.title, price: roundPrice(listing?.price), ...pick(listing) };
    });
    expect(read).toEqual(
      homes.map((home) => ({
        refusal: null,
        title: home.title,
        price: roundPrice(home.price),
        currency: "THB",
        bedrooms: home.bedrooms,
        bathrooms: home.bathrooms,
        squareMeters: home.squareMeters,
        type: `${home.kind}-for-${home.deal}`,
      })),
    );
  });
}

type Listing = ReturnType<typeof extractPage>["listing"];

function pick(listing: Listing): object {
  const { currency, bedrooms, bathrooms, squareMeters, type } = listing ?? {};
  return { currency, bedrooms, bathrooms, squareMeters, type };
}

/** Some pages write 4,084,000 as "4.08M". */
function roundPrice(price: number | null | undefined): number | null {
  return price ? Number(price.toPrecision(2)) : null;
}

/** The sample homes as the snapshot has them, so that a search can be answered without a database. */
import { type Property, listingStatuses } from "../../../domain/listings/listing.ts";
import type { CatalogueSnapshot } from "../../../domain/listings/catalogue/catalogue-snapshot.ts";
import { foldText } from "../../../domain/search/fold-text.ts";
import { findSampleBuilding } from "../../../local/seed/buildings/sample-buildings.ts";
import { sampleListings, textsOf } from "../../../local/seed/listings/sample-listings.ts";
import { exampleListing } from "../../example-listing.ts";

const shown = sampleListings.filter(({ slug }) => textsOf(slug).length > 1);

const listings = shown.map((sample, index): Property => ({
  ...exampleListing(index % 30),
  id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
  slug: sample.slug,
  title: sample.title,
  type: sample.type,
  status: listingStatuses.filter((one) => sample.status.includes(one)),
  address: {
    street: findSampleBuilding(sample.project)?.street ?? sample.street ?? "",
    city: ["Pattaya"],
    state: sample.project ?? "",
    zip: "",
    country: "Thailand",
  },
  area: sample.area,
  bedrooms: sample.bedrooms,
  bathrooms: sample.bathrooms,
  squareMeters: sample.squareMeters,
  price: sample.price ?? null,
  monthlyRentalPrice: sample.monthly ?? null,
  amenities: [...sample.amenities],
  tenure: sample.tenure ?? null,
}));

export const sampleCatalogue: Pick<CatalogueSnapshot, "listings" | "searchTexts"> = {
  listings,
  searchTexts: Object.fromEntries(
    listings.map(({ id, slug, address }) => {
      const texts = textsOf(slug);
      const names = [address.state, ...texts.map(({ title }) => title)].join(" ");
      const words = [address.street, ...texts.map(({ description }) => description)].join(" ");
      return [id, { names: foldWords(names), words: foldWords(words) }];
    }),
  ),
};

function foldWords(text: string): string {
  return foldText(text).replace(/[^a-z0-9\u0430-\u045f\u0e00-\u0e7f\u3400-\u9fff]+/g, " ");
}

/** The measured searches, as in a visitor's address: every filter of the API in every order, and some combinations. */
import { sampleRates } from "../../domain/finance/exchange-rates.ts";
import { listingSorts } from "../../domain/listings/query/listing-sorts.ts";
import { readListingQuery } from "../../domain/listings/query/listing-query.ts";
import { toSearch } from "../../worker/backend/to-search.ts";

const filters: Record<string, string> = {
  "no filter": "",
  "one type": "type=condo-for-sale",
  "family of types": "type=house",
  status: "status=finance-available",
  area: "area=jomtien",
  bedrooms: "bedrooms=2,4",
  bathrooms: "bathrooms=3",
  price: "minPrice=2000000&maxPrice=4000000",
  "price in euros": "minPrice=60000&maxPrice=90000&currency=EUR",
  monthly: "minMonthly=20000&maxMonthly=30000",
  "monthly in roubles": "maxMonthly=30000&currency=RUB",
  size: "minSize=40&maxSize=80",
  amenity: "amenities=swimming-pool",
  amenities: "amenities=sauna,lift",
  "small box": "box=100.86,12.85,100.88,12.9",
  "large box": "box=100.8,12.7,100.92,12.93",
  "small drawn area": "drawn=100.86,12.85,100.88,12.855,100.885,12.88,100.87,12.9,100.862,12.88",
  "large drawn area": "drawn=100.8,12.7,100.92,12.72,100.9,12.93,100.82,12.92",
  featured: "featured=true",
  "common word": "q=home",
  "uncommon word": "q=word17",
  "rare word": "q=lighthouse",
  "mistyped word": "q=markte",
  "mistyped rare word": "q=lighthuose",
  "several words": "q=sunny+home+jomtien",
  "unfinished word": "q=quiet+ho",
  "Thai place": "q=จอมเทียน",
  "Thai title": "q=วิวทะเล",
  "Thai phrase": "q=คอนโดวิวทะเล+จอมเทียน",
  "Chinese place": "q=中天",
  "Chinese title": "q=海景",
  "rare Chinese": "q=灯塔",
  "Chinese character": "q=花",
  "Russian words": "q=студия+моря",
  "word and place": "q=sunny&area=jomtien&minSize=100",
  "type, price, rooms": "type=condo&maxPrice=5000000&bedrooms=1,2&bathrooms=2",
  "box and budget": "box=100.86,12.85,100.88,12.9&maxMonthly=20000",
  "many filters":
    "type=condo-with-finance&status=finance-available&area=jomtien,naklua&amenities=sea-view&minSize=60&maxPrice=9000000",
  "nothing matches": "bathrooms=9&amenities=sea-view",
};

export type Search = { name: string; query: Record<string, unknown> };

/** The first search is the cheapest. The unfiltered list needs only its counts and reads the table itself. */
export const searches: Search[] = [
  { name: "counts and facets", query: { limit: 1 } },
  ...Object.entries(filters).flatMap(([name, address]) =>
    listingSorts
      .filter((sort) => sort !== "relevance" || address.startsWith("q="))
      .map((sort) => ({
        name: `${name}, ${sort}`,
        query: toSearch(readListingQuery(new URLSearchParams(`${address}&sort=${sort}`)), sampleRates),
      })),
  ),
];

/** What each of our pictures shows, and which sample homes it can belong to. They are rendered and show no real place. */
import { ownPictures } from "./own-pictures.ts";
import type { Traits } from "./picture-kinds.ts";

const bayAreas = ["naklua", "wongamat", "central-pattaya", "pratumnak"] as const;
const old = [1980, 2012] as const;
const middle = [2005, 2016] as const;
const recent = [2013, 2030] as const;
const pool = ["private-pool"] as const;

/** What each building looks like from outside, in all its homes. */
const frontOf = {
  "Mali Sands Tower": "tower-pool-white",
  "Pha Ngam Heights": "tower-pool-day",
  "Khluen Sai House": "condo-new-white",
  "Tawan Bay Residence": "tower-pool-sand",
  "Saphan Sai Tower": "condo-nineties-sand",
  "Hin Khao House": "condo-decade-cream",
  "Suan Lom Residence": "garden-condo-pool",
  "Bua Kham Place": "garden-condo-pool-day",
  "Saensuk Terrace": "condo-low-white",
  "Nok Aen Tower": "condo-grey-tower",
  "Lom Talay Tower": "condo-glass-tower",
  "Lanthom Point": "condo-seafoam",
  "Talay Thong Residence": "condo-sand-glass",
  "Ruamchai Place": "condo-brick",
  "Krachang Court": "condo-court",
  "Palm Rung Court": "condo-garden-lemon",
};

export const pictureTraits: Record<string, Traits> = {
  "villa-pool-day": {
    shows: "outside",
    of: "house",
    built: recent,
    needs: pool,
    only: "pool-villa-bua-kham-east-pattaya",
  },
  "villa-two-storey-day": {
    shows: "outside",
    of: "house",
    built: recent,
    needs: pool,
    only: "beach-villa-rental-na-jomtien",
  },
  "villa-two-storey": {
    shows: "outside",
    of: "house",
    built: [2000, 2030],
    needs: pool,
    only: "villa-with-sea-glimpse-pratumnak",
  },
  "villa-pool-tropical": {
    shows: "outside",
    of: "house",
    built: middle,
    needs: pool,
    only: "german-house-bua-kham-east-pattaya",
  },
  "villa-teak-day": {
    shows: "outside",
    of: "house",
    built: [1995, 2020],
    needs: pool,
    only: "pool-house-rental-bua-kham-east-pattaya",
  },
  "house-wood-day": {
    shows: "outside",
    of: "house",
    built: [1970, 2000],
    lacks: pool,
    only: "village-house-bang-saray",
  },
  "house-family-day": { shows: "outside", of: "house", only: "house-soi-chaiyapruek-jomtien" },
  "house-village-day": { shows: "outside", of: "house", only: "sold-house-finance-na-jomtien" },
  "house-small-day": {
    shows: "outside",
    of: "house",
    built: [1980, 2015],
    lacks: pool,
    size: [50, 110],
    only: "small-house-rental-nong-prue-east-pattaya",
  },
  "house-two-storey-day": { shows: "outside", of: "house", only: "family-house-khao-noi-east-pattaya" },
  "house-two-storey-cream": {
    shows: "outside",
    of: "house",
    lacks: pool,
    only: "two-storey-house-soi-photisan-naklua",
  },
  "town-house-day": {
    shows: "outside",
    of: "house",
    lacks: [...pool, "garden"],
    size: [80, 130],
    only: "town-house-finance-east-pattaya",
  },

  ...Object.fromEntries(
    Object.entries(frontOf).map(([project, name]): [string, Traits] => [
      name,
      { shows: "outside", of: "condo", project },
    ]),
  ),
  "rooftop-pool-bay": {
    shows: "outside",
    of: "condo",
    needs: ["sea-view"],
    areas: bayAreas,
    only: "three-bedroom-penthouse-mali-sands-wongamat",
  },

  "living-bay-oak": {
    shows: "living",
    of: "condo",
    view: "bay",
    size: [70, 400],
    only: "three-bedroom-penthouse-mali-sands-wongamat",
  },
  "living-sea-ink": {
    shows: "living",
    of: "condo",
    view: "sea",
    size: [70, 400],
    only: "chinese-two-bedroom-mali-sands-wongamat",
  },
  "living-garden-teak": { shows: "living", of: "house", view: "garden", only: "village-house-bang-saray" },

  "bedroom-sea-sea": {
    shows: "bedroom",
    of: "condo",
    view: "sea",
    only: "chinese-two-bedroom-mali-sands-wongamat",
  },
  "bedroom-bay-oak": {
    shows: "bedroom",
    of: "condo",
    view: "bay",
    only: "three-bedroom-penthouse-mali-sands-wongamat",
  },
  "bedroom-garden-nineties": {
    shows: "bedroom",
    of: "house",
    view: "garden",
    built: old,
    only: "village-house-bang-saray",
  },

  "kitchen-bay-oak": {
    shows: "kitchen",
    of: "condo",
    view: "bay",
    size: [70, 400],
    only: "three-bedroom-penthouse-mali-sands-wongamat",
  },
  "kitchen-sea-sea": {
    shows: "kitchen",
    of: "condo",
    view: "sea",
    only: "chinese-two-bedroom-mali-sands-wongamat",
  },
  "kitchen-sea-fresh": { shows: "kitchen", of: "condo", view: "sea" },
  "kitchen-garden-teak": { shows: "kitchen", of: "house", view: "garden" },
  "kitchen-garden-nineties": {
    shows: "kitchen",
    of: "house",
    view: "garden",
    built: old,
    only: "village-house-bang-saray",
  },

  "bathroom-sea-stone": {
    shows: "bathroom",
    of: "condo",
    view: "sea",
    size: [85, 400],
    only: "three-bedroom-penthouse-mali-sands-wongamat",
  },
  "bathroom-plain": { shows: "bathroom", of: "condo" },
  "bathroom-fresh": { shows: "bathroom", of: "condo", built: [2010, 2030] },
  "bathroom-garden-teak": { shows: "bathroom", of: "house", view: "garden", needs: pool },
  "bathroom-nineties": { shows: "bathroom", of: "house", view: "garden", lacks: pool },

  "balcony-bay-chairs": {
    shows: "balcony",
    of: "condo",
    view: "bay",
    only: "chinese-two-bedroom-mali-sands-wongamat",
  },
  "balcony-bay-dinner": {
    shows: "balcony",
    of: "condo",
    view: "bay",
    only: "duplex-price-on-request-tawan-bay-central-pattaya",
  },
  "balcony-sea-lounge": { shows: "balcony", of: "condo", view: "sea" },

  "gym-sea": { shows: "shared", of: "condo", needs: ["fitness"] },
  "lobby-new": { shows: "shared", of: "condo", built: recent, needs: ["security"] },
  "corridor-plain": { shows: "shared", of: "condo", built: [1995, 2016], needs: ["lift"] },
  "car-park-covered": { shows: "shared", of: "condo", needs: ["parking"] },

  "view-bay-north": { shows: "area", of: "condo", areas: ["naklua", "wongamat"] },
  "view-bay-blue": { shows: "area", of: "condo", areas: ["pratumnak", "central-pattaya"] },
  "street-soi-day": { shows: "area", of: "condo", areas: ["central-pattaya", "jomtien", "naklua"] },
  "view-lake-east": { shows: "area", of: "house", areas: ["east-pattaya"] },
  "view-jomtien-beach": { shows: "area", of: "condo", areas: ["jomtien"] },
  "beach-jomtien-day": { shows: "area", of: "condo", areas: ["jomtien", "na-jomtien"] },
  "view-palms-sea": { shows: "area", of: "condo", areas: ["na-jomtien", "bang-saray"] },

  ...ownPictures,
};

/** Pictures of the evening that could be covers. A home in daylight tells a buyer more. */
export const atDusk: ReadonlySet<string> = new Set([
  "villa-pool-tropical",
  "villa-two-storey",
  "tower-pool-white",
  "tower-pool-sand",
  "garden-condo-pool",
  "rooftop-pool-bay",
  "balcony-bay-chairs",
  "balcony-bay-dinner",
  "balcony-sea-lounge",
]);

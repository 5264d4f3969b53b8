/** What each of our pictures shows, and which sample homes it can belong to. They are rendered and show no real place. */
import type { AreaSlug } from "../../domain/places/areas.ts";

/** What a home may show once each; `area` is what lies around it, `shared` what its building offers. */
export type Shown =
  | "outside"
  | "living"
  | "studio"
  | "bedroom"
  | "kitchen"
  | "bathroom"
  | "balcony"
  | "shared"
  | "area";

export type Traits = {
  shows: Shown;
  of: "condo" | "house";
  /** The view from its window. Without one, the window shows nothing that a home must have. */
  view?: "bay" | "sea" | "city" | "street" | "garden";
  /** The years in which a home that looks like this was built. */
  built?: readonly [from: number, to: number];
  /** Only homes of about this size, in square metres. */
  size?: readonly [from: number, to: number];
  /** Only homes that have one of these. */
  needs?: readonly string[];
  /** Only homes that lack these. */
  lacks?: readonly string[];
  areas?: readonly AreaSlug[];
};

const bayAreas = ["naklua", "wongamat", "central-pattaya", "pratumnak"] as const;
const old = [1980, 2012] as const;
const middle = [2005, 2016] as const;
const recent = [2013, 2030] as const;
const pool = ["private-pool"] as const;

export const pictureTraits: Record<string, Traits> = {
  "villa-pool-day": { shows: "outside", of: "house", built: recent, needs: pool },
  "villa-pool-modern": { shows: "outside", of: "house", built: recent, needs: pool },
  "villa-two-storey": { shows: "outside", of: "house", built: recent, needs: pool },
  "villa-pool-tropical": { shows: "outside", of: "house", built: middle, needs: pool },
  "house-wood-day": { shows: "outside", of: "house", built: [1970, 2000], lacks: pool },
  "house-family-day": { shows: "outside", of: "house", built: [2005, 2030], lacks: pool, size: [120, 250] },
  "house-two-storey-day": {
    shows: "outside",
    of: "house",
    built: [2005, 2030],
    lacks: pool,
    size: [140, 260],
  },
  "town-house-day": { shows: "outside", of: "house", lacks: [...pool, "garden"], size: [80, 130] },

  "tower-pool-white": { shows: "outside", of: "condo", built: recent, needs: ["lift"] },
  "tower-pool-day": { shows: "outside", of: "condo", built: recent, needs: ["lift"] },
  "condo-new-white": { shows: "outside", of: "condo", built: [2015, 2030], needs: ["lift"] },
  "tower-pool-sand": { shows: "outside", of: "condo", built: middle, needs: ["lift"] },
  "condo-nineties-sand": { shows: "outside", of: "condo", built: [1985, 2012] },
  "garden-condo-pool": { shows: "outside", of: "condo", lacks: ["sea-view"] },
  "garden-condo-pool-day": { shows: "outside", of: "condo", lacks: ["sea-view"] },
  "condo-low-white": { shows: "outside", of: "condo", built: recent, lacks: ["sea-view"] },
  "rooftop-pool-bay": { shows: "outside", of: "condo", needs: ["sea-view"], areas: bayAreas },

  "living-bay-oak": { shows: "living", of: "condo", view: "bay", size: [70, 400] },
  "living-sea-ink": { shows: "living", of: "condo", view: "sea", size: [70, 400] },
  "living-sea-fresh": { shows: "living", of: "condo", view: "sea", size: [35, 100] },
  "living-city-stone": { shows: "living", of: "condo", view: "city", built: recent },
  "living-court-nineties": { shows: "living", of: "condo", view: "street", built: old },
  "living-garden-teak": { shows: "living", of: "house", view: "garden" },
  "living-house-plain": { shows: "living", of: "house", view: "garden", built: middle },

  "studio-bay-stone": { shows: "studio", of: "condo", view: "sea" },
  "studio-sea-fresh": { shows: "studio", of: "condo", view: "sea" },
  "studio-city-oak": { shows: "studio", of: "condo", view: "city", built: recent },
  "studio-city-plain": { shows: "studio", of: "condo", view: "street" },
  "studio-garden-nineties": { shows: "studio", of: "condo", view: "street", built: old },

  "bedroom-sea-sea": { shows: "bedroom", of: "condo", view: "sea" },
  "bedroom-sea-fresh": { shows: "bedroom", of: "condo", view: "sea" },
  "bedroom-bay-oak": { shows: "bedroom", of: "condo", view: "bay" },
  "bedroom-city-plain": { shows: "bedroom", of: "condo", view: "street" },
  "bedroom-garden-teak": { shows: "bedroom", of: "house", view: "garden" },
  "bedroom-garden-nineties": { shows: "bedroom", of: "house", view: "garden", built: old },

  "kitchen-bay-oak": { shows: "kitchen", of: "condo", view: "bay", size: [70, 400] },
  "kitchen-sea-sea": { shows: "kitchen", of: "condo", view: "sea" },
  "kitchen-city-plain": { shows: "kitchen", of: "condo", view: "street" },
  "kitchen-garden-teak": { shows: "kitchen", of: "house", view: "garden" },

  "bathroom-sea-stone": { shows: "bathroom", of: "condo", view: "sea", size: [85, 400] },
  "bathroom-plain": { shows: "bathroom", of: "condo" },
  "bathroom-garden-teak": { shows: "bathroom", of: "house", view: "garden", needs: pool },
  "bathroom-nineties": { shows: "bathroom", of: "house", view: "garden", lacks: pool },

  "balcony-bay-chairs": { shows: "balcony", of: "condo", view: "bay" },
  "balcony-sea-lounge": { shows: "balcony", of: "condo", view: "sea" },

  "gym-sea": { shows: "shared", of: "condo", needs: ["fitness"] },

  "view-bay-north": { shows: "area", of: "condo", areas: ["naklua", "wongamat"] },
  "view-bay-blue": { shows: "area", of: "condo", areas: ["pratumnak", "central-pattaya"] },
  "street-soi-day": { shows: "area", of: "condo", areas: ["central-pattaya", "jomtien", "naklua"] },
  "view-lake-east": { shows: "area", of: "house", areas: ["east-pattaya"] },
  "view-jomtien-beach": { shows: "area", of: "condo", areas: ["jomtien"] },
  "beach-jomtien-day": { shows: "area", of: "condo", areas: ["jomtien", "na-jomtien"] },
  "view-palms-sea": { shows: "area", of: "condo", areas: ["na-jomtien", "bang-saray"] },
};

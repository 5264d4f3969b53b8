/** Pictures that belong to one sample home each: rooms rendered for it (web/pictures/own-rooms-homes.ts). */
import type { Shown, Traits } from "./picture-kinds.ts";

/** What each angle of a home's rooms counts as. */
const shows = {
  living: "living",
  dining: "living",
  bedroom: "bedroom",
  second: "bedroom",
  kitchen: "kitchen",
  bathroom: "bathroom",
  studio: "studio",
  bed: "studio",
  desk: "studio",
  kitchenette: "kitchen",
} as const satisfies Record<string, Shown>;

const oneBedroom = ["living", "bedroom", "kitchen", "bathroom", "dining"] as const;
const oneRoom = ["studio", "bed", "desk", "kitchenette", "bathroom"] as const;

type Own = { home: string; key: string; angles: readonly (keyof typeof shows)[] };

const own: readonly Own[] = [
  { home: "studio-krachang-court-naklua", key: "krachang", angles: ["studio", "desk", "bathroom"] },
  {
    home: "city-studio-ruamchai-place-central-pattaya",
    key: "ruamchai-court",
    angles: ["studio", "kitchenette", "bathroom"],
  },
  {
    home: "sold-studio-ruamchai-central-pattaya",
    key: "ruamchai-sold",
    angles: ["studio", "bed", "bathroom"],
  },
  { home: "studio-rental-nok-aen-wongamat", key: "nok-aen-low", angles: ["studio", "desk", "bathroom"] },
  {
    home: "one-bedroom-rental-saensuk-terrace-naklua",
    key: "saensuk",
    angles: ["living", "bedroom", "kitchen"],
  },
  {
    home: "one-bedroom-rental-ruamchai-central-pattaya",
    key: "ruamchai-one",
    angles: ["living", "bedroom", "kitchen"],
  },
  {
    home: "one-bedroom-rental-saphan-sai-jomtien",
    key: "saphan-sai",
    angles: ["living", "bedroom", "kitchen"],
  },
  {
    home: "french-rental-hin-khao-pratumnak",
    key: "hin-khao-french",
    angles: ["living", "bedroom", "kitchen"],
  },
  {
    home: "rented-two-bedroom-pha-ngam-pratumnak",
    key: "pha-ngam-rented",
    angles: ["living", "bedroom", "kitchen"],
  },
  { home: "small-house-rental-nong-prue-east-pattaya", key: "nong-prue", angles: ["living", "bedroom"] },
  { home: "pool-house-rental-bua-kham-east-pattaya", key: "bua-kham-rental", angles: ["living", "bedroom"] },
  { home: "beach-villa-rental-na-jomtien", key: "beach-house", angles: ["living", "bedroom"] },
  {
    home: "rental-one-bedroom-hin-khao-pratumnak",
    key: "hin-khao-rental",
    angles: ["living", "bedroom", "kitchen"],
  },
  { home: "high-floor-studio-na-jomtien", key: "na-jomtien-high", angles: oneRoom },
  { home: "pool-villa-bua-kham-east-pattaya", key: "bua-kham-pool", angles: oneBedroom },
  { home: "one-bedroom-finance-nok-aen-wongamat", key: "nok-aen-finance", angles: oneBedroom },
  { home: "one-bedroom-finance-talay-thong-jomtien", key: "talay-thong-third", angles: oneBedroom },
  { home: "one-bedroom-talay-thong-jomtien", key: "talay-thong-seventh", angles: oneBedroom },
  {
    home: "duplex-price-on-request-tawan-bay-central-pattaya",
    key: "tawan-duplex",
    angles: ["living", "bedroom"],
  },
  { home: "long-stay-rental-bang-saray", key: "bang-saray-long", angles: ["living", "bedroom", "kitchen"] },
  { home: "chinese-two-bedroom-mali-sands-wongamat", key: "mali-sands-ink", angles: ["bathroom"] },
  {
    home: "two-bedroom-finance-hin-khao-pratumnak",
    key: "hin-khao-finance",
    angles: ["living", "bedroom", "second", "dining", "bathroom"],
  },
  {
    home: "sea-view-two-bedroom-mali-sands-wongamat",
    key: "mali-sands-two",
    angles: ["living", "second", "bathroom"],
  },
  { home: "village-house-bang-saray", key: "bang-saray-house", angles: ["bathroom"] },
];

export const ownPictures: Record<string, Traits> = Object.fromEntries(
  own.flatMap(({ home, key, angles }) =>
    angles.map((angle): [string, Traits] => [
      `${key}-${angle}`,
      {
        shows: shows[angle],
        of: home.includes("house") || home.includes("villa") ? "house" : "condo",
        only: home,
      },
    ]),
  ),
);

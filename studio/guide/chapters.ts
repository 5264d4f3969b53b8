/** The chapters of the guide in reading order. One that `follows` begins on the page of the one before it. */
export const chapters = [
  { id: "who", opener: "/pictures/balcony-bay-chairs.webp" },
  { id: "ownership", opener: "/drawings/figure-quota.svg" },
  { id: "ways-to-pay", opener: "/pictures/living-bay-oak.webp" },
  { id: "rent-to-own", opener: "/pictures/bedroom-sea-sea.webp" },
  { id: "costs", opener: "/pictures/kitchen-bay-oak.webp" },
  { id: "areas" },
  { id: "building-and-title", opener: "/pictures/tower-pool-sand.webp" },
  { id: "money", opener: "/drawings/figure-money-path.svg" },
  { id: "living", follows: true, opener: "/pictures/beach-jomtien-day.webp" },
  { id: "questions", follows: true },
  { id: "about-us", opener: "/pictures/balcony-sea-lounge.webp" },
  { id: "glossary", follows: true },
  { id: "sources", follows: true },
] as const satisfies readonly { id: string; opener?: string; follows?: true }[];

export type ChapterId = (typeof chapters)[number]["id"];

/** The chapter that replaces a page of the site, because readers cannot follow a link on paper. */
export const chapterOfPage: Readonly<Record<string, ChapterId>> = {
  "/resources/home-buying-guides/buying-a-condo-as-a-foreigner": "building-and-title",
  "/resources/home-buying-guides/seller-finance-explained": "ways-to-pay",
  "/resources/home-buying-guides/rent-to-own-explained": "rent-to-own",
  "/resources/home-buying-guides/costs-and-taxes": "costs",
  "/areas": "areas",
  "/contact": "about-us",
};

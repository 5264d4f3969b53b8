/** What every language says about a home. How entries are written: see `wordsOf` in half.ts. */
export type HomeWords = {
  condo: string;
  house: string;
  studio: string;
  office: string;
  landKind: string;
  parking: string;
  warehouse: string;
  forSale: string;
  forRent: string;
  forBoth: string;
  priceLabel: string;
  rentLabel: string;
  bedroomsLabel: string;
  roomsLabel: string;
  bathroomsLabel: string;
  areaLabel: string;
  landLabel: string;
  floorLabel: string;
  yearLabel: string;
  referenceLabel: string;
  typeLabel: string;
  placeLabel: string;
  /** `{n}` is the number; forms for one, few and many parted by `~`. */
  bedrooms: string;
  rooms: string;
  /** Where titles count otherwise: `3-bedroom house`. */
  bedroomsInTitle?: string;
  bathrooms: string;
  area: string;
  land: string;
  /** `{rooms}`, `{area}`, `{place}`, `{district}`, `{project}`. */
  condoSale: string;
  condoRent: string;
  houseSale: string;
  houseRent: string;
  condoBoth: string;
  houseBoth: string;
  officeTitle: string;
  landTitle: string;
  parkingTitle: string;
  warehouseTitle: string;
  /** Prose: `{price}` is the price as written. */
  priceSentenceSale: string;
  priceSentenceRent: string;
  placeSentence: string;
  sentences: string;
};

import type { HomeWords } from "../home-words.ts";

export const en: HomeWords = {
  condo: "Condo; Apartment | Condominium | Flat",
  house: "House | Villa; Pool villa | Townhouse; Detached house",
  studio: "Studio",
  office: "Office | Office space | Office unit",
  landKind: "Land | Building plot | Plot of land",
  parking: "Parking space | Garage | Car park space",
  warehouse: "Warehouse | Industrial unit | Factory",
  forSale: "For sale | For Sale | Sale",
  forRent: "For rent | For Rent | To let",
  forBoth: "For sale or rent | For sale and for rent | Sale / Rent",
  priceLabel: "Price | Asking price; Sale price | List price; Selling price",
  rentLabel: "Rent | Monthly rent | Rental price; Rent per month",
  bedroomsLabel: "Bedrooms | Beds | Bedroom(s)",
  roomsLabel: "Rooms",
  bathroomsLabel: "Bathrooms | Baths | Bathroom(s)",
  areaLabel: "Living area | Size; Area | Internal area; Unit size; Floor area",
  landLabel: "Land size | Plot size | Land area",
  floorLabel: "Floor | Level | Storey",
  yearLabel: "Year built | Built in | Completion year",
  referenceLabel: "Reference | Property ID | Ref. no.",
  typeLabel: "Property type | Type | Category",
  placeLabel: "Location | Address | Area of town",
  bedrooms: "{n} bedroom~{n} bedrooms | {n} bed~{n} beds | {n} BR; {n} Bedroom~{n} Bedrooms",
  bedroomsInTitle: "{n}-bedroom; {n} bedroom | {n} bed; {n}-bed | {n} Bedroom; {n}BR",
  rooms: "{n} room~{n} rooms",
  bathrooms: "{n} bathroom~{n} bathrooms | {n} bath~{n} baths | {n} Bathroom~{n} Bathrooms",
  area: "{n} sqm; {n} m² | {n} sq.m. | {n} sq m; {n} m2",
  land: "{n} sqm plot | {w} sq.wah | {n} m² of land; {w} sq wah",
  condoSale: `
    {rooms} condo for sale in {district}
    Condo for sale at {project}
    |
    {rooms} apartment for sale, {place}
    Sea view {rooms} unit at {project}
    |
    Renovated {rooms} flat for sale in {place}
    {project} – high floor {rooms} for sale
  `,
  condoRent: `
    {rooms} condo for rent in {district}
    Apartment to rent at {project}
    |
    Bright {rooms} apartment for rent, {place}
    |
    Furnished {rooms} flat to let in {district}
    Long-term rental at {project}
  `,
  houseSale: `
    {rooms} house for sale in {place}
    Family home for sale in {district}
    |
    Pool villa for sale, {district}, {rooms}
    {rooms} villa at {project}
    |
    Detached {rooms} house with garden, {place}
    Modern townhouse for sale in {district}
  `,
  houseRent: `
    {rooms} house for rent in {district}
    |
    Pool villa for rent in {place}, {rooms}
    |
    {rooms} townhouse to let, {district}
    Quiet family house to rent at {project}
  `,
  condoBoth: `
    {rooms} condo for sale or rent at {project}
    |
    Condo for sale / rent, {district}
    |
    {project}: {rooms} for sale and for rent
  `,
  houseBoth: `
    {rooms} house for sale or rent in {district}
    |
    Villa for sale / rent, {place}
    |
    House at {project} for sale and for rent
  `,
  officeTitle: `
    Office for rent in {district}
    |
    Office space {area} in {place}
    |
    Serviced office to let, {district}
  `,
  landTitle: `
    Land for sale in {district}
    |
    Building plot {area}, {place}
    |
    Plot of land near the road, {district}
  `,
  parkingTitle: `
    Parking space in {district}
    |
    Garage for rent in {place}
    |
    Underground car park space at {project}
  `,
  warehouseTitle: `
    Warehouse for rent in {district}
    |
    Industrial unit {area}, {place}
    |
    Factory with yard, {district}
  `,
  priceSentenceSale: "The price is {price}. | We are asking {price}. | Offered at {price}.",
  priceSentenceRent: "The rent is {price}. | Available for {price}. | Yours to rent for {price}.",
  placeSentence: "It is located in {place}. | You will find it in {place}. | Set in a quiet part of {place}.",
  sentences: `
    The kitchen is fully fitted and opens onto the living room
    Large windows let in the morning sun
    Shops and restaurants are a short walk away
    |
    Fully furnished and ready to move in
    The building has a pool, a gym and round-the-clock security
    The owner has looked after it very well
    |
    Recently redecorated throughout
    There is plenty of storage and covered parking
    Viewings are possible at short notice
  `,
};

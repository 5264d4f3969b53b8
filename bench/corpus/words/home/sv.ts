import type { HomeWords } from "../home-words.ts";

export const sv: HomeWords = {
  condo: "Lägenhet | Bostadsrätt | Lägenhet; Bostadsrättslägenhet",
  house: "Villa; Hus | Radhus | Kedjehus; Villa",
  studio: "Etta",
  office: "Kontor | Kontorslokal | Kontorsyta",
  landKind: "Tomt | Villatomt | Byggtomt",
  parking: "Parkeringsplats | Garageplats | P-plats",
  warehouse: "Lager | Lagerlokal | Industrilokal",
  forSale: "Till salu",
  forRent: "Uthyres; Att hyra | Hyra | Uthyres",
  forBoth: "Till salu eller uthyrning",
  priceLabel: "Pris; Utgångspris | Begärt pris | Utgångspris",
  rentLabel: "Hyra | Månadshyra | Hyra per månad",
  bedroomsLabel: "Sovrum",
  roomsLabel: "Antal rum; Rum | Rum | Antal rum",
  bathroomsLabel: "Badrum | Antal badrum | Badrum",
  areaLabel: "Boarea; Boyta | Bostadsyta | Boarea",
  landLabel: "Tomtarea; Tomt | Tomtyta | Tomtarea",
  floorLabel: "Våning",
  yearLabel: "Byggår | Byggnadsår | Byggår",
  referenceLabel: "Objektnummer | Referens | Objekt-ID",
  typeLabel: "Bostadstyp | Typ | Bostadstyp",
  placeLabel: "Område | Adress | Läge",
  bedrooms: "{n} sovrum",
  rooms: "{n} rum | {n} rok | {n} rum och kök",
  bathrooms: "{n} badrum",
  area: "{n} m² | {n} kvm | {n} kvadratmeter",
  land: "tomt {n} m² | {n} kvm tomt | tomt om {n} m²",
  condoSale: `
    Lägenhet till salu i {district}, {rooms}
    |
    Ljus bostadsrätt i {place}
    |
    Till salu: lägenhet med balkong, {district}
  `,
  condoRent: `
    Lägenhet uthyres i {district}, {rooms}
    |
    Möblerad lägenhet att hyra i {place}
    |
    Uthyres: lägenhet med balkong, {district}
  `,
  houseSale: `
    Villa till salu i {district}, {rooms}
    |
    Radhus till salu i {place}
    |
    Till salu: villa med trädgård, {district}
  `,
  houseRent: `
    Hus uthyres i {district}, {rooms}
    |
    Radhus att hyra i {place}
    |
    Uthyres: villa med trädgård, {district}
  `,
  condoBoth: "Lägenhet till salu eller uthyrning, {district}",
  houseBoth: "Villa till salu eller uthyrning, {district}",
  officeTitle: "Kontor att hyra i {district} | Kontorslokal {area}, {place} | Kontorsyta uthyres, {district}",
  landTitle: "Tomt till salu i {district} | Villatomt {area}, {place} | Byggtomt i lugnt läge, {district}",
  parkingTitle: "Parkeringsplats i {district} | Garageplats uthyres, {place} | P-plats i {district}",
  warehouseTitle: "Lager att hyra i {district} | Lagerlokal {area}, {place} | Industrilokal i {district}",
  priceSentenceSale: "Priset är {price}. | Begärt pris är {price}. | Utgångspriset är {price}.",
  priceSentenceRent: "Hyran är {price}. | Månadshyran är {price}. | Hyran uppgår till {price}.",
  placeSentence: "Bostaden ligger i {place}. | Läge: {place}. | Du hittar bostaden i {place}.",
  sentences: `
    Köket är fullt utrustat
    Vardagsrummet är ljust och rymligt
    Nära till butiker och buss
    |
    Bostaden är välskött
    Föreningen har god ekonomi
    Balkong i soligt läge
    |
    Nyligen renoverat
    Förråd ingår
    Visning efter överenskommelse
  `,
};

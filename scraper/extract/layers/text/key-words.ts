/**
 * Keys put together from plain words: `size_sq_feet`, `obj_purchasePrice`, `nbChambres`, `priceDisplay`. A key means a field
 * when one of its words names it and every other word only says of whom, how counted or how written.
 */
import type { StateField } from "../state/state-field.ts";

const set = (words: string) => new Set(words.split(" "));

/** Whose it is, and how it is written. */
const neutral = set(
  "ad advert amount apartment cnt count counts data detail detailed details display displayed estate exact field fmt format formatted hdn hf hidden hid home house ilan in info init input int label list listed listing main no nb nr num number numbers numeric obj object of offer pa prefix primary prop property qty quantity raw room rooms str string text the total txt unformatted unit val value",
);
const price = set(
  "price prices pricing prisantydning utropspris preis kaufpreis kaltmiete miete prix loyer precio prezzo preco cena pris prijs koopprijs huurprijs vraagprijs hinta fiyat rent alquiler aluguel arriendo huur kira valor cijena kaina kaufsumme",
);
const priceBeside = set(
  "actual advertised alquiler aluguel ask asking base buy cold compra current de final for full guide half kauf koop list long monthly month net out per purchase rent rental sale sales sell selling suggested term vendita vente venda venta verkauf week weekly",
);
const bedrooms = set(
  "bed beds bedroom bedrooms bdrm bdrms chambre chambres schlafzimmer dormitorio dormitorios habitaciones recamaras camere quarto quartos dorms slaapkamer slaapkamers sovrum soverom sypialnie alcobas",
);
const bathrooms = set(
  "bath baths bathroom bathrooms sdb salle salles bain bains toilet toilets bano banos banheiro banheiros badezimmer badkamers bagni lazienki wc",
);
const bathroomBeside = set("full total");
const half = set("half powder partial");
const rooms = set(
  "oda soba sobe room rooms zimmer pieces ambientes locali pokoje komnat vaerelser huoneet kamers pokoi",
);
const roomBeside = set(
  "cantidad cant anzahl antal liczba numero nombre de ilosc pocet broj de sayisi avail available",
);
const area = set(
  "area size surface space superficie flaeche wohnflaeche nutzflaeche sqft sqm m2 mq qm sqmt metraz metros powierzchnia oppervlakte woonoppervlakte boyta areal bruksareal boligareal yta metratura plocha kvadratura povrsina rozloha plotas",
);
const areaBeside = set(
  "aprox approx brut build building built bruta carpet constructed construida construido covered cubierta dwelling feet flat floor foot ft gross habitable heated indoor inside inner interior internal km liv livable living m meter meters metre metres net neta of private residential saleable sq square super total up usable useful util utile vivible wohn",
);
const ground = set(
  "land lot plot site ground grundstueck grundstuck terrain terreno tomt perceel dzialki lote",
);
const unitName = set("unit units measure");
const currency = set("currency curr waehrung moneda devise valuta currencies");
const currencyBeside = set(
  "code id type iso iso3 symbol sign name price prices default local listing of rent main",
);
const period = set("frequency period interval freq");
const periodBeside = set("rent rental price payment pay lease pricing listing display unit time");
/** Both numbers of a place in one value. */
const place = set(
  "coordinates coords coordinate latlng latlon latlong geopoint geolocation position rpt geocode koordinaten coordenadas coordonnees point pointgeometry geom geometry",
);
const placeBeside = set("geo location map gps point marker lat lng lon");
const pictures = set(
  "image images photo photos picture pictures pic pics img imgs foto fotos imagenes imagens bilder gallery galleries galeria media medias multimedia afbeeldingen kuvat slides slider",
);
/** Pictures of something else, or something else of pictures. */
const notPictures = set(
  "agent agency agents alt author avatar badge banner broker brand caption captions company count counts floor floorplan floorplans flag has height icon icons id ids index is label labels logo map max meta min no num number office owner plan plans position profile publisher seller show size sizes social static street tag tags team text title total type user video videos view width",
);
const latitude = set("lat latitude latitud latitudine ido enlem breitengrad");
const longitude = set("lng lon long longitude longitud longitudine keido boylam laengengrad");
const notThePlace = set(
  "city region country office agent agency branch user default center centre ne sw nw se north south min max bounds district area viewport school station company",
);
const otherUnits = /^(?:sq|square)$/;

function wordsOfKey(key: string): string[] {
  return key
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 || word === "m");
}

const mostWords = 6;

export function fieldOfWords(key: string): StateField | null {
  const words = wordsOfKey(key);
  if (words.length === 0 || words.length > mostWords) return null;
  const has = (names: ReadonlySet<string>) => words.some((word) => names.has(word));
  const onlyHas = (...names: ReadonlySet<string>[]) =>
    words.every((word) => neutral.has(word) || names.some((allowed) => allowed.has(word)));
  const last = words.at(-1) ?? "";
  if ((latitude.has(last) || longitude.has(last)) && !has(notThePlace))
    return latitude.has(last) ? "latitude" : "longitude";
  if (has(period) && onlyHas(period, periodBeside)) return "period";
  if (has(place) && onlyHas(place, placeBeside)) return "place";
  if (has(price) && unitName.has(last) && words.length > 1 && onlyHas(price, unitName)) return "currency";
  if (has(currency) && onlyHas(currency, currencyBeside)) return "currency";
  const isArea = has(area) || words.some((word) => otherUnits.test(word));
  if (isArea && unitName.has(last) && words.length > 1) return "areaUnit";
  if (has(price) && onlyHas(price, priceBeside)) return "price";
  if (has(bedrooms) && onlyHas(bedrooms, roomBeside)) return "bedrooms";
  if (has(bathrooms) && onlyHas(bathrooms, roomBeside, bathroomBeside)) return "bathrooms";
  if (has(bathrooms) && onlyHas(bathrooms, half)) return "halfBathrooms";
  if (has(rooms) && onlyHas(rooms, roomBeside)) return "rooms";
  if (isArea && has(ground) && onlyHas(area, areaBeside, ground)) return "landSquareMeters";
  if (isArea && onlyHas(area, areaBeside)) return "squareMeters";
  return has(pictures) && !has(notPictures) ? "images" : null;
}

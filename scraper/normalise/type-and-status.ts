/** What kind of home it is, whether it is sold or let, and whether it still is to be had: in our words. */
import type { ListingStatus, PropertyType } from "../../domain/listing.ts";

export type HomeKind = "condo" | "house" | "land" | "commercial";
export type Offer = "sale" | "rent";

const kinds: readonly (readonly [RegExp, HomeKind])[] = [
  [
    /\b(?:condo(?:minium)?s?|apartments?|apart-?hotel|flats?|penthouses?|studio|lofts?|maisonettes?|duplex|unit)\b|คอนโด|อพาร์ทเมนท์|ห้องชุด|квартир|апартамент|студи|wohnung|appartement|(?:^|\W)piso(?:\W|$)|departamento|appartamento|trilocale|bilocale|quadrilocale|monolocale|mieszkani|kawalerka|公寓|住宅|屋苑|單位|套房|電梯大樓|華廈|大廈|中古屋|二手房|樓盤|售盤|商品房|appart\b|apto\b|(?<!\p{L})da[iİ]re(?!\p{L})|rez[iİ]dans|căn hộ|chung cư|아파트|오피스텔|マンション|アパート|ハイツ|コーポ|賃貸物件|شقة|شقق|apartemen|\bbyt[uy]?\b|lägenhet|dzīvok|\bbutas\b|\bbuto\b|\bstan\b|стаен|mənzil|yeni tikili|köhnə tikili|kondo\b|kerrostalo|asunto|huoneisto|lakás|garzon|apartament|דירה|διαμέρισμα|bostadsrätt|leilighet|lejlighed|íbúð|fjölbýli|korter\b/iu,
    "condo",
  ],
  [
    /\b(?:houses?|villas?|pool villa|townhouses?|townhomes?|town ?houses?|bungalows?|cottages?|detached|semi-detached|terraced|single ?family(?:residence)?|home|chalet|finca|maison|haus|einfamilienhaus|doppelhaus|reihenhaus|casa|moradia|huis|woonhuis|tussenwoning|villetta|dom|domy|residence)\b|บ้าน|วิลล่า|ทาวน์เฮ้าส์|ทาวน์โฮม|дом(?:а|ов|у|е)?(?!\p{L})|вилл|коттедж|таунхаус|别墅|別墅|透天|洋房|独栋|联排|müstak[iİ]l ev|(?<!\p{L})yal[ıi](?!\p{L})|biệt thự|omakotitalo|həyət evi|\bnamas\b|māja|kuća|къща|rivitalo|családi ház|ikerház|бу?динок|בית פרטי|וילה|μονοκατοικία|μεζονέτα|nhà (?:riêng|phố|mặt)|단독주택|一戸建|戸建て|فيلا|منزل|\b(?:radhus|enebolig|einbýli|raðhús|parhús|adosado|rumah|d[ůo]m(?:u|ek)?)\b/iu,
    "house",
  ],
  [
    /\b(?:land|plot|grundstück|terrain|terreno|działka|parcel)\b|ที่ดิน|участок|土地|(?<!\p{L})arsa|\btarla(?:s[ıi])?(?!\p{L})|\b(?:acreage|parcela|solar urbano|terrains|grundstücke)\b|토지|bán đất|đất nền|أرض|\btomt\b/iu,
    "land",
  ],
  [
    /\b(?:office|shop|retail|warehouse|commercial|self[- ]storage|storage unit|büro|bureau|oficina|ufficio|biuro|lokal użytkowy|garage|parking)\b|สำนักงาน|офис|写字楼|商铺/iu,
    "commercial",
  ],
];

const offers: readonly (readonly [RegExp, Offer])[] = [
  [
    /\bto[ -]let\b|\bfor[ -]?rent\b|\brent(?:al|ed|s|als)?\b(?![ -]to[ -](?:own|buy))|\brenting\b|\blettings?\b|\blease\b(?![ -]to[ -](?:own|buy))|ให้เช่า|เช่า|аренд|сда(?:ю|ет|ё|м)|снять|\bmiete[n]?\b|zu vermieten|mietwohnung|\bvermiet|[àa] louer\b|\blocation\b|出租|租|alquiler|arriendo|en renta|\brenta\b|affitto|affittasi|wynaj|do wynajęcia|te huur|k[iİ]ral[ıi]k|cho thuê|월세|전세|賃貸|للإيجار|للايجار|alquilo|se alquila|\baluga\b|aluguel|alugar|je loue|vermiete|affitto|închiriez|inchiriez|pronajmu|udlejes|udleie|vuokrattav|wynajmę|сниму|здаю|disewakan|pronájem|prenájom|uthyres|til leie|kirayə|nuomo|izīrē|iznajm|под наем|\bhuurprijs|\bhuurwoning|disewa|untuk disewa|vuokra|kiadó|închiri|оренд|здам|להשכרה|udlejes|til leje|til leigu|üürile|ενοικί|προς ενοικίαση/iu,
    "rent",
  ],
  [
    /\bfor[ -]?sale\b|\bsale\b|\bbuy\b|\bsell(?:ing)?\b|ขาย|прода(?:ж|ю|е)|купить|\bkauf(?:en)?\b|zu verkaufen|\bverkauf|à vendre|\bvente\b|\bachat\b|acheter|出售|在售|售|\bventa\b|\bvendo\b|se vende|\bvends?\b|\ba vendre\b|vendemos|\bvând\b|\bvand\b|sprzedam|prodám|prodajem|\bmyyn\b|продам|verkaufen|\bvendiamo\b|comprar|vendita|\bvende(?:si)?\b|sprzeda|te koop|\bresale\b|sat[ıi]l[ıi]k|(?<!\p{L})bán(?!\p{L})|매매|分譲|للبيع|dijual|\bprodej|\bpredaj|till salu|til salgs?|til sölu|müüa|satılır|parduod|pārdod|prodaj|продава|untuk dijual|myydään|eladó|vânzare|продаж|למכירה|πώληση|πωλείται/iu,
    "sale",
  ],
];

const gone: readonly (readonly [RegExp, ListingStatus])[] = [
  [
    /\b(?:sold|sold stc|under offer|sale agreed|verkauft|vendu|vendido|venduto|sprzedane|verkocht)\b|sat[ıi]lm[ıi]şt[ıi]r|sat[ıi]ld[ıi]|đã bán|تم البيع|ขายแล้ว|продан(?:о|а)?(?!\p{L})|已售/iu,
    "sold",
  ],
  [
    /\b(?:rented|let agreed|already let|vermietet|loué|alquilado|affittato|wynajęte|verhuurd)\b|เช่าแล้ว|ปล่อยเช่าแล้ว|сдан[оа]?(?!\p{L})|已租/iu,
    "rented",
  ],
];

const financed =
  /seller financ|owner financ|(?:rent|lease)[ -]to[ -](?:own|buy)|developer financ|in-house financ|instal?lment plan|ผ่อนตรง|ผ่อนกับเจ้าของ|рассрочк|卖方融资|分期/iu;

export function readKind(text: string): HomeKind | null {
  let best: { kind: HomeKind; at: number } | null = null;
  for (const [pattern, kind] of kinds) {
    const at = text.search(pattern);
    // What is named first is what is sold: "House for sale near the office".
    if (at >= 0 && (!best || at < best.at)) best = { kind, at };
  }
  return best?.kind ?? null;
}

/** Both may be said ("for sale or rent"): then the first that is named. */
export function readOffer(text: string): Offer | null {
  const found = offers
    .map(([pattern, offer]) => ({ offer, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  return found[0]?.offer ?? null;
}

export function readGone(text: string): ListingStatus | null {
  return gone.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

export function offersFinance(text: string): boolean {
  return financed.test(text);
}

export function propertyTypeOf(kind: HomeKind, offer: Offer, hasFinance: boolean): PropertyType {
  if (kind === "house") return offer === "rent" ? "house-for-rent" : "house-for-sale";
  if (offer === "rent") return "condo-for-rent";
  return hasFinance ? "condo-with-finance" : "condo-for-sale";
}

/** A home for sale that has a rent too is for both. */
export function statusesOf(
  offer: Offer,
  hasFinance: boolean,
  isGone: ListingStatus | null,
  hasRent = false,
): ListingStatus[] {
  if (isGone) return [isGone];
  const status: ListingStatus[] =
    offer === "rent" ? ["for-rent"] : hasRent ? ["for-sale", "for-rent"] : ["for-sale"];
  return hasFinance && offer === "sale" ? [...status, "finance-available"] : status;
}

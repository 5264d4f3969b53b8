/** Is this page one home? If not, why: an error, a list of homes, or nothing that tells of a home. */
import { monthlyRent, readPrice } from "../normalise/price.ts";
import { readRooms } from "../normalise/rooms.ts";
import { readKind, readOffer } from "../normalise/type-and-status.ts";
import { isProject } from "./judge-project.ts";
import type { Merged } from "./merge.ts";
import { isHotelOnly, otherSubject } from "./other-subject.ts";
import type { PageFacts } from "./page-facts.ts";
import { findPrices, isOnlyIn, statesOwnMeasures, statesOwnPrice } from "./page-prices.ts";
import { groundOf, isGroundOnly, sizeOf } from "./plots.ts";
import { saysPrice } from "./prose-facts.ts";
import type { SchemaNode } from "./schema-items.ts";
import { countHomes, isHome, typesOf } from "./schema-org.ts";
import { saysOnRequest } from "./text.ts";

export type Evidence = {
  facts: PageFacts;
  merged: Merged;
  roots: readonly SchemaNode[];
  url: string | null;
};

const errorWords =
  /\b404\b|\boops\b|nothing (?:here|found|to see)|do(?:es)?(?:n['’]t| not) exist|page not found|not be found|no longer available|has been removed|nicht gefunden|nicht mehr verfügbar|introuvable|n['’]existe plus|no encontrad|ya no está disponible|non trovat|nie znaleziono|ไม่พบ(?:หน้า|ประกาศ)|не найден|页面不存在|未找到|bulunamad[ıi]/i;
/** A headline that says so is believed whatever else the page shows: that is of other homes, or was once. */
const goneWords =
  /(?:listing|property|home|apartment|condo|ad|advert|page)(?: \p{L}+)? (?:is )?(?:no longer (?:available|on the market|listed|for sale|active)|unavailable|not available|has expired|(?:has left|is off|came off) the market|has been (?:removed|withdrawn|deleted))|ประกาศนี้(?:หมดอายุ|ถูกลบ|ปิด|ไม่)|(?:объявление|объект) (?:снят|удален|неактуальн|в архиве)|(?:anzeige|angebot|objekt)(?: \p{L}+)? (?:ist )?(?:nicht mehr verfügbar|deaktiviert)|annonce (?:n['’]est plus|a été supprimée|expirée)|(?:anuncio|inmueble|vivienda)(?: \p{L}+)? (?:ya )?no est[áa] disponible|anuncio (?:eliminado|caducado|retirado)|annuncio (?:non è più|rimosso|scaduto|eliminato)|anúncio (?:não está mais|expirad|removid|desativad)|ilan(?: \p{L}+)?,? (?:yay[ıi]ndan kald[ıi]r|yay[ıi]nda değil|kald[ıi]r[ıi]lm|sona er)|ogłoszenie (?:jest )?(?:nieaktualne|wygasło|zakończone)|(?:woning|advertentie)(?: \p{L}+)? niet meer beschikbaar|(?:could|can)(?:n['’]?t| ?not) find (?:that|this|the) (?:property|home|listing|page)|房源已(?:下架|失效|成交)|掲載(?:は|が)?終了|tin (?:đăng )?(?:này )?(?:đã (?:hết hạn|bị xóa)|không còn)/iu;
/** "24,697 offers", "132 Ergebnisse": a count of homes. */
const countOfHomes =
  /(?<![\d.,])\d[\d., ]{0,14}\+? (?:\p{L}+ )?(?:properties|listings|results|homes|condos|apartments|houses|flats|villas|plots|lots|offers|apartamentos|casas|im[oó]ve[il]s|departamentos|pisos|appartements|maisons|appartamenti|häuser|ofert\p{L}*|ogłosz\p{L}*|ergebnisse|treffer|angebote|immobilien|wohnungen|annonces|biens|résultats?|resultados?|anuncios|propiedades|træff\p{L}*|träffar|objekt|bostäder|boliger|woningen|resultaten|tulosta|kohdetta|találat|hirdetés|anunțuri|anunturi|nabíd\p{L}*|inzer\p{L}*|oglasa|ilan|bất động sản|tin đăng|건|件|إعلان(?:ات)?|عقار(?:ات)?|نتيجة|αγγελί\p{L}*|ακίνητα|매물|properti|inmuebles|viviendas|risultati|annunci|объявлени\p{L}*|обяв\p{L}*|имот\p{L}*|оголошен\p{L}*|предложени\p{L}*|รายการ|ประกาศ)(?!\p{L})|(?:共|找到)\s?\d+\s?(?:套|条|个)|(?<![\d.,])\d[\d,.]*\s?(?:件|건|套房源|รายการ)(?!\p{L})/iu;
/** Homes in the plural are offered by lists. */
const pluralOffer =
  /(?:^|[^\p{L}])(?:properties|homes|condos|condominiums|apartments|houses|flats|villas|plots|lofts|rentals|huizen|woningen|appartementen|lägenheter|bostäder|boliger|mieszkania|domy|wohnungen|häuser|immobilien|appartements|maisons|pisos|casas|departamentos|appartamenti|case|квартиры|дома|виллы|lakások|házak|apartamente|garsoniere|byty|bytů|domy|domů|stanovi|butai|korterid|bostäder|شقق|فلل|منازل)(?!\p{L})[^|]{0,30}(?:for (?:sale|rent)|to (?:let|rent)|na (?:sprzedaż|wynajem)|te (?:koop|huur)|till salu|til salgs|zu[mr]? (?:kauf|verkauf|miet|vermiet)|kaufen|mieten|à (?:vendre|louer)|en (?:venta|renta|alquiler)|in (?:vendita|affitto)|продаж|аренд|купить|снять|de (?:vânzare|vanzare|închiriat)|للبيع|للإيجار|na prodej|na predaj)|search results|suchergebnisse|résultats de recherche|ผลการค้นหา|搜索结果|результаты поиска/iu;

export function judgeListing({ facts, merged, roots, url }: Evidence): string | null {
  const heading = [facts.title, ...facts.headings, facts.metas.get("og:title")?.[0] ?? ""].join(" \n ");
  const description = facts.metas.get("description")?.[0] ?? "";
  const saysNothing =
    roots.length === 0 &&
    facts.scripts.length === 0 &&
    !["og:title", "product:price:amount", "og:price:amount"].some((name) => facts.metas.has(name));
  if (facts.textLength < 40 && saysNothing) return "empty-page";
  const hasHome = roots.some(isHome);
  const size = isGroundOnly(merged) ? groundOf(merged) : sizeOf(merged);
  const measures = [size, merged.bedrooms ?? merged.rooms, merged.bathrooms, merged.yearBuilt];
  const knows = [merged.price, ...measures, merged.coordinates].filter(Boolean).length;
  if ((errorWords.test(heading) && knows < 3) || goneWords.test(heading) || opensGone(facts))
    return "error-page";
  const saysList = countOfHomes.test(heading) || pluralOffer.test(heading) || countOfHomes.test(description);
  if (roots.some((root) => typesOf(root).includes("SearchResultsPage")) && !hasHome) return "list-of-homes";
  if (
    saysList &&
    !hasHome &&
    (knows < 3 ||
      countHomes(roots) > 2 ||
      (!statesOwnPrice(facts) && (findPrices(facts).repeated.size > 0 || isInMeasured(merged, facts))))
  )
    return "list-of-homes";
  if (saysList && (countHomes(roots) > 5 || (!hasHome && saysCount(facts)))) return "list-of-homes";
  if (!hasHome && (isOthersPrice(merged, facts) || isCountedPrice(merged, facts))) return "list-of-homes";
  if (isProject(facts, merged, roots) && !statesOwnPrice(facts)) return "project";
  const isPriced = merged.price !== undefined || saysOnRequest(facts) || merged.gone !== undefined;
  const about = hasHome ? null : otherSubject(facts, roots, url);
  if (about) return about;
  if ((isHotelOnly(roots) && !isLetByMonth(merged)) || isRoomByNight(merged, facts))
    return "not-a-home: hotel";
  if (hasHome && (knows >= 2 || isPriced)) return null;
  // Whoever explains units of land names sizes and prices too: a plot's price stands by itself.
  if (isGroundOnly(merged) && !statesPlainly(merged, facts)) return "no-home-described";
  if (isPriced && (measures.some(Boolean) || offersHome(heading, merged))) {
    if (isArticle({ facts, merged, roots, url }) && !statesOwnPrice(facts)) return "article";
    const offering = `${heading} ${URL.parse(url ?? "")?.pathname.replace(/[-_/]+/g, " ") ?? ""}`;
    // Whoever also counts bedrooms and bathrooms, or says where it is, describes one home.
    const isTold = (knows < 4 || isOnlyInProse(merged, facts)) && isToldInProse(merged, facts, offering);
    const isScant = isTold || (knows < 4 && isNothingNamed(merged, facts));
    return isScant || isTooCheap(merged) ? "no-home-described" : null;
  }
  const { repeated, measured } = findPrices(facts);
  const isAlone = !saysList && countHomes(roots) <= 2 && repeated.size === 0 && measured.size === 0;
  if (isAlone && isWholeInData(merged) && !isArticle({ facts, merged, roots, url })) return null;
  return countHomes(roots) > 2 || repeated.size > 0 || measured.size > 0
    ? "list-of-homes"
    : "no-home-described";
}

/** Data that says rooms, bathrooms, size and place of one home describes it, although nobody says what it costs. */
function isWholeInData({ bedrooms, rooms, bathrooms, squareMeters, coordinates }: Merged): boolean {
  return [bedrooms ?? rooms, bathrooms, squareMeters, coordinates].every(
    (found) => found !== undefined && found.field.layer !== "text" && found.field.layer !== "open-graph",
  );
}

const mostOpeningBlocks = 40;

const longestBanner = 140;
/** "Apartment not available before May". */
const forNow = /\b(?:until|till|before|from|bis|vor|avant|jusqu|hasta|antes|fino|prima)\b/i;

/** A banner above the home that was. */
function opensGone({ blocks }: PageFacts): boolean {
  return blocks
    .slice(0, mostOpeningBlocks)
    .some(
      ({ text, isAside }) =>
        !isAside && text.length < longestBanner && goneWords.test(text) && !forNow.test(text),
    );
}

/** "1 result": searches count even what they found once. */
const countAlone = /^(?:showing )?\d+ (?:results?|properties|property|homes?|listings?)(?: found)?$/i;
const countFirst =
  /^(?:(?:showing|found|total|hiện có|총|mostrando|trovati|znaleziono|найдено|fundet|hittade|totalt|共|找到)[:\s]{0,2})?\d/iu;
/** "พบ 120 รายการ", but not "10 new homes every week". */
const countLast = new RegExp(`^\\P{Nd}{2,16}(?:${countOfHomes.source})\\P{L}*$`, "iu");
const noResults =
  /(?:^|[^\p{L}])(?:no (?:results|properties|listings|homes|matches|ads)|aucune? (?:résultat|annonce|bien)|keine (?:ergebnisse|treffer|objekte|immobilien|angebote)|no (?:se han|hemos) encontrado|sin resultados|nessun (?:risultato|annuncio|immobile)|nenhum (?:resultado|imóvel|anúncio)|brak (?:wyników|ogłoszeń|ofert)|ничего не найдено|нет (?:объявлений|результатов)|ไม่พบ|没有找到|geen (?:resultaten|woningen)|inga träffar|ingen treff|žádné (?:výsledky|nabídky)|nincs találat|sonuç bulunamad|검색 ?결과가 없)/iu;

function saysCount({ blocks }: PageFacts): boolean {
  return blocks.some(({ text, isAside }) => {
    if (isAside || text.length > 100) return false;
    if (noResults.test(text)) return true;
    return (
      text.length < 40 &&
      (countAlone.test(text) || (countFirst.test(text) && countOfHomes.test(text)) || countLast.test(text))
    );
  });
}

function statesPlainly({ price }: Merged, facts: PageFacts): boolean {
  if (!price) return saysOnRequest(facts);
  return price.field.layer !== "text" || statesOwnPrice(facts) || standsAlone(price.value.amount, facts);
}

/** Whoever explains how one buys and sells offers nothing. */
const dealing =
  /\b(?:buy|sell)(?:ing|ers?)?\b|\brent(?:ing|ers)\b|\b(?:when|how|where|why)\b.*$|(?<!à |a |zu |zum |te |de )(?<!\p{L})(?:acheter|vendre|louer|comprar|vender|alquilar|kaufen|verkaufen|mieten|vermieten|comprare|vendere|affittare|kupić|sprzedać|wynająć|купить|продать|снять|сдать|kopen|verkopen|huren|köpa|sälja|买房|租房|購入)(?!\p{L})/giu;

/** Guides, answers and news tell in sentences what homes cost; a page about one says its price by itself, or offers it. */
function isToldInProse({ price }: Merged, facts: PageFacts, offering: string): boolean {
  if (!price || readOffer(offering.replace(dealing, "")) !== null) return false;
  if (saysPrice.test(price.field.raw) && namesOneHome(facts.headings[0] ?? facts.title)) return false;
  const { layer, raw } = price.field;
  if (layer !== "text" && (layer !== "open-graph" || lettersIn(raw) <= mostLettersBesidePrice)) return false;
  return !statesOwnPrice(facts) && !standsAlone(price.value.amount, facts);
}

/** "Two-room flat in the old town". */
function namesOneHome(heading: string): boolean {
  return (
    readKind(heading) !== null &&
    (readRooms("rooms", heading) !== null || readRooms("bedrooms", heading) !== null)
  );
}

/** No short text says the price. */
function isOnlyInProse({ price }: Merged, facts: PageFacts): boolean {
  if (price?.field.layer !== "text") return false;
  return ![...findPrices(facts).prices.values()].some(({ amount }) => amount === price.value.amount);
}

/** A price and a measure or two, and no word of what it is: furniture has as much, but no bathrooms. */
function isNothingNamed(
  { price, kind, bedrooms, bathrooms, rooms, squareMeters }: Merged,
  facts: PageFacts,
): boolean {
  if (price?.field.layer !== "text" || kind !== undefined || (bedrooms && bathrooms)) return false;
  // A table of price, size and rooms is a home's.
  return !(squareMeters && (rooms ?? bedrooms) && statesOwnPrice(facts));
}

/** Nobody sells a home for so little, in any money. */
const leastForSale = 1000;
const leastRent = 40;

function isTooCheap({ price, offer, rent }: Merged): boolean {
  if (!price) return false;
  const monthly = monthlyRent(price.value);
  if (monthly !== null && monthly < leastRent) return true;
  if (rent || offer?.value === "rent" || price.value.period !== "total") return false;
  return price.value.amount < leastForSale && price.field.layer !== "selectors";
}

function isLetByMonth({ price, rent }: Merged): boolean {
  return rent !== undefined || (price !== undefined && /^(?:month|week|year)$/.test(price.value.period));
}

const bookingWords =
  /check-?in|check-?out|\bguests?\b|\bsleeps \d|free cancellation|\breserve\b|book (?:now|your)/i;

/** Whole homes say how many rooms they have; whoever books them by the night is no tenant. */
function isRoomByNight({ price, rent, bedrooms, rooms, bathrooms }: Merged, facts: PageFacts): boolean {
  if (price?.value.period !== "night" || rent) return false;
  const counted = bedrooms ?? rooms ?? bathrooms;
  return !counted || facts.blocks.some(({ text }) => text.length < 400 && bookingWords.test(text));
}

/** A price in the page's own metadata, and a headline that names a home that is offered: enough without measures. */
function offersHome(heading: string, { price, offer, coordinates }: Merged): boolean {
  if (!price || price.field.layer === "text") return false;
  // Data of a map says where the home is; a price alone may be anything's.
  if (price.field.layer === "embedded-state" ? coordinates?.field.layer !== "embedded-state" : !offer)
    return false;
  const kind = readKind(heading.replace(/\bhome\b/gi, ""));
  return kind === "condo" || kind === "house";
}

/** What somebody wrote about homes names prices and rooms too, in its sentences. */
function isArticle({ facts, merged, roots, url }: Evidence): boolean {
  if (roots.some((root) => typesOf(root).some((type) => /^(?:BlogPosting|NewsArticle)$/.test(type))))
    return true;
  const isCalledSo =
    facts.metas.get("og:type")?.[0] === "article" ||
    facts.metas.has("article:published_time") ||
    articlePath.test(URL.parse(url ?? "")?.pathname ?? "");
  return isCalledSo && merged.price?.field.layer === "text" && !standsAlone(merged.price.value.amount, facts);
}

const articlePath =
  /\/(?:blog|news|articles?|guides?|magazine?|stories|advice|ratgeber|actualites?|conseils|noticias|statti|novosti)\/|\/20\d\d\/\d\d\//i;
/** "Asking price:", "baht a month": more words make a sentence. */
const mostLettersBesidePrice = 20;
const label = /^[^:：\d]{1,40}[:：]/;

/** A price is the home's when it stands by itself somewhere. */
function standsAlone(amount: number, facts: PageFacts): boolean {
  return facts.blocks.some(
    ({ text, isAside }) =>
      !isAside &&
      lettersIn(text.replace(label, "")) <= mostLettersBesidePrice &&
      readPrice(text)?.amount === amount,
  );
}

function lettersIn(text: string): number {
  return text.replace(/\P{L}/gu, "").length;
}

function isOthersPrice({ price }: Merged, facts: PageFacts): boolean {
  if (price?.field.layer !== "text" && price?.field.layer !== "embedded-state") return false;
  return (
    isOnlyIn(findPrices(facts).listed, price.value.amount, facts) &&
    !statesOwnPrice(facts) &&
    !statesOwnMeasures(facts)
  );
}

/** "212 listings", and each price stands with its own home's size or rooms. */
function isCountedPrice({ price }: Merged, facts: PageFacts): boolean {
  if (price?.field.layer !== "text" || statesOwnPrice(facts) || statesOwnMeasures(facts)) return false;
  return isOnlyIn(findPrices(facts).paired, price.value.amount, facts) && saysCount(facts);
}

function isInMeasured({ price }: Merged, facts: PageFacts): boolean {
  return price !== undefined && isOnlyIn(findPrices(facts).measured, price.value.amount, facts);
}

/** What a page is about when it is no home although it shows one or two: an agent, the market, a hotel, the site itself. */
import { readKind, readOffer } from "../normalise/type-and-status.ts";
import { plainWords } from "./clean-text.ts";
import type { PageFacts } from "./page-facts.ts";
import { statesOwnPrice } from "./page-prices.ts";
import type { SchemaNode } from "./schema-items.ts";
import { isHome, typesOf } from "./schema-org.ts";
import { firstText } from "./schema-values.ts";

const agents = /^(?:RealEstateAgent|Person|RealEstateAgency)$/;
const hotels = /^(?:Hotel|Hostel|Motel|Resort|BedAndBreakfast|VacationRental|LodgingBusiness|HotelRoom)$/;
const marketWords =
  /(?:house|home|property|real estate|apartment|land) prices|estimated value|price (?:index|trends?)|market report|average price|immobilienpreise|preisspiegel|prix (?:de l['’])?immobilier|precio medio|prezzi immobili|ceny mieszkań|ราคาประเมิน|ราคาเฉลี่ย|цены на (?:квартиры|недвижимость)|房价走势/i;
const ownTools =
  /^(?:category|tag|archives?|kategorie|catégorie|categoría|หมวดหมู่)\s*:|^(?:compare|(?:my )?(?:saved|favou?rite)) (?:homes|properties|listings)|^(?:recently|just) (?:sold|let)|frequently asked|^faqs?$/i;
const questions =
  /^(?:how|what|why|when|where|is|are|can|should|do|does)\b[^|]*\?|^(?:how|why|what|when) (?:i|we|you|my|to|much)\b|\b(?:explained|checklist|beginner['’]s guide|tips for|things to (?:know|do)|cost of living|living costs)\b/i;
/** Tools, services and things that name rooms and prices too. */
const notHomes =
  /calculator|insurance|versicherung|assurance habitation|(?:^|\s)\p{L}*rechner(?!\p{L})|simulateur|calculadora|kalkulator|калькулятор|คำนวณ|计算器|\b(?:moving|cleaning|removals?) (?:company|services?)|^(?:move|clean) (?:a|your)\b/iu;
const wanted =
  /^(?:home |house |flat )?wanted\b|^(?:(?:i am|we are) )?looking (?:for|to)\b|^(?:suche|cherche|busco|cerco|сниму|куплю)\s|ต้องการ(?:ซื้อ|เช่า)|รับซื้อ|求购|求租/i;
/** What an agent's page has in its headings, and a home's has not. */
const agentWords =
  /^(?:about (?:me|us)|(?:my|our|active|past|current) (?:listings|sales|properties|transactions)|(?:recent|past) sales|sobre (?:m[ií]|nosotros)|über (?:mich|uns)|à propos|mis propiedades|unsere (?:objekte|angebote)|nos (?:biens|annonces)|о компании|объекты агента|mes annonces|agent reviews|client reviews|testimonials)/i;
/** An agency calls itself so before its own name. */
const agency =
  /^[^|–—-]{0,30}(?:(?:estate|letting|real estate) agents?|agence immobilière|immobilienmakler|inmobiliaria|agenzia immobiliare|biuro nieruchomości|агентство недвижимости|риелтор|realtors?|부동산 ?중개|不動産会社|makelaar|mäklare|eiendomsmegler|ejendomsmægler|emlak ofisi|agen properti)(?!\p{L})/iu;
const adviceWords =
  /nos conseils|conseils pour|ratgeber|tipps (?:für|zum)|consejos (?:para|al)|guía (?:de|para)|guida (?:a|all)|consigli per|как (?:купить|продать|снять|сдать|выбрать)|советы|poradnik|相場|买房攻略|购房指南|怎么选|신고가|상승|하락/iu;
const welcomeWords = /^(?:find|search|discover|welcome|willkommen|bienven|ค้นหา|ยินดีต้อนรับ)/i;

const things =
  /\b(?:motor ?home|caravan|camper(?:van)?|yacht|hatchback|sedan|sofa|wardrobe|mattress|bed frame|bunk bed|double bed)s?\b/i;

/** "Bungalow with space for a caravan" names a home first. */
function isThing(heading: string): boolean {
  const at = heading.search(things);
  return at >= 0 && readKind(heading.slice(0, at)) === null && readOffer(heading.slice(0, at)) === null;
}

/** Pages about somebody or something else that show a home or two beside it. */
export function otherSubject(
  facts: PageFacts,
  roots: readonly SchemaNode[],
  url: string | null,
): string | null {
  const [heading = ""] = facts.headings;
  const isNamed = (name: string) =>
    name.length > 3 &&
    plainWords(heading) === plainWords(name) &&
    plainWords(facts.title).startsWith(plainWords(name));
  if (roots.some((root) => hasType(root, agents) && isNamed(firstText(root["name"]) ?? "")))
    return "no-home-described";
  if (wanted.test(heading)) return "no-home-described";
  const isAsked = /^(?:how|what|why|when|should) [^|]*\?/i.test(facts.title);
  if (adviceWords.test(heading) && !statesOwnPrice(facts)) return "article";
  if (isAsked || questions.test(heading)) return "article";
  if (notHomes.test(heading) || isThing(heading)) return "no-home-described";
  if (marketWords.test(heading) && !statesOwnPrice(facts)) return "article";
  const isOfAgent = facts.blocks.some(({ tag, text }) => /^h[2-4]$/.test(tag) && agentWords.test(text));
  const isAgency = agency.test(facts.title) || agency.test(heading);
  if ((isOfAgent || isAgency) && !/\d/.test(heading) && readKind(heading) === null && !statesOwnPrice(facts))
    return "no-home-described";
  if (ownTools.test(heading)) return "list-of-homes";
  const isFront = /^\/(?:[a-z]{2}\/?)?$/.test(URL.parse(url ?? "")?.pathname ?? "");
  const searches = roots.some(
    (root) => typesOf(root).includes("WebSite") && root["potentialAction"] !== undefined,
  );
  return isFront && (searches || welcomeWords.test(heading)) && !statesOwnPrice(facts)
    ? "list-of-homes"
    : null;
}

/** A hotel has rooms by the night; one that offers a flat for sale says what the flat is. */
export function isHotelOnly(roots: readonly SchemaNode[]): boolean {
  const homes = roots.filter(isHome);
  return homes.length > 0 && homes.every((root) => hasType(root, hotels) && root["offers"] === undefined);
}

function hasType(node: SchemaNode, types: RegExp): boolean {
  return typesOf(node).some((type) => types.test(type));
}

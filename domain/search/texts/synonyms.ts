/**
 * Words with the same meaning. The search also finds a text that uses another word than the search, and ranks it a
 * little lower.
 */
import type { Locale } from "../../languages/locales.ts";
import { alphabetic, foldText } from "../fold-text.ts";

const groups: Record<Locale, string[]> = {
  en: [
    "foreigner, foreigners, foreign, expat, expats, farang, non thai",
    "retire, retirement, pensioner",
    "cost, costs, price, fee, fees, expense, expenses, charge",
    "tax, taxes",
    "let, airbnb, sublet, tenant, tenants, rent out, holiday guests, short term, nightly",
    "own, owner, ownership, buy, buying",
    "die, death, dies, inherit, inheritance, heirs, children",
    "home, house, condo, apartment, property",
    "noisy, noise, quiet, loud",
    "wife, husband, spouse, married, girlfriend",
  ],
  th: [
    "ต่างชาติ, ฝรั่ง, ชาวต่างชาติ, คนต่างชาติ",
    "เป็นเจ้าของ, ซื้อ, ถือครอง",
    "ค่าใช้จ่าย, ค่าธรรมเนียม, เสียค่า",
    "ค่าโอน, ค่าธรรมเนียมการโอน, ค่าธรรมเนียมโอน, วันโอน",
    "มรดก, เสียชีวิต, ตาย, ลูก",
    "น่าอยู่, อยู่อาศัย, ใช้ชีวิต",
    "คอนโด, บ้าน, ห้อง, ห้องชุด",
    "เกษียณ, วัยเกษียณ, บำนาญ",
  ],
  zh: [
    "外国人, 老外, 中国人, 外籍",
    "过户费, 过户, 税费, 手续费",
    "土地厅, 土地局, 地政局, 土地办公室, 房管局",
    "卖方融资, 卖家融资, 卖家贷款, 业主贷款",
    "继承, 去世, 遗产, 孩子",
    "买, 拥有, 购买",
    "生活, 居住, 住在, 宜居",
    "退休, 养老",
    "出租, 短租, 民宿, 日租",
  ],
  ru: [
    "иностранец, иностранная, иностранцев, русский, россиянин",
    "пенсия, пенсионер, старость",
    "стоимость, расходы, цена, сбор, сборы, стоит",
    "налог, налоги",
    "умру, смерть, наследство, унаследовать, дети",
    "сдавать, аренда, арендная плата, аренду, жильцы, посуточно",
    "владеть, купить, собственность, собственник",
    "жилье, квартира, дом",
    "жить, жизнь",
  ],
  de: [
    "ausländer, ausländische, ausländerquote, deutscher, schweizer",
    "rente, ruhestand, rentner",
    "kosten, kostet, gebühren, gebühr, nebenkosten, kaufnebenkosten",
    "steuer, steuern, versteuern",
    "erben, sterben, tod, vererben, kinder",
    "vermieten, feriengäste, airbnb, nächteweise",
    "kauf, kaufen, wohnungskauf, hauskauf, erwerb, eigentümer, gehören",
    "wohnung, haus, condo, immobilie",
    "leben, wohnen",
  ],
  fr: [
    "étranger, étrangers, expatrié, français",
    "retraite, retraité, retraités",
    "coût, coûts, coûte, frais, prix",
    "impôt, impôts, taxe, taxes, fiscalité",
    "hériter, mourir, meurs, décès, succession, enfants",
    "louer, vacanciers, airbnb, sous-louer",
    "acheter, achat, posséder, propriétaire",
    "logement, appartement, maison",
    "vivre, vie, habiter",
  ],
};

/** The single words of the groups. They say something even where they are common. */
export function synonymWords(language: Locale): ReadonlySet<string> {
  return new Set((readGroups.get(language) ?? []).flat().filter((phrase) => !phrase.includes(" ")));
}

/** The phrases of the groups that a search has one of. `typed` is that one. */
export type Synonyms = { typed: string; others: readonly string[] };

const plain = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

const readGroups = new Map(
  Object.entries(groups).map(([locale, listed]) => [locale, listed.map((one) => one.split(",").map(plain))]),
);

/** Each with the longest of its phrases; `rest` is the search without them. */
export function takeSynonyms(search: string, language: Locale): { found: Synonyms[]; rest: string } {
  let rest = ` ${plain(search)} `;
  const found: Synonyms[] = [];
  for (const group of readGroups.get(language) ?? []) {
    const [typed] = group
      .filter((phrase) => rest.includes(spaced(phrase)))
      .toSorted((one, other) => other.length - one.length);
    if (!typed) continue;
    rest = rest.replace(spaced(typed), spaced(typed).startsWith(" ") ? " " : "  ");
    found.push({ typed, others: group.filter((phrase) => phrase !== typed) });
  }
  return { found, rest };
}

/** Whole words where a language has spaces. */
function spaced(phrase: string): string {
  return alphabetic.test(phrase) ? ` ${phrase} ` : phrase;
}

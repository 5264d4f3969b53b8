/** Words of one meaning. A text that says it otherwise than the search is found too, a little later. */
import type { Locale } from "../../languages/locales.ts";
import { alphabetic, foldText } from "../fold-text.ts";

const groups: Record<Locale, string[]> = {
  en: [
    "pet, pets, dog, dogs, cat, cats, animal, animals",
    "stop, quit, cancel, give up, can t pay, cannot pay, unable to pay, default",
    "foreigner, foreigners, foreign, expat, expats, farang, non thai",
    "retire, retirement, pensioner",
    "cost, costs, price, fee, fees, expense, expenses, charge",
    "tax, taxes",
    "lawyer, solicitor, attorney",
    "let, airbnb, sublet, tenant, tenants, rent out, holiday guests, short term, nightly",
    "early, sooner, ahead, payoff",
    "own, owner, ownership, buy, buying",
    "die, death, dies, inherit, inheritance, heirs, children",
    "late, missed, delay, delayed",
    "home, house, condo, apartment, property",
    "flood, flooding, floods",
    "noisy, noise, quiet, loud",
    "crypto, bitcoin, cryptocurrency",
    "wife, husband, spouse, married, girlfriend",
    "deposit, down payment, upfront",
    "visa, residency",
  ],
  th: [
    "สัตว์, หมา, แมว, สุนัข, สัตว์เลี้ยง",
    "หยุดจ่าย, ผ่อนไม่ไหว, จ่ายไม่ไหว, เลิกผ่อน, หยุดผ่อน, ผิดนัด, ไม่จ่าย, ผ่อนไม่ได้",
    "ต่างชาติ, ฝรั่ง, ชาวต่างชาติ, คนต่างชาติ",
    "เป็นเจ้าของ, ซื้อ, ถือครอง",
    "ค่าใช้จ่าย, ค่าธรรมเนียม, เสียค่า",
    "ค่าโอน, ค่าธรรมเนียมการโอน, ค่าธรรมเนียมโอน, วันโอน",
    "ทนาย, ทนายความ",
    "มรดก, เสียชีวิต, ตาย, ลูก",
    "จ่ายช้า, ล่าช้า, ค้างงวด",
    "น่าอยู่, อยู่อาศัย, ใช้ชีวิต",
    "คอนโด, บ้าน, ห้อง, ห้องชุด",
    "เกษียณ, วัยเกษียณ, บำนาญ",
  ],
  zh: [
    "宠物, 狗, 猫, 动物",
    "付不下去, 不付, 停止付款, 断供, 付不起, 停付, 违约, 还不起",
    "外国人, 老外, 中国人, 外籍",
    "过户费, 过户, 税费, 手续费",
    "律师",
    "土地厅, 土地局, 地政局, 土地办公室, 房管局",
    "卖方融资, 卖家融资, 卖家贷款, 业主贷款",
    "首付, 首付款, 首期, 头款, 定金",
    "继承, 去世, 遗产, 孩子",
    "买, 拥有, 购买",
    "生活, 居住, 住在, 宜居",
    "退休, 养老",
    "出租, 短租, 民宿, 日租",
    "提前还, 提前还清, 还清",
  ],
  ru: [
    "животное, животные, собака, собакой, собаку, кошка, кошкой, питомец",
    "остановиться, перестану платить, перестать платить, не смогу платить, не платить, прекратить, нечем платить, дефолт",
    "иностранец, иностранная, иностранцев, русский, россиянин",
    "пенсия, пенсионер, старость",
    "стоимость, расходы, цена, сбор, сборы, стоит",
    "налог, налоги",
    "юрист, адвокат",
    "умру, смерть, наследство, унаследовать, дети",
    "сдавать, аренда, арендная плата, аренду, жильцы, посуточно",
    "владеть, купить, собственность, собственник",
    "жилье, квартира, дом",
    "жить, жизнь",
    "досрочно, раньше",
  ],
  de: [
    "haustier, haustiere, hund, hunde, katze, katzen, tier",
    "weiterzahlen, nicht mehr zahlen, aufhören, verzug, zahlungsunfähig, kündigen",
    "ausländer, ausländische, ausländerquote, deutscher, schweizer",
    "rente, ruhestand, rentner",
    "kosten, kostet, gebühren, gebühr, nebenkosten, kaufnebenkosten",
    "steuer, steuern, versteuern",
    "anwalt, rechtsanwalt, notar",
    "erben, sterben, tod, vererben, kinder",
    "vermieten, feriengäste, airbnb, nächteweise",
    "kauf, kaufen, wohnungskauf, hauskauf, erwerb, eigentümer, gehören",
    "wohnung, haus, condo, immobilie",
    "vorzeitig, früher, ablösen, ablösung",
    "leben, wohnen",
  ],
  fr: [
    "animal, animaux, chien, chiens, chat, chats",
    "arrêter, arrêter de payer, arrête de payer, ne plus payer, cesser, défaillance, impayé",
    "étranger, étrangers, expatrié, français",
    "retraite, retraité, retraités",
    "coût, coûts, coûte, frais, prix",
    "impôt, impôts, taxe, taxes, fiscalité",
    "avocat, notaire",
    "hériter, mourir, meurs, décès, succession, enfants",
    "louer, vacanciers, airbnb, sous-louer",
    "acheter, achat, posséder, propriétaire",
    "logement, appartement, maison",
    "anticipation, anticipé, avance",
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

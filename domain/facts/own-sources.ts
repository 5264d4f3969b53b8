/** Sources that have no name of their own: we describe them, so each reader reads them in their language. */
import { type Locale, defaultLocale } from "../languages/locales.ts";

type InWords = Readonly<Record<Locale, string>>;

export const publishedFees: InWords = {
  en: "Fees that buildings in Pattaya and Bangkok have published",
  th: "ค่าส่วนกลางที่อาคารในพัทยาและกรุงเทพฯ ประกาศไว้",
  zh: "芭提雅和曼谷各楼盘公布的收费标准",
  ru: "Плата за обслуживание, объявленная домами в Паттайе и Бангкоке",
  de: "Hausgeld, das Gebäude in Pattaya und Bangkok veröffentlicht haben",
  fr: "Charges que des immeubles de Pattaya et de Bangkok ont publiées",
};

export const customOfLeases: InWords = {
  en: "custom of private leases, as letting agents describe it",
  th: "ธรรมเนียมของสัญญาเช่ารายย่อย ตามที่นายหน้าให้เช่าอธิบาย",
  zh: "租赁中介所说的私人租约惯例",
  ru: "обычаи частной аренды, как их описывают агенты по аренде",
  de: "Brauch bei privaten Mietverträgen, wie Vermietungsmakler ihn beschreiben",
  fr: "usage des baux entre particuliers, tel que le décrivent les agents de location",
};

export const americanRule: InWords = {
  en: "Rule of thumb, United States market",
  th: "หลักคร่าว ๆ จากตลาดสหรัฐอเมริกา",
  zh: "美国市场的经验法则",
  ru: "Приближённое правило, рынок США",
  de: "Faustregel, Markt der USA",
  fr: "Règle empirique, marché des États-Unis",
};

/** Undefined for a source with a name, which stays in English. */
export function describeOwnSource(name: string, locale: Locale): string | undefined {
  return [publishedFees, customOfLeases, americanRule].find((one) => one[defaultLocale] === name)?.[locale];
}

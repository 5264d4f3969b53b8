/** Districts of Pattaya and a few other Thai places, as each language spells them. */
import type { Language, Place } from "../market.ts";

type Spelt = Record<"en" | "th" | "ru" | "zh", string>;

const pattaya: Spelt = { en: "Pattaya", th: "พัทยา", ru: "Паттайя", zh: "芭提雅" };
const chonburi: Spelt = { en: "Chonburi", th: "ชลบุรี", ru: "Чонбури", zh: "春武里" };
const bangkok: Spelt = { en: "Bangkok", th: "กรุงเทพ", ru: "Бангкок", zh: "曼谷" };
const phuket: Spelt = { en: "Phuket", th: "ภูเก็ต", ru: "Пхукет", zh: "普吉" };

const districts: readonly (readonly [Spelt, Spelt, Spelt, ...string[]])[] = [
  [{ en: "Jomtien", th: "จอมเทียน", ru: "Джомтьен", zh: "中天" }, pattaya, chonburi, "หนองปรือ", "บางละมุง"],
  [
    { en: "Pratumnak", th: "เขาพระตำหนัก", ru: "Пратамнак", zh: "帕塔纳克" },
    pattaya,
    chonburi,
    "พระตำหนัก",
    "บางละมุง",
  ],
  [{ en: "Naklua", th: "นาเกลือ", ru: "Наклуа", zh: "纳克鲁阿" }, pattaya, chonburi, "บางละมุง"],
  [{ en: "Wongamat", th: "วงศ์อมาตย์", ru: "Вонгамат", zh: "翁阿玛" }, pattaya, chonburi, "นาเกลือ", "บางละมุง"],
  [
    { en: "Central Pattaya", th: "พัทยากลาง", ru: "Центральная Паттайя", zh: "芭提雅市中心" },
    pattaya,
    chonburi,
    "บางละมุง",
  ],
  [{ en: "Huay Yai", th: "ห้วยใหญ่", ru: "Хуай Яй", zh: "会艾" }, pattaya, chonburi, "บางละมุง"],
  [{ en: "Na Jomtien", th: "นาจอมเทียน", ru: "На Джомтьен", zh: "纳中天" }, pattaya, chonburi, "สัตหีบ"],
  [{ en: "Bang Saray", th: "บางเสร่", ru: "Банг Сарай", zh: "邦萨雷" }, pattaya, chonburi, "สัตหีบ"],
  [{ en: "On Nut", th: "อ่อนนุช", ru: "Он Нут", zh: "安努" }, bangkok, bangkok, "สวนหลวง"],
  [{ en: "Rawai", th: "ราไวย์", ru: "Равай", zh: "拉威" }, phuket, phuket, "เมืองภูเก็ต"],
];

export function thaiPlaces(language: Language): Place[] {
  const spelling = language === "th" || language === "ru" || language === "zh" ? language : "en";
  return districts.map(([district, city, region, ...others]) => ({
    district: district[spelling],
    city: city[spelling],
    region: region[spelling],
    names: [...Object.values(district), ...Object.values(city), ...Object.values(region), ...others],
  }));
}

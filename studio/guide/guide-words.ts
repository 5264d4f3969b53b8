/** The guide's words outside its text: on the cover, in the contents and on the map. */
import type { Locale } from "../../domain/languages/locales.ts";

type Words = {
  contents: string;
  /** `{{day}}` is the day of the text. */
  edition: string;
  /** On the cover while the business's own data are samples. */
  sample: string;
  map: string;
};

export const guideWords: Record<Locale, Words> = {
  en: {
    contents: "Contents",
    edition: "As of {{day}}",
    sample:
      "Sample edition: the company, its contacts and the terms of its offers are invented until the owner confirms them.",
    map: "Map of the coast from Naklua to Bang Saray with the names of the eight areas",
  },
  th: {
    contents: "สารบัญ",
    edition: "ข้อมูล ณ วันที่ {{day}}",
    sample: "ฉบับตัวอย่าง ชื่อบริษัท ช่องทางติดต่อ และเงื่อนไขข้อเสนอเป็นข้อมูลสมมติจนกว่าเจ้าของกิจการจะยืนยัน",
    map: "แผนที่ชายฝั่งจากนาเกลือถึงบางเสร่ พร้อมชื่อทำเลทั้งแปด",
  },
  zh: {
    contents: "目录",
    edition: "内容截至 {{day}}",
    sample: "样本版：公司名称、联系方式和方案条款均为虚构，待网站所有者确认后替换。",
    map: "从那库拉到邦沙雷的海岸地图，标有八个区域的名称",
  },
  ru: {
    contents: "Содержание",
    edition: "По состоянию на {{day}}",
    sample:
      "Пробное издание: компания, её контакты и условия предложений вымышлены, пока их не подтвердит владелец сайта.",
    map: "Карта побережья от Наклуа до Банг Сарая с названиями восьми районов",
  },
  de: {
    contents: "Inhalt",
    edition: "Stand: {{day}}",
    sample:
      "Musterausgabe: Firma, Kontaktdaten und Konditionen sind erfunden, bis der Inhaber der Website sie bestätigt.",
    map: "Karte der Küste von Naklua bis Bang Saray mit den Namen der acht Lagen",
  },
  fr: {
    contents: "Sommaire",
    edition: "À jour au {{day}}",
    sample:
      "Édition d’essai : la société, ses coordonnées et les conditions de ses offres sont fictives tant que le propriétaire du site ne les a pas confirmées.",
    map: "Carte de la côte, de Naklua à Bang Saray, avec le nom des huit quartiers",
  },
};

/** Who and what a preview names in place of a person and a home. Each says in its language that it is a sample. */
import type { Locale } from "../languages/locales.ts";

type SampleWords = { person: string; home: string; building: string; place: string; seller: string };

/** In place of the number of an enquiry, a contract or a receipt. */
export const sampleReference = "SAMPLE";

export const sampleWords: Record<Locale, SampleWords> = {
  en: {
    person: "Alex Sample",
    home: "Sample home",
    building: "Sample building",
    place: "Sample address, Pattaya",
    seller: "Sample seller",
  },
  th: {
    person: "ลูกค้าตัวอย่าง",
    home: "ที่อยู่อาศัยตัวอย่าง",
    building: "อาคารตัวอย่าง",
    place: "ที่อยู่ตัวอย่าง พัทยา",
    seller: "ผู้ขายตัวอย่าง",
  },
  zh: {
    person: "示例客户",
    home: "示例房源",
    building: "示例楼盘",
    place: "示例地址，芭提雅",
    seller: "示例卖方",
  },
  ru: {
    person: "Анна Примерова",
    home: "Объект для примера",
    building: "Дом для примера",
    place: "Адрес для примера, Паттайя",
    seller: "Продавец для примера",
  },
  de: {
    person: "Erika Muster",
    home: "Musterwohnung",
    building: "Mustergebäude",
    place: "Musteradresse, Pattaya",
    seller: "Musterverkäufer",
  },
  fr: {
    person: "Camille Exemple",
    home: "Logement d’exemple",
    building: "Résidence d’exemple",
    place: "Adresse d’exemple, Pattaya",
    seller: "Vendeur d’exemple",
  },
};

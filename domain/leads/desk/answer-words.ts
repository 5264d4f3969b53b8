/** What the office calls the questions of our forms and the choices in them: in the enquiry, and in the letter about it. */
import type { AdminLocale } from "../../languages/locales.ts";
import type { Deal, homeKinds, namesHeld } from "../../offers/offer-choices.ts";
import type { purposes, timings, viewingBy, wantedHomes } from "../lead-choices.ts";

type Choices<Names extends readonly string[]> = Record<Names[number], string>;

const answerNames = [
  "monthlyBudget",
  "moneyDown",
  "wantedHome",
  "wantedArea",
  "purpose",
  "timing",
  "preferredTime",
  "viewingAt",
  "viewingBy",
  "website",
  "deal",
  "homeKind",
  "building",
  "area",
  "size",
  "floor",
  "bedrooms",
  "bathrooms",
  "titleDeed",
  "houseBook",
  "heldIn",
  "wish",
  "freeFrom",
] as const;
export type AnswerName = (typeof answerNames)[number];

type AnswerWords = {
  /** In the order in which they are read. */
  names: Record<AnswerName, string>;
  choices: {
    wantedHome: Choices<typeof wantedHomes>;
    purpose: Choices<typeof purposes>;
    timing: Choices<typeof timings>;
    viewingBy: Choices<typeof viewingBy>;
    deal: Record<Deal, string>;
    homeKind: Choices<typeof homeKinds>;
    heldIn: Choices<typeof namesHeld>;
    bedrooms: Record<"0" | "5", string>;
    bathrooms: Record<"5", string>;
    titleDeed: Record<"yes", string>;
    houseBook: Record<"yes", string>;
  };
  squareMeters: string;
};

export const answerWords: Record<AdminLocale, AnswerWords> = {
  en: {
    names: {
      monthlyBudget: "A month",
      moneyDown: "First payment",
      wantedHome: "Kind of home",
      wantedArea: "Area",
      purpose: "Wants to",
      timing: "When",
      preferredTime: "Suits them",
      viewingAt: "Viewing wished",
      viewingBy: "Preferred way of viewing",
      website: "Website",
      deal: "The owner wants to",
      homeKind: "Kind of home",
      building: "Building, village or street",
      area: "Area",
      size: "Size",
      floor: "Floor",
      bedrooms: "Bedrooms",
      bathrooms: "Bathrooms",
      titleDeed: "Title deed (chanote)",
      houseBook: "House book (tabien baan)",
      heldIn: "In whose name",
      wish: "Price or monthly rent hoped for",
      freeFrom: "Free from",
    },
    choices: {
      wantedHome: {
        studio: "Studio",
        "one-bedroom": "One bedroom",
        "two-bedrooms": "Two bedrooms",
        "three-or-more": "Three or more bedrooms",
        house: "House",
      },
      purpose: { "move-in": "Live in it", "rent-out": "Rent it out", both: "Live in it and rent it out" },
      timing: {
        now: "As soon as possible",
        "three-months": "Within three months",
        "six-months": "Within six months",
        "a-year": "Within a year",
        later: "Later",
      },
      viewingBy: { "in-person": "In person", video: "By video" },
      deal: { sell: "Sell", finance: "Sell in instalments", let: "Let" },
      homeKind: { condo: "Condo", house: "House" },
      heldIn: {
        "foreign-quota": "Foreign quota",
        "thai-name": "A Thai name",
        company: "The name of a company",
        leasehold: "Leasehold",
      },
      bedrooms: { 0: "Studio", 5: "5 or more" },
      bathrooms: { 5: "5 or more" },
      titleDeed: { yes: "Has it" },
      houseBook: { yes: "Has it" },
    },
    squareMeters: "m²",
  },
  th: {
    names: {
      monthlyBudget: "ต่อเดือน",
      moneyDown: "เงินก้อนแรก",
      wantedHome: "ประเภทที่อยู่อาศัย",
      wantedArea: "ย่าน",
      purpose: "ต้องการ",
      timing: "เมื่อไร",
      preferredTime: "เวลาที่สะดวก",
      viewingAt: "เวลาที่อยากเข้าชม",
      viewingBy: "วิธีเข้าชมที่ต้องการ",
      website: "เว็บไซต์",
      deal: "เจ้าของต้องการ",
      homeKind: "ประเภททรัพย์",
      building: "อาคาร โครงการ หรือถนน",
      area: "ย่าน",
      size: "ขนาด",
      floor: "ชั้น",
      bedrooms: "ห้องนอน",
      bathrooms: "ห้องน้ำ",
      titleDeed: "โฉนดหรือหนังสือกรรมสิทธิ์ห้องชุด",
      houseBook: "ทะเบียนบ้าน",
      heldIn: "กรรมสิทธิ์เป็นชื่อใคร",
      wish: "ราคาขายหรือค่าเช่าต่อเดือนที่ต้องการ",
      freeFrom: "ว่างตั้งแต่",
    },
    choices: {
      wantedHome: {
        studio: "สตูดิโอ",
        "one-bedroom": "หนึ่งห้องนอน",
        "two-bedrooms": "สองห้องนอน",
        "three-or-more": "สามห้องนอนขึ้นไป",
        house: "บ้าน",
      },
      purpose: { "move-in": "เข้าอยู่เอง", "rent-out": "ปล่อยเช่า", both: "อยู่เองและปล่อยเช่า" },
      timing: {
        now: "เร็วที่สุด",
        "three-months": "ภายในสามเดือน",
        "six-months": "ภายในหกเดือน",
        "a-year": "ภายในหนึ่งปี",
        later: "ภายหลัง",
      },
      viewingBy: { "in-person": "ที่สถานที่จริง", video: "ทางวิดีโอ" },
      deal: { sell: "ขาย", finance: "ขายแบบผ่อน", let: "ปล่อยเช่า" },
      homeKind: { condo: "คอนโด", house: "บ้าน" },
      heldIn: {
        "foreign-quota": "โควตาต่างชาติ",
        "thai-name": "ชื่อคนไทย",
        company: "ชื่อบริษัท",
        leasehold: "สิทธิการเช่าระยะยาว",
      },
      bedrooms: { 0: "สตูดิโอ", 5: "5 ห้องขึ้นไป" },
      bathrooms: { 5: "5 ห้องขึ้นไป" },
      titleDeed: { yes: "มี" },
      houseBook: { yes: "มี" },
    },
    squareMeters: "ตร.ม.",
  },
};

export function isAnswerName(name: string): name is AnswerName {
  return answerNames.some((one) => one === name);
}

/** Invented enquiries for `npm start`, so that the administration shows a working day. Each name says that it is a sample. */
import type { LeadKind } from "../../domain/leads/lead-choices.ts";
import type { LeadState } from "../../domain/leads/desk/lead-states.ts";
import type { Locale } from "../../domain/languages/locales.ts";
import type { sampleSignIns } from "./seed.ts";
import type { SampleSlug } from "./listings/sample-listings.ts";

type Admin = Exclude<keyof typeof sampleSignIns, "visitor">;

export type SampleEnquiry = {
  reference: string;
  kind: LeadKind;
  locale: Locale;
  name: string;
  country?: string;
  phone?: string;
  message: string;
  answers?: Record<string, string>;
  listing?: SampleSlug;
  campaign?: string;
  referral?: string;
  state?: LeadState;
  lostReason?: "budget";
  assignee?: Admin;
  /** Hours before the start. */
  arrived: number;
  answered?: number;
  reply?: string;
  note?: string;
  /** Hours after the start. */
  remind?: { in: number; text: string };
  viewing?: { in: number; byVideo?: boolean };
};

export const sampleEnquiries: readonly SampleEnquiry[] = [
  {
    reference: "SAMP-2222",
    kind: "application",
    locale: "de",
    name: "Anna Beispiel (sample)",
    country: "DE",
    message: "Ich suche etwas Ruhiges in Strandnähe.",
    answers: {
      monthlyBudget: "35000",
      moneyDown: "250000",
      currency: "THB",
      wantedHome: "one-bedroom",
      wantedArea: "jomtien",
      purpose: "both",
      timing: "three-months",
    },
    listing: "one-bedroom-finance-talay-thong-jomtien",
    arrived: 41,
  },
  {
    reference: "SAMP-3333",
    kind: "contact",
    locale: "en",
    name: "Oliver Sample",
    country: "GB",
    phone: "+447700900123",
    message: "Is the sea view kept when the next building is finished?",
    listing: "one-bedroom-finance-tawan-bay-central-pattaya",
    assignee: "agent",
    arrived: 26,
  },
  {
    reference: "SAMP-4444",
    kind: "consultation",
    locale: "ru",
    name: "Ирина Пример (sample)",
    country: "RU",
    message: "Хочу понять, как устроена рассрочка от владельца.",
    campaign: "sample-campaign",
    arrived: 3,
  },
  {
    reference: "SAMP-5555",
    kind: "viewing",
    locale: "fr",
    name: "Claire Exemple (sample)",
    country: "FR",
    message: "Je suis à Pattaya cette semaine.",
    listing: "two-bedroom-finance-suan-lom-na-jomtien",
    state: "viewing",
    assignee: "agent",
    arrived: 60,
    answered: 52,
    reply: "Bonjour Claire, nous pouvons visiter le logement demain. L’heure vous convient-elle ?",
    viewing: { in: 22 },
  },
  {
    reference: "SAMP-6666",
    kind: "application",
    locale: "en",
    name: "Sam Sample",
    country: "US",
    message: "",
    answers: {
      monthlyBudget: "1200",
      moneyDown: "10000",
      currency: "USD",
      wantedHome: "two-bedrooms",
      wantedArea: "pratumnak",
      purpose: "move-in",
      timing: "six-months",
    },
    state: "options_sent",
    assignee: "editor",
    arrived: 120,
    answered: 100,
    reply: "Hello Sam, here are three homes that fit what you told us. Which would you like to see first?",
    note: "Wants to be near an international school.",
    remind: { in: 4, text: "Ask which of the three homes he liked." },
  },
  {
    reference: "SAMP-7777",
    kind: "viewing",
    locale: "zh",
    name: "示例先生 (sample)",
    country: "CN",
    message: "请问可以视频看房吗？",
    listing: "sea-front-one-bedroom-bang-saray",
    referral: "sample-partner",
    state: "viewing",
    arrived: 200,
    answered: 190,
    reply: "您好，我们可以通过视频带您看房。",
    viewing: { in: 74, byVideo: true },
  },
  {
    reference: "SAMP-8888",
    kind: "contact",
    locale: "th",
    name: "คุณตัวอย่าง (sample)",
    country: "TH",
    message: "สนใจบ้านหลังนี้ ราคาลดได้อีกไหม",
    listing: "pool-villa-bua-kham-east-pattaya",
    state: "lost",
    lostReason: "budget",
    arrived: 400,
    answered: 345,
    reply: "ขอบคุณที่สนใจ ราคานี้เป็นราคาสุดท้ายของเจ้าของ",
  },
  {
    reference: "SAMP-9999",
    kind: "affiliate",
    locale: "en",
    name: "Pat Example (sample)",
    country: "AU",
    message: "I write a newsletter for people who move to Thailand.",
    state: "options_sent",
    arrived: 500,
    answered: 480,
    reply: "Hello Pat, welcome. This is how it works.",
  },
];

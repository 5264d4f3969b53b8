/** What the office calls the kinds of enquiries and how far they have come: on its screens, in its letters and files. */
import type { AdminLocale } from "../../languages/locales.ts";
import type { LeadKind } from "../lead-choices.ts";
import type { LeadState } from "./lead-states.ts";

type LeadWords = {
  kinds: Record<LeadKind, string>;
  states: Record<LeadState, string>;
  /** The same states of an owner's offer. */
  offerStates: Record<LeadState, string>;
};

export const leadWords = {
  en: {
    kinds: {
      application: "Application",
      contact: "Message",
      consultation: "Consultation",
      viewing: "Viewing request",
      guide: "Guide",
      affiliate: "Affiliate",
      offer: "Offer of a home",
    },
    states: {
      new: "New",
      options_sent: "Options sent",
      viewing: "Viewing",
      contract: "Contract",
      down_payment: "Down payment",
      keys: "Keys",
      upgrade: "Upgrade",
      lost: "Lost",
      spam: "Spam",
    },
    offerStates: {
      new: "New",
      options_sent: "Answered",
      viewing: "Seeing the home",
      contract: "Agreed with the owner",
      down_payment: "On offer",
      keys: "Sold or let",
      upgrade: "Upgrade",
      lost: "Lost",
      spam: "Spam",
    },
  },
  th: {
    kinds: {
      application: "ใบสมัคร",
      contact: "ข้อความ",
      consultation: "นัดปรึกษา",
      viewing: "ขอเข้าชม",
      guide: "คู่มือ",
      affiliate: "แนะนำลูกค้า",
      offer: "ฝากขายหรือฝากเช่า",
    },
    states: {
      new: "ใหม่",
      options_sent: "ส่งตัวเลือกแล้ว",
      viewing: "เข้าชม",
      contract: "ทำสัญญา",
      down_payment: "วางเงินดาวน์",
      keys: "รับกุญแจ",
      upgrade: "อัปเกรด",
      lost: "ไม่สำเร็จ",
      spam: "สแปม",
    },
    offerStates: {
      new: "ใหม่",
      options_sent: "ตอบแล้ว",
      viewing: "นัดดูทรัพย์",
      contract: "ตกลงกับเจ้าของแล้ว",
      down_payment: "ลงประกาศแล้ว",
      keys: "ขายหรือปล่อยเช่าแล้ว",
      upgrade: "อัปเกรด",
      lost: "ไม่สำเร็จ",
      spam: "สแปม",
    },
  },
} satisfies Record<AdminLocale, LeadWords>;

export function stateWord(reader: AdminLocale, kind: LeadKind, state: LeadState): string {
  const { states, offerStates } = leadWords[reader];
  return (kind === "offer" ? offerStates : states)[state];
}

/** What posts say of themselves and of their homes. One word a line; how a line is written is said in ../words.ts. */
import type { Words } from "../words.ts";

/** Somebody seeks a home, or homes to sell. */
export const seeking: Words = {
  en: `
    <(wanted|looking (for|to (rent|buy)))>
    <want(s|ed)? to (buy|rent)>
  `,
  de: `
    <(suche|suchen|gesucht)>
  `,
  fr: `
    <(cherche|recherche|cherchons)>
  `,
  ru: `
    <(ищу|ищем|сниму|куплю)>
  `,
  zh: `
    求(租|购)
    想(租|买)
  `,
  th: `
    (ตาม|มอง)หา
    หา(เช่า|ซื้อ|บ้าน|คอนโด|ห้อง)
    ต้องการ(ซื้อ|เช่า|หา)
    รับ(ซื้อ|ฝาก)
  `,
};

/** Agents are sought, and no home is offered. */
export const agentsSought: Words = {
  en: `
    <agents? (wanted|needed)>
  `,
  th: `
    รับสมัคร
    หา(นายหน้า|เอเจ้?นท?์?|ตัวแทน)
  `,
};

/** Houses of many rooms that are let one by one. */
export const blocks: Words = {
  en: `
    <(apartment building|guest ?house|hostel|dormitory|whole building)>
  `,
  th: `
    อพาร์[ทต]เม้?น[ทต]์?
    หอพัก
    โรงแรม
    รีสอร์ท
    เกสท?์?เฮ้?า(ส์|ท์)
    ทั้งตึก
  `,
};

/** Behind the number of their rooms. */
export const blockRooms: Words = {
  en: `
    (rooms|keys|units)
  `,
  th: `
    ห้อง(?!นอน|น้ำ)
    ยูนิต
  `,
};

/** A business that is handed over, or a place for one. */
export const trades: Words = {
  en: `
    <key money>
    <(shophouse|bar|restaurant|shop) for (sale|rent|lease)>
  `,
  th: `
    เซ้ง
    อาคารพาณิชย์
    ตึกแถว
    โกดัง
    โรงงาน
    สำนักงาน
  `,
};

/** Kept for a buyer who has paid to reserve it. */
export const reserved: Words = {
  en: `
    <(reserved|on hold|booked)>
  `,
  de: `
    <reserviert>
  `,
  fr: `
    <réservée?>
  `,
  ru: `
    забронирован(о|а)?
  `,
  zh: `
    已(订|定|预订)
  `,
  th: `
    (ติด)?จองแล้ว
    ติดจอง
    มี(คน|ผู้)จอง
  `,
};

/** A tenant lives there for now. */
export const letUntil: Words = {
  en: `
    <(let|rented|leased|tenanted) until>
    <available (from|again)>
  `,
  de: `
    <vermietet bis>
  `,
  fr: `
    <louée? jusqu
  `,
  ru: `
    сдан(о|а)? до
  `,
  zh: `
    租(约)?至
  `,
  th: `
    (ปล่อย|ให้)?เช่า(แล้ว)?(ถึง|ไปแล้ว)
    (ติด|หมด|สิ้นสุด)?สัญญา(เช่า)?ถึง
    (ติด|มี)(ผู้|คน)เช่า
    ว่างอีกที
    (ปล่อย)?เช่าแล้ว
  `,
};

/** Left out of a title: signs of haste, sale and thanks. */
export const calls: Words = {
  en: `
    <(hot deal|urgent|sold|reserved)>
  `,
  th: `
    ด่วน(ๆ|มาก|น+)?
    (ติด)?จองแล้ว
    (ปล่อย|ให้)?(ขาย|เช่า)แล้ว(ค่ะ|ครับ|ค่า)?
    ลดราคา
    ขอบคุณ(ลูกค้า)?(ค่ะ|ครับ)?
    สนใจ(ทัก)?(แชท|inbox)?
    สวัสดี(ค่ะ|ครับ|คะ)?
    มี(ห้อง|บ้าน)ว่าง(ค่ะ|ครับ|คะ|นะคะ)?$
  `,
};

/** Before the number of a flat or a house. */
export const homeNumbers: Words = {
  en: String.raw`
    <(unit|room|apartment|flat)( (no|number))?>
    <no\.
  `,
  de: `
    <(wohnung|zimmer)>
  `,
  fr: `
    <appartement>
  `,
  ru: `
    <(квартира|номер)>
  `,
  zh: `
    (单元|房号)
  `,
  th: `
    (ห้อง|บ้าน)(เลข)?(ที่)?
    ยูนิต
    เลขที่
  `,
};

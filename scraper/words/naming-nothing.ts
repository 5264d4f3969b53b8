/** What a line says of a home, its deal or its seller, and names no building. One word a line; how a line is written is said in words.ts. */
import type { Words } from "./words.ts";

/** Where the home is and what it looks on. */
export const outlooks: Words = {
  en: `
    <(sea|ocean|pool|city|garden|mountain|beach|lake|golf)?[ -]?views?>
    <(near|close to|next to|opposite) (the )?(beach|sea|bts|market|school|mall)>
    <(beach ?front|sea ?side|sea ?front|beach ?side|beach)>
    <(north|south|west)>
    <(high|low|top|middle) (floor|level|zone)>
    <(corner|front|quiet|good|prime|central|best)( (location|side|area))?>
    <min(ute)?s? (to|from)>
  `,
  de: `
    <(meer|pool|stadt|garten|berg)blick>
    <strandnah>
  `,
  fr: `
    <vue (mer|piscine|jardin|ville)>
    <proche (de la )?(plage|mer)>
  `,
  ru: `
    <вид(ом)? на (море|бассейн|город|сад)>
    <(у|рядом с) (моря|морем|пляжем?)>
  `,
  zh: `
    (海|池|城|园|山)景
    近(海|沙滩)
  `,
  th: `
    (เห็น|วิว)(ทะเล|สระ(ว่ายน้ำ)?|เมือง|สวน|ภูเขา|เขา)?(ตรง)?ๆ?
    (ติด|ใกล้|ริม)(ชาย)?(ทะเล|หาด|ถนน|ตลาด|ห้าง|เมือง|โรงเรียน)
    (ชายหาด|ทะเล)
    (เหนือ|กลาง|ใต้)>
    ทำเล(ดี|ทอง)?
    (ย่าน|โซน|แถว)
    ห้อง(มุม|ใหญ่|กว้าง|สวย|ว่าง|เปล่า)
    ชั้น(สูง|บน|ล่าง|เดียว)
  `,
};

/** Its state and its kind more closely. */
export const conditions: Words = {
  en: `
    <(fully|partly|un|semi|part)?[ -]?(furnished|equipped|renovated|decorated|fitted)>
    <(brand )?new(ly)?>
    <(ready to (move in|transfer)|move[ -]in ready)>
    <(large|big|small|spacious|cosy|cozy|nice|beautiful|lovely|modern|luxury|luxurious|stunning|amazing)>
    <(bed|bath)(room)?s?>
    <(br|ba|type|corner|size|plus|private|pool|room|property|properties)>
    <(one|two|three|four|five)>
    <(first|second|third) home>
    <(storey|story|family|building|tower|built|completed?)>
    <sq\\.? ?m>
    <(foreign|thai|company|quota|name|freehold|leasehold)>
  `,
  de: `
    <(voll )?möbliert>
    <neu(wertig)?>
  `,
  fr: `
    <meublée?>
    <neuf>
  `,
  ru: `
    <(с мебелью|меблирован…|нов(ый|ая|ое))>
  `,
  zh: `
    (精装修?|全新|拎包入住|家具齐全)
  `,
  th: `
    (แต่ง|ตกแต่ง|เฟอร์)(นิเจอร์)?(ครบ|แล้ว|ใหม่|สวย)?
    พร้อม(อยู่|เฟอร์|โอน)?
    เข้าอยู่ได้เลย
    (หิ้วกระเป๋า)
    (บ้าน)?(เดี่ยว|แฝด)
    (พูล|มือสอง|รีโนเวท|รีโนเวต)
    (สภาพ|สวย|น่าอยู่|กว้าง)(ดี|ใหม่|มาก)?ๆ?
    (ใหม่|มาก|ดี)
    (สตูดิโอ|ห้องนอน|ห้องน้ำ|นอน|น้ำ)
    (ติดกัน|ขนาด|พื้นที่|ใช้สอย|ตึก|อาคาร|สร้างเสร็จ|ระเบียง)
    (แอร์|แม่บ้าน|ครัว|รับแขก|จอดรถ)
    ตร\\.?(ม|ว|วา)
    (สระ|ส่วนตัว)
    (ต่างชาติ|คนไทย|โควต้า|โควตา)
  `,
};

/** How it is sold, and what the seller says to buyers. */
export const dealTalk: Words = {
  en: `
    <(hot|great|best|good|special|super|cheap(est)?|low(est)?|amazing|promo(tion)?)>
    <(price|deal|offer|sale|list(ing|ings)?|bargain|discount|investment|investors?|opportunity|yield|value)s?>
    <(owner|agent|seller|broker|direct|post|message|available|only|now|this|week|today|month|year|long|short|term)s?>
    <(call|contact|line|whatsapp|tel|inbox|email|more|info(rmation)?|details?|interested|please)>
    <(negotiable|transfer|fees?|free|included)>
    <(thb|baht|million|mb)>
    <(many|several|some|all|our|we|have|has|to|at|from|by|on|a|an|is|are|or|only|just|per)>
    <(urgent(ly)?|must|quick|loss|reduced|must sell)>
    <(units?|homes?|option|no|number|item|list)>
    <(update[ds]?|back|again|still|drop(s|ped)?|lower(ed)?|cut)>
  `,
  de: `
    <(angebot|preis|provisionsfrei|günstig)(e|en)?>
  `,
  fr: `
    <(prix|offre|affaire|opportunité)s?>
  `,
  ru: `
    <(цена|срочно|выгодно|собственник|предложени(е|я))>
  `,
  zh: `
    (价格|特价|急售|业主|优惠)
  `,
  th: `
    (ราคา|ถูก)(ถูก|ดี|พิเศษ|สุด|มาก|คุย)*
    (ด่วน|ลด|โปร(โมชั่น)?|คุ้ม|ขาดทุน|เท่าทุน|ต่ำกว่า|ประเมิน|ต่อรอง(ได้)?)
    (ผ่อน|ตรง|กับ|ดาวน์|ใบจอง|จอง|สัญญา|มัดจำ)
    (ไม่)?(เช็ค|ผ่าน|ต้อง|ใช้|กู้)(เครดิต|บูโร|แบงค์|แบงก์|นายหน้า|ธนาคาร)*
    (เจ้าของ|นายหน้า|เอเจ้?นท์)
    (ลงทุน|ผลตอบแทน|ผู้เช่า)
    (ว่าง|มี|รวม|หลาย|จำนวน|ปล่อย|เอง|ทุก|และ|หรือ|ที่|ใน|ของ|จาก|เพียง|เท่านั้น|เริ่มต้น|ถึง|ได้|แล้ว)
    (ราย|ต่อ)?(เดือน|ปี|วัน)(ละ)?
    (สนใจ|(?<!เม)โทร|ติดต่อ|ไลน์|ทัก|สอบถาม|เบอร์|คุณ)
    (หลัง|ห้อง|แบบ|รายการ|ลำดับ)(ที่|ละ)?
    (บาท|ล้าน|ลบ)
    (ฟรี|ค่า|โอน|คนละครึ่ง|ประกัน|ล่วงหน้า)
    (นะ)?(คะ|ค่ะ|ค่า|ครับ|จ้า|จ้ะ)
    (โครงการ|เช่าซื้อ)
  `,
};

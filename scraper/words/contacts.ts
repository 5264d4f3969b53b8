/** Headings above the address of an office. One word a line; how a line is written is said in words.ts. */
import type { Words } from "./words.ts";

export const contactHeadings: Words = {
  en: `
    contacts?( (us|me|info|information|details|(the |your )?(agent|agency|owner|seller)))?
    (our|head|sales|visit our) office
    office( address)?
    (get in touch|find us|visit us|where (to find us|we are))
  `,
  de: `
    kontakt(daten| aufnehmen|ieren sie uns)?
    (unser|ihr) (büro|standort|ansprechpartner)
    (anbieter|so finden sie uns)
  `,
  fr: `
    (nous contacter|contactez[- ]nous|coordonnées)
    (notre|votre) (agence|bureau)
  `,
  ru: `
    контакты
    (свяжитесь с нами|связаться с нами)
    (наш|главный) офис
  `,
  zh: `
    (联系|聯絡|联络)(我们|我們|方式|中介|经纪人)
    (我们的)?办公(室|地址)
  `,
  th: `
    ติดต่อ(เรา|สอบถาม|นายหน้า|เจ้าของ(บ้าน|ห้อง)?|ผู้ขาย|บริษัท)?
    (ที่อยู่|ที่ตั้ง|แผนที่)?(สำนักงาน|ออฟฟิศ)(ขาย|ใหญ่|ของเรา)?
    ช่องทาง(การ)?ติดต่อ
  `,
};

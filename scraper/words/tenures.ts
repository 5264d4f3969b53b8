/** How a foreign buyer can hold a home, as pages state it. One word a line; how a line is written is said in words.ts. */
import type { Tenure } from "../../domain/listings/tenure.ts";
import type { Words } from "./words.ts";

export const tenureWords: readonly (readonly [Tenure, Words])[] = [
  [
    "thai-quota",
    {
      en: `
        <thai (name|quota|ownership|title)>
        <in thai name>
      `,
      th: `
        โควต้า(คน)?ไทย
        โควตา(คน)?ไทย
        ชื่อ(คน)?ไทย
      `,
      zh: `
        泰国(人)?(名额|配额|产权)
        泰籍名额
      `,
      ru: `
        тайск(ая|ой|ую) квот…
        тайское (имя|владение)
      `,
      de: `
        <thai-?quote>
        <thail(ä|ae)ndische quote>
      `,
      fr: `
        <quota tha[iï](landais)?>
      `,
    },
  ],
  [
    "foreign-quota",
    {
      en: `
        <(foreign(er)?|farang) (name|quota|ownership|title|freehold)>
        <in foreign name>
      `,
      th: `
        โควต้า(คน)?ต่าง(ชาติ|ประเทศ)
        โควตา(คน)?ต่าง(ชาติ|ประเทศ)
        ชื่อ(คน)?ต่างชาติ
      `,
      zh: `
        外(国)?(人|籍)?(名额|配额|产权)
        海外名额
      `,
      ru: `
        иностранн(ая|ой|ую) квот…
        иностранное владение
      `,
      de: `
        <ausl(ä|ae)nder-?quote>
        <ausl(ä|ae)ndische quote>
      `,
      fr: `
        <quota étranger>
      `,
    },
  ],
  [
    "company",
    {
      en: `
        <company (name|ownership|title)>
        <(thai )?limited company ownership>
      `,
      th: `
        ชื่อบริษัท
        นิติบุคคลถือครอง
      `,
      zh: `
        公司(名义|产权|持有)
      `,
      ru: `
        на компанию
        владение (через компанию|компании)
      `,
      de: `
        <firmenname>
      `,
      fr: `
        <nom de société>
      `,
    },
  ],
  [
    "leasehold",
    {
      en: `
        <lease ?hold>
        <30[- ]year lease>
      `,
      th: `
        สิทธิการเช่า
        ลีสโฮลด์
        เช่าระยะยาว 30 ปี
      `,
      zh: `
        租赁产权
        长期租赁
      `,
      ru: `
        лизхолд
        лисхолд
        долгосрочн… аренд… земли
      `,
      de: `
        <erbpacht>
        <pachtrecht>
      `,
      fr: `
        <bail emphytéotique>
      `,
    },
  ],
];

/** "Ownership: foreign quota". */
export const tenureLabels: Words = {
  en: `
    (type of )?ownership( type)?
    tenure
    quota
    title( type)?
  `,
  de: `
    eigentum(sform|sart)?
  `,
  fr: `
    (type de )?propriété
    quota
  `,
  ru: `
    (форма|тип) (собственности|владения)
    квота
  `,
  zh: `
    产权(类型)?
    名额
  `,
  th: `
    (ประเภท)?(กรรมสิทธิ์|การถือครอง)
    โควต้า
    โควตา
  `,
};

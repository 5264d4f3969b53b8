/** Words of a home to let. One word a line; how a line is written is said in words.ts. */
import type { Words } from "./words.ts";

export const letting: Words = {
  en: `
    <to[ -]let>
    <for[ -]?rent>
    <rent(al|ed|s|als)?>(?![ -]to[ -](own|buy))
    <renting>
    <lettings?>
    <lease>(?![ -]to[ -](own|buy))
    <available to rent>
  `,
  de: `
    <miete[n]?>
    zu vermieten
    mietwohnung
    <vermiet
    vermiete
  `,
  fr: `
    [àa] louer>
    <location>
    je loue
    <(louer|loue)>
    <locations>
  `,
  ru: `
    аренд
    сда(ю|ет|ё|м)
    снять
    сниму
    <сним
  `,
  zh: `
    出租
    租
  `,
  th: `
    ให้เช่า
    เช่า(?!ซื้อ)
  `,
};

/** What speaks of renting and lets nothing: a tenant who lives there, what a buyer may earn, what he need not pay. */
export const lettingNothing: Words = {
  en: `
    <rental (yields?|incomes?|returns?|guarantees?|potential|pool|programme|program|investment)
    <(yields?|income|returns?) from (rent|rental|renting|letting)>
    <buy[ -]to[ -]let>
    <(never|not) (been )?(rented|let)( out)?>
    <(currently|already|presently) (rented|let|leased)( out)?>
    <(cheaper|better) than (rent(ing)?|paying rent)>
    <(stop|instead of) (renting|paying rent)>
    <can (easily )?be (rented|let|leased)( out)?>
    <(easy|ideal|perfect|suitable|great) (to|for) (rent|rental|renting)( out)?>
  `,
  de: `
    <mieteinnahmen
    <mietrendite
    <(derzeit|aktuell|zurzeit|bereits) vermietet>
  `,
  fr: `
    <(rendement|revenus?|investissement|rentabilité) locati(f|fs|ve)>
  `,
  ru: `
    (доход(ность|ом|а|у)?|прибыл(ь|и)) (от|с) (сдачи в )?аренд(ы|у)
    арендн(ый|ого|ым) (доход|бизнес)
    дешевле(,)? чем аренда
  `,
  zh: `
    (租金|出租)(回报|收益|收入)
    (出租|租金)率
    带租约
    投资出租
    以租养
    代租
  `,
  th: String.raw`
    (?<!หา)(ผู้|คน)(เคย)?เช่า
    สัญญาเช่า
    (กว่า|เท่า|เลิก|ไม่ต้อง)(การ)?(จ่าย)?(ค่า)?เช่า
    (ไม่เคย|ยังไม่เคย|ไม่ได้)(ปล่อย|ให้)?เช่า
    (ลงทุน|เก็งกำไร)[^ \d]{0,12}(ปล่อย|ให้)เช่า
    (เหมาะ|ไว้|เพื่อ|สามารถ|อยู่เอง|พักอาศัย)[^ \d]{0,20}(ปล่อย|ให้)เช่า(ได้|ต่อ)?
    (ปล่อย|ให้)เช่า(ได้|ต่อได้|ง่าย)
    (รายได้|ผลตอบแทน)[^ \d]{0,12}เช่า
    ค่าเช่า(แถว|ใน(ย่าน|ละแวก)|ย่าน|ละแวก|บริเวณ|ตลาด|ปัจจุบัน)
    ตลาดเช่า
  `,
};

/** Houses of every size. One word a line; how a line is written is said in words.ts. */
import { thai } from "../thai/homes.ts";
import type { Words } from "../words.ts";

/** Houses of every size. */
export const houses: Words = {
  en: `
    <houses?>
    <villas?>
    <pool villa>
    <townhouses?>
    <townhomes?>
    <town ?houses?>
    <bungalows?>
    <cottages?>
    <detached>
    <semi-detached>
    <terraced>
    <single ?family(residence)?>
    <home>
    <(family|private) residence>
  `,
  de: `
    <haus>
    <einfamilienhaus>
    <doppelhaus>
    <reihenhaus>
    <villa>
    (doppelhaush|reihenh)(ä|a)
    <bungalow>
    mehrfamilienhaus
  `,
  fr: `
    <chalet>
    <maison>
    <pavillon>
    <longère>
  `,
  es: `
    <finca>
    <casa>
    <adosado>
    <chalet>
    <pareado>
  `,
  it: `
    <villetta>
    <casa indipendente>
    <villa>
    <casa>
    <rustico>
  `,
  pt: `
    <moradia>
  `,
  nl: `
    <huis>
    <woonhuis>
    <tussenwoning>
    eengezinswoning
    (hoek|tussen|rij)woning
    vrijstaande
    herenhuis
    twee-onder-een-kap
    rijtjeshuis
  `,
  pl: `
    <dom>
    <domy>
  `,
  cs: `
    <d[ůo]m(u|ek)?>
  `,
  hu: `
    családi ház
    ikerház
  `,
  sv: `
    <radhus>
    <hus>
    <(ked?je|små|fritids|par)hus>
    <villa>
    <fastighet>
    <(sommar|fritids)?stugan?>
    <torp(et)?>
    <(enplans|tvåplans|pool|sjötomts)villan?>
  `,
  no: `
    <enebolig>
  `,
  fi: `
    omakotitalo
    rivitalo
  `,
  lv: `
    māja
  `,
  lt: `
    <namas>
  `,
  hr: `
    kuća
  `,
  bg: `
    къща
  `,
  ru: `
    дом(а|ов|у|е)?>
    вилл
    коттедж
    таунхаус
    бу?динок
    особняк
    дач[аи]>
  `,
  el: `
    μονοκατοικία
    μεζονέτα
  `,
  tr: `
    müstak[iİ]l ev
    <yal[ıi]>
  `,
  az: `
    həyət evi
  `,
  id: `
    <rumah>
  `,
  vi: `
    biệt thự
    nhà (riêng|phố|mặt)
  `,
  he: `
    בית פרטי
    וילה
  `,
  ar: `
    فيلا
    منزل
  `,
  zh: `
    别墅
    別墅
    透天
    洋房
    独栋
    联排
    一戸建
    排屋
    平房
    四合院
    叠(墅|拼)
    双拼
    自建房
  `,
  ja: `
    戸建て
    戸建
    一軒家
    貸家
    一戸建
    借家
    新築住宅
    古民家
    町家
    別荘
    テラスハウス
    平屋
  `,
  ko: `
    단독주택
  `,
  is: `
    <einbýli>
    <raðhús>
    <parhús>
  `,
  th: thai.houses,
};

/** Houses of every size. One word a line; how a line is written is said in words.ts. */
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
  ru: `
    дом(а|ов|у|е)?>
    вилл
    коттедж
    таунхаус
    бу?динок
    особняк
    дач[аи]>
  `,
  zh: `
    别墅
    別墅
    透天
    洋房
    独栋
    联排
    排屋
    平房
    四合院
    叠(墅|拼)
    双拼
    自建房
  `,
  th: `
    บ้าน
    วิลล่า
    ทาวน์เฮ้าส์
    ทาวน์โฮม
    ทาวน์เฮาส์
    บังกะโล
    เรือนไทย
    วิลลา
  `,
};

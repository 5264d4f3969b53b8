/** Names of the twelve months, in their order. One month a line; how a line is written is said in ../words.ts. */
import type { Words } from "../words.ts";

export const monthNames: readonly (readonly [month: string, Words])[] = [
  [
    "1",
    {
      th: String.raw`(ม\.?ค\.?|มกราคม|มกรา)`,
      en: "<jan(uary)?>",
      de: "<januar>",
      fr: "<janvier>",
      ru: "январ[ья]",
    },
  ],
  [
    "2",
    {
      th: String.raw`(ก\.?พ\.?|กุมภาพันธ์|กุมภา)`,
      en: "<feb(ruary)?>",
      de: "<februar>",
      fr: "<février>",
      ru: "феврал[ья]",
    },
  ],
  ["3", { th: String.raw`(มี\.?ค\.?|มีนาคม|มีนา)`, en: "<mar(ch)?>", de: "<märz>", fr: "<mars>", ru: "марта?" }],
  ["4", { th: String.raw`(เม\.?ย\.?|เมษายน|เมษา)`, en: "<apr(il)?>", fr: "<avril>", ru: "апрел[ья]" }],
  ["5", { th: String.raw`(พ\.?ค\.?|พฤษภาคม|พฤษภา)`, en: "<may>", de: "<mai>", ru: "ма[йя]" }],
  ["6", { th: String.raw`(มิ\.?ย\.?|มิถุนายน|มิถุนา)`, en: "<june?>", de: "<juni>", fr: "<juin>", ru: "июн[ья]" }],
  [
    "7",
    { th: String.raw`(ก\.?ค\.?|กรกฎาคม|กรกฎา)`, en: "<july?>", de: "<juli>", fr: "<juillet>", ru: "июл[ья]" },
  ],
  ["8", { th: String.raw`(ส\.?ค\.?|สิงหาคม|สิงหา)`, en: "<aug(ust)?>", fr: "<août>", ru: "августа?" }],
  [
    "9",
    { th: String.raw`(ก\.?ย\.?|กันยายน|กันยา)`, en: "<sep(t|tember)?>", fr: "<septembre>", ru: "сентябр[ья]" },
  ],
  [
    "10",
    {
      th: String.raw`(ต\.?ค\.?|ตุลาคม|ตุลา)`,
      en: "<oct(ober)?>",
      de: "<oktober>",
      fr: "<octobre>",
      ru: "октябр[ья]",
    },
  ],
  [
    "11",
    { th: String.raw`(พ\.?ย\.?|พฤศจิกายน|พฤศจิกา)`, en: "<nov(ember)?>", fr: "<novembre>", ru: "ноябр[ья]" },
  ],
  [
    "12",
    {
      th: String.raw`(ธ\.?ค\.?|ธันวาคม|ธันวา)`,
      en: "<dec(ember)?>",
      de: "<dezember>",
      fr: "<décembre>",
      ru: "декабр[ья]",
    },
  ],
];

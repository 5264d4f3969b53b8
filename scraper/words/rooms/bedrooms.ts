/** One word a line; how a line is written is said in words.ts. */
import type { Words } from "../words.ts";

/** What counts bedrooms. */
export const bedrooms: Words = {
  en: `
    bed ?rooms?
    beds?
    bdrms?
    bds?
    br
    bhk
    rk
    bedrm?
    sleeping rooms?
  `,
  de: `
    schlafzimmer
    schlafräume?
  `,
  fr: String.raw`
    chambres?( à coucher)?
    ch\.
    ch
  `,
  ru: `
    спал(ьни|ьня|ен|ьных)…
    спальн…
    спальных (комнат|мест)
  `,
  zh: `
    卧室
    臥室
    睡房
    卧
    房間
    卧房
    居室
    房间
    睡
  `,
  th: `
    ห้องนอน
    นอน
  `,
};

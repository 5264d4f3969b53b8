/** What a home has inside. One word a line; how a line is written is said in words.ts. */
import type { Amenity } from "../../../domain/listings/amenities.ts";
import type { Words } from "../words.ts";

export const amenitiesInside: readonly (readonly [Amenity, Words])[] = [
  [
    "balcony",
    {
      en: `
        balcon
        terrace
      `,
      de: `
        balkon
      `,
      ru: `
        балкон
      `,
      zh: `
        阳台
      `,
      th: `
        ระเบียง
      `,
    },
  ],
  [
    "sea-view",
    {
      en: `
        sea ?view
        ocean ?view
      `,
      de: `
        meerblick
      `,
      fr: `
        vue (sur la )?mer
      `,
      ru: `
        вид на море
      `,
      zh: `
        海景
      `,
      th: `
        วิวทะเล
      `,
    },
  ],
  [
    "air-conditioning",
    {
      en: `
        air[- ]?con
      `,
      de: `
        klimaanlage
      `,
      fr: `
        climatisation
      `,
      ru: `
        кондиционер
      `,
      zh: `
        空调
      `,
      th: `
        แอร์(?!พอร์ต)
        เครื่องปรับอากาศ
      `,
    },
  ],
  [
    "furnished",
    {
      en: `
        (?<!un)furnished
      `,
      de: `
        möbliert
      `,
      fr: `
        meublé
      `,
      ru: `
        меблирован
      `,
      zh: `
        家具齐全
      `,
      th: `
        เฟอร์(นิเจอร์)?(ครบ|พร้อม)
        พร้อมเฟอร์
      `,
    },
  ],
  [
    "kitchen",
    {
      en: `
        kitchen
      `,
      de: `
        küche
      `,
      fr: `
        cuisine
      `,
      ru: `
        кухн
      `,
      zh: `
        厨房
      `,
      th: `
        ครัว
      `,
    },
  ],
  [
    "washing-machine",
    {
      en: `
        wash(ing|er)
      `,
      de: `
        waschmaschine
      `,
      fr: `
        lave-linge
      `,
      ru: `
        стиральн
      `,
      zh: `
        洗衣
      `,
      th: `
        เครื่องซักผ้า
      `,
    },
  ],
  [
    "wifi",
    {
      en: `
        wi-?fi
        internet
      `,
      ru: `
        интернет
      `,
      zh: `
        无线
      `,
      th: `
        อินเทอร์เน็ต
      `,
    },
  ],
];

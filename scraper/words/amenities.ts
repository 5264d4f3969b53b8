/** Words of what a home offers, in the order in which they are asked: a private pool is a pool too. One word a line; how a line is written is said in words.ts. */
import type { Amenity } from "../../domain/listings/amenities.ts";
import { thai } from "./thai.ts";
import type { Words } from "./words.ts";

export const amenities: readonly (readonly [Amenity, Words])[] = [
  [
    "private-pool",
    {
      en: `
    private pool
    plunge pool
  `,
      de: `
    privater pool
  `,
      fr: `
    piscine privée
  `,
      ru: `
    собственный бассейн
  `,
      zh: `
    私人泳池
  `,
      th: thai.privatePool,
    },
  ],
  [
    "swimming-pool",
    {
      en: `
    pool
  `,
      de: `
    schwimmbad
  `,
      fr: `
    piscine
  `,
      ru: `
    бассейн
  `,
      zh: `
    泳池
  `,
      th: thai.swimmingPool,
    },
  ],
  [
    "fitness",
    {
      en: `
    gym
    fitness
  `,
      ru: `
    фитнес
    тренаж
  `,
      zh: `
    健身
  `,
      th: thai.fitness,
    },
  ],
  [
    "sauna",
    {
      en: `
    sauna
    steam room
  `,
      ru: `
    сауна
  `,
      zh: `
    桑拿
  `,
      th: thai.sauna,
    },
  ],
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
      th: thai.balcony,
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
      th: thai.seaView,
    },
  ],
  [
    "garden",
    {
      en: `
    garden
  `,
      de: `
    garten
  `,
      fr: `
    jardin
  `,
      ru: `
    сад>
  `,
      zh: `
    花园
  `,
      th: thai.garden,
    },
  ],
  [
    "parking",
    {
      en: `
    parking
    garage
    car ?port
  `,
      de: `
    stellplatz
  `,
      ru: `
    парковк
  `,
      zh: `
    停车
  `,
      th: thai.parking,
    },
  ],
  [
    "security",
    {
      en: `
    security
    cctv
    guard
  `,
      fr: `
    gardien
  `,
      ru: `
    охран
  `,
      zh: `
    保安
    安保
  `,
      th: thai.security,
    },
  ],
  [
    "lift",
    {
      en: `
    <lift>
    elevator
  `,
      de: `
    aufzug
  `,
      fr: `
    ascenseur
  `,
      ru: `
    лифт
  `,
      zh: `
    电梯
  `,
      th: thai.lift,
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
      th: thai.airConditioning,
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
      th: thai.furnished,
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
      th: thai.kitchen,
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
      th: thai.washingMachine,
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
      th: thai.wifi,
    },
  ],
  [
    "beach-access",
    {
      en: `
    beach(front| access)
    private beach
  `,
      ru: `
    на пляж
  `,
      zh: `
    海滩
  `,
      th: thai.beachAccess,
    },
  ],
  [
    "pet-friendly",
    {
      en: `
    pets? (friendly|allowed)
  `,
      de: `
    haustiere erlaubt
  `,
      fr: `
    animaux acceptés
  `,
      ru: `
    можно с животными
  `,
      zh: `
    可养宠物
  `,
      th: thai.petFriendly,
    },
  ],
  [
    "playground",
    {
      en: `
    playground
  `,
      de: `
    spielplatz
  `,
      fr: `
    aire de jeux
  `,
      ru: `
    детская площадка
  `,
      zh: `
    儿童乐园
  `,
      th: thai.playground,
    },
  ],
];

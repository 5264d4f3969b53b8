/**
 * What a home has around it, in the order in which it is tried: a private pool is a pool too. One word a line; how a
 * line is written is said in words.ts.
 */
import type { Amenity } from "../../../domain/listings/amenities.ts";
import type { Words } from "../words.ts";

export const amenitiesAround: readonly (readonly [Amenity, Words])[] = [
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
      th: `
        สระว่ายน้ำส่วนตัว
      `,
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
      th: `
        สระว่ายน้ำ
      `,
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
      th: `
        ฟิตเนส
        ห้องออกกำลังกาย
      `,
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
      th: `
        ซาวน่า
      `,
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
      th: `
        สวน(หย่อม|สวย|ส่วนตัว|ส่วนกลาง|หน้าบ้าน|หลังบ้าน|รอบบ้าน)?>
      `,
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
      th: `
        ที่จอดรถ
      `,
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
      th: `
        รปภ
        รักษาความปลอดภัย
      `,
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
      th: `
        ลิฟต์
      `,
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
      th: `
        ติดหาด
      `,
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
      th: `
        เลี้ยงสัตว์ได้
      `,
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
      th: `
        สนามเด็กเล่น
      `,
    },
  ],
];

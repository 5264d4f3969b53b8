// Living rooms and bedrooms of the more expensive homes.
import { DAY, LARGE, type Picture } from "./picture.ts";

export const indoors: Record<string, Picture> = {
  "living-bay-oak": {
    scene: "living",
    kind: "interior",
    rooms: ["living", "bay"],
    ...LARGE,
    alt: {
      en: "A living room in oak and linen; beyond the sliding doors the curve of the bay lies in the sun.",
      th: "ห้องนั่งเล่นโทนไม้โอ๊กและผ้าลินิน นอกบานเลื่อนเห็นโค้งอ่าวกลางแดด",
      zh: "橡木与亚麻色调的客厅，推拉门外是阳光下弯弯的海湾。",
      ru: "Гостиная в тонах дуба и льна, за раздвижными дверями изгиб залива на солнце.",
      de: "Wohnzimmer in Eiche und Leinen, hinter den Schiebetüren liegt die Bucht in der Sonne.",
      fr: "Un salon de chêne et de lin ; derrière les baies coulissantes, la courbe de la baie au soleil.",
    },
  },
  "living-sea-ink": {
    scene: "living",
    kind: "interior",
    rooms: ["living"],
    ...DAY,
    alt: {
      en: "A living room with ink-blue walls and a tan sofa, facing the open sea.",
      th: "ห้องนั่งเล่นผนังสีน้ำเงินหมึก โซฟาสีน้ำตาล หันหน้าสู่ทะเลเปิด",
      zh: "墨蓝墙面配棕色沙发的客厅，面朝开阔大海。",
      ru: "Гостиная с чернильно-синими стенами и коричневым диваном, окна выходят на открытое море.",
      de: "Wohnzimmer mit tintenblauen Wänden und braunem Sofa, Blick aufs offene Meer.",
      fr: "Un salon aux murs bleu encre et au canapé fauve, face à la mer.",
    },
  },
  "living-garden-teak": {
    scene: "living",
    kind: "interior",
    rooms: ["living", "villa"],
    ...DAY,
    alt: {
      en: "A living room in teak with a pale sofa, looking into a garden with palms.",
      th: "ห้องนั่งเล่นตกแต่งด้วยไม้สัก โซฟาสีอ่อน มองออกไปเห็นสวนและต้นปาล์ม",
      zh: "柚木装修的客厅，浅色沙发，窗外是种着棕榈的花园。",
      ru: "Гостиная с отделкой тиком и светлым диваном, за окном сад с пальмами.",
      de: "Wohnzimmer in Teak mit hellem Sofa, Blick in einen Garten mit Palmen.",
      fr: "Salon en teck, canapé clair, vue sur un jardin planté de palmiers.",
    },
  },
  "bedroom-sea-sea": {
    scene: "bedroom",
    kind: "interior",
    rooms: ["bedroom"],
    ...LARGE,
    alt: {
      en: "A bedroom in white and sea blue with an armchair by the window and islands on the horizon.",
      th: "ห้องนอนโทนขาวและฟ้าทะเล มีเก้าอี้นวมริมหน้าต่าง เห็นเกาะที่เส้นขอบฟ้า",
      zh: "白与海蓝色调的卧室，窗边有扶手椅，天边可见岛屿。",
      ru: "Спальня в белом и морском синем, кресло у окна, на горизонте острова.",
      de: "Schlafzimmer in Weiß und Meerblau mit Sessel am Fenster, am Horizont Inseln.",
      fr: "Une chambre blanche et bleu mer, un fauteuil près de la fenêtre, des îles à l’horizon.",
    },
  },
  "bedroom-bay-oak": {
    scene: "bedroom",
    kind: "interior",
    rooms: ["bedroom", "bay"],
    ...DAY,
    alt: {
      en: "A warm bedroom in oak tones, bedside lamps lit, the bay outside.",
      th: "ห้องนอนโทนไม้โอ๊กอบอุ่น เปิดโคมไฟหัวเตียง ด้านนอกเป็นอ่าว",
      zh: "温暖的橡木色卧室，床头灯亮着，窗外是海湾。",
      ru: "Тёплая спальня в тонах дуба, горят прикроватные лампы, за окном залив.",
      de: "Warmes Schlafzimmer in Eichentönen, die Nachttischlampen brennen, draußen die Bucht.",
      fr: "Une chambre chaleureuse aux tons de chêne, lampes de chevet allumées, la baie dehors.",
    },
  },
};

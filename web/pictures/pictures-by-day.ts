// Rooms of ordinary flats and houses by day, made by scenes/flat.py.
import { DAY, type Picture } from "./picture.ts";

export const byDay: Record<string, Picture> = {
  "living-house-plain": {
    scene: "flat",
    kind: "interior",
    rooms: ["living", "villa"],
    ...DAY,
    seed: 11,
    alt: {
      en: "A family living room with terracotta tiles, a pale sofa and a ceiling fan, looking onto a walled lawn.",
      th: "ห้องนั่งเล่นบ้านเดี่ยว พื้นกระเบื้องดินเผา โซฟาสีอ่อน พัดลมเพดาน มองเห็นสนามหญ้าในรั้ว",
      zh: "家庭客厅：陶砖地面、浅色沙发和吊扇，窗外是围墙内的草坪。",
      ru: "Гостиная в доме: терракотовая плитка, светлый диван, потолочный вентилятор, за окном газон за стеной.",
      de: "Wohnzimmer eines Familienhauses mit Terrakottafliesen, hellem Sofa und Deckenventilator, Blick auf den ummauerten Rasen.",
      fr: "Le séjour d’une maison : carreaux de terre cuite, canapé clair, ventilateur de plafond, vue sur une pelouse close.",
    },
  },
  "studio-city-plain": {
    scene: "flat",
    kind: "interior",
    rooms: ["studio", "bedroom", "kitchen"],
    ...DAY,
    seed: 3,
    alt: {
      en: "A plain studio by day: white tiles, a bed by the window, a desk, a fridge beside two rings, the building opposite.",
      th: "ห้องสตูดิโอเรียบง่ายตอนกลางวัน พื้นกระเบื้องขาว เตียงริมหน้าต่าง โต๊ะทำงาน ตู้เย็นข้างเตา เห็นตึกฝั่งตรงข้าม",
      zh: "白天的简朴开间：白色地砖、靠窗的床、书桌，冰箱旁是灶台，窗外是对面的楼。",
      ru: "Простая студия днём: белая плитка, кровать у окна, стол, холодильник у плиты, напротив соседний дом.",
      de: "Ein schlichtes Studio bei Tag: weiße Fliesen, Bett am Fenster, Schreibtisch, Kühlschrank neben zwei Kochfeldern, gegenüber das Nachbarhaus.",
      fr: "Un studio simple, de jour : carrelage blanc, lit près de la fenêtre, bureau, réfrigérateur près des plaques, l’immeuble d’en face.",
    },
  },
  "bathroom-plain": {
    scene: "flat",
    kind: "interior",
    rooms: ["bathroom"],
    ...DAY,
    seed: 20,
    alt: {
      en: "A small white-tiled bathroom with a basin, a toilet, and a walk-in shower with its electric heater under a window.",
      th: "ห้องน้ำเล็กปูกระเบื้องขาว มีอ่างล้างหน้า ชักโครก และที่อาบน้ำกั้นกระจกพร้อมเครื่องทำน้ำอุ่นใต้หน้าต่าง",
      zh: "白瓷砖小卫生间：洗手盆、马桶，窗下是带电热水器的玻璃隔断淋浴。",
      ru: "Небольшая ванная в белой плитке: раковина, унитаз, под окном душ за стеклом с водонагревателем.",
      de: "Kleines Bad mit weißen Fliesen, Waschbecken, WC und einer Dusche hinter Glas mit Durchlauferhitzer unter dem Fenster.",
      fr: "Une petite salle de bains carrelée de blanc : lavabo, toilettes, douche vitrée avec chauffe-eau sous une fenêtre.",
    },
  },
  "kitchen-city-plain": {
    scene: "flat",
    kind: "interior",
    rooms: ["kitchen"],
    ...DAY,
    widths: [480, 800, 872],
    crop: { left: 0, top: 40, width: 872, height: 654 },
    seed: 17,
    alt: {
      en: "A narrow kitchen with white cupboards, a dark worktop, a kettle and a table for two under a window with a blind.",
      th: "ครัวแคบ ตู้ขาว เคาน์เตอร์สีเข้ม กาน้ำ และโต๊ะสำหรับสองคนใต้หน้าต่างมีมู่ลี่",
      zh: "狭长厨房：白色橱柜、深色台面、水壶，百叶窗下是双人小桌。",
      ru: "Узкая кухня: белые шкафы, тёмная столешница, чайник, стол на двоих под окном с жалюзи.",
      de: "Schmale Küche mit weißen Schränken, dunkler Arbeitsplatte, Wasserkocher und Tisch für zwei unter einem Fenster mit Jalousie.",
      fr: "Une cuisine étroite : placards blancs, plan sombre, bouilloire et table pour deux sous une fenêtre à store.",
    },
  },
};

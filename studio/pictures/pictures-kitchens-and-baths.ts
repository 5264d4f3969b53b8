// Kitchens and bathrooms of the more expensive homes.
import { DAY, LARGE, type Picture } from "./picture.ts";

export const kitchensAndBaths: Record<string, Picture> = {
  "kitchen-bay-oak": {
    scene: "kitchen",
    kind: "interior",
    rooms: ["kitchen", "bay"],
    ...LARGE,
    alt: {
      en: "A kitchen with a marble island and three round lamps, the bay curving away outside.",
      th: "ครัวมีเคาน์เตอร์กลางหินอ่อนและโคมไฟกลมสามดวง ด้านนอกเห็นแนวโค้งของอ่าว",
      zh: "带大理石岛台和三盏圆灯的厨房，窗外海湾蜿蜒。",
      ru: "Кухня с мраморным островом и тремя круглыми лампами, за окном изгиб залива.",
      de: "Küche mit Marmorinsel und drei runden Leuchten, draußen die geschwungene Bucht.",
      fr: "Une cuisine avec un îlot de marbre et trois lampes rondes, la courbe de la baie dehors.",
    },
  },
  "kitchen-garden-teak": {
    scene: "kitchen",
    kind: "interior",
    rooms: ["kitchen", "villa"],
    ...DAY,
    alt: {
      en: "A kitchen in olive and teak with an open shelf and a garden view.",
      th: "ครัวโทนเขียวมะกอกและไม้สัก ชั้นวางแบบเปิด วิวสวน",
      zh: "橄榄绿与柚木的厨房，开放式搁架，面向花园。",
      ru: "Кухня в оливковых тонах и тике, открытая полка и вид в сад.",
      de: "Küche in Olive und Teak mit offenem Regal und Blick in den Garten.",
      fr: "Une cuisine olive et teck, une étagère ouverte et la vue sur le jardin.",
    },
  },
  "bathroom-sea-stone": {
    scene: "bathroom",
    kind: "interior",
    rooms: ["bathroom"],
    ...DAY,
    alt: {
      en: "A bathroom in grey stone with a free-standing tub under a window to the sea.",
      th: "ห้องน้ำหินสีเทา มีอ่างอาบน้ำลอยตัวใต้หน้าต่างวิวทะเล",
      zh: "灰石浴室，独立浴缸置于观海窗下。",
      ru: "Ванная из серого камня с отдельно стоящей ванной под окном на море.",
      de: "Bad in grauem Stein mit frei stehender Wanne unter einem Fenster zum Meer.",
      fr: "Une salle de bains en pierre grise, baignoire îlot sous une fenêtre sur la mer.",
    },
  },
  "bathroom-garden-teak": {
    scene: "bathroom",
    kind: "interior",
    rooms: ["bathroom", "villa"],
    ...DAY,
    alt: {
      en: "A garden bathroom with a tub among plants, teak and a round mirror.",
      th: "ห้องน้ำติดสวน อ่างอาบน้ำท่ามกลางต้นไม้ ไม้สักและกระจกกลม",
      zh: "花园浴室：绿植间的浴缸、柚木和圆镜。",
      ru: "Ванная с видом в сад: ванна среди растений, тик и круглое зеркало.",
      de: "Gartenbad mit Wanne zwischen Pflanzen, Teak und einem runden Spiegel.",
      fr: "Une salle de bains sur jardin : baignoire parmi les plantes, teck et miroir rond.",
    },
  },
};

/** What a page says a home offers, as the catalogue's own slugs; what the catalogue has no word for stays out of it. */
import type { Amenity } from "../../domain/amenities.ts";

const words: readonly (readonly [RegExp, Amenity])[] = [
  [
    /private pool|plunge pool|สระว่ายน้ำส่วนตัว|собственный бассейн|私人泳池|privater pool|piscine privée/iu,
    "private-pool",
  ],
  [/pool|สระว่ายน้ำ|бассейн|泳池|schwimmbad|piscine/iu, "swimming-pool"],
  [/gym|fitness|ฟิตเนส|ห้องออกกำลังกาย|фитнес|тренаж|健身/iu, "fitness"],
  [/sauna|steam room|ซาวน่า|сауна|桑拿/iu, "sauna"],
  [/balcon|terrace|ระเบียง|балкон|阳台|balkon/iu, "balcony"],
  [/sea ?view|ocean ?view|วิวทะเล|вид на море|海景|meerblick|vue (?:sur la )?mer/iu, "sea-view"],
  [/garden|สวน|сад(?!\p{L})|花园|garten|jardin/iu, "garden"],
  [/parking|garage|car ?port|ที่จอดรถ|парковк|停车|stellplatz/iu, "parking"],
  [/security|cctv|guard|รปภ|รักษาความปลอดภัย|охран|保安|安保|gardien/iu, "security"],
  [/\blift\b|elevator|ลิฟต์|лифт|电梯|aufzug|ascenseur/iu, "lift"],
  [/air[- ]?con|แอร์|เครื่องปรับอากาศ|кондиционер|空调|klimaanlage|climatisation/iu, "air-conditioning"],
  [/(?<!un)furnished|เฟอร์นิเจอร์ครบ|меблирован|家具齐全|möbliert|meublé/iu, "furnished"],
  [/kitchen|ครัว|кухн|厨房|küche|cuisine/iu, "kitchen"],
  [/wash(?:ing|er)|เครื่องซักผ้า|стиральн|洗衣|waschmaschine|lave-linge/iu, "washing-machine"],
  [/wi-?fi|internet|อินเทอร์เน็ต|интернет|无线/iu, "wifi"],
  [/beach(?:front| access)|private beach|ติดหาด|на пляж|海滩/iu, "beach-access"],
  [
    /pets? (?:friendly|allowed)|เลี้ยงสัตว์ได้|можно с животными|可养宠物|haustiere erlaubt|animaux acceptés/iu,
    "pet-friendly",
  ],
  [/playground|สนามเด็กเล่น|детская площадка|儿童乐园|spielplatz|aire de jeux/iu, "playground"],
];

export function readAmenities(said: readonly string[]): Amenity[] {
  const found = said.flatMap((text) => words.find(([pattern]) => pattern.test(text))?.[1] ?? []);
  return [...new Set(found)];
}

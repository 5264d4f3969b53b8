// What each condominium looks like from its street, by day. scenes/condo_front.py builds them balcony by balcony.
import { type Picture, SUN, type Words } from "./picture.ts";

const front = (seed: number, alt: Words): Picture => ({
  scene: "condo_front",
  kind: "exterior",
  rooms: ["tower", "street"],
  ...SUN,
  samples: 5,
  seed,
  alt,
});

export const condos: Record<string, Picture> = {
  "condo-grey-tower": front(61, {
    en: "A grey residential tower with white balcony slabs and glass rails, palms before it and a low wall along the street.",
    th: "ตึกที่พักสีเทา พื้นระเบียงขาวราวกระจก ด้านหน้ามีต้นปาล์มและกำแพงเตี้ยริมถนน",
    zh: "灰色住宅塔楼：白色阳台板配玻璃栏杆，楼前是棕榈和临街矮墙。",
    ru: "Серая жилая башня с белыми плитами балконов и стеклянными перилами, перед ней пальмы и низкая стена вдоль улицы.",
    de: "Grauer Wohnturm mit weißen Balkonplatten und Glasbrüstungen, davor Palmen und eine niedrige Mauer an der Straße.",
    fr: "Une tour grise aux dalles de balcon blanches et garde-corps de verre, des palmiers et un muret le long de la rue.",
  }),
  "condo-glass-tower": front(62, {
    en: "A slender white tower of glass balconies that reaches out of the picture, a grey wall and a car at the gate.",
    th: "ตึกสูงเพรียวสีขาวระเบียงกระจกสูงพ้นภาพ มีกำแพงสีเทาและรถที่ประตูทางเข้า",
    zh: "细高的白色塔楼，玻璃阳台一路伸出画面，门口有灰色围墙和汽车。",
    ru: "Стройная белая башня со стеклянными балконами уходит за край снимка, серая стена и машина у ворот.",
    de: "Schlanker weißer Turm mit Glasbalkonen, der aus dem Bild ragt, eine graue Mauer und ein Auto am Tor.",
    fr: "Une tour blanche élancée aux balcons de verre qui sort du cadre, un mur gris et une voiture au portail.",
  }),
  "condo-seafoam": front(63, {
    en: "A pale green condominium with glass balcony rails behind a white wall, a pole with tangled wires and parked motorbikes.",
    th: "คอนโดสีเขียวอ่อน ราวระเบียงกระจก หลังกำแพงขาว มีเสาไฟสายพันกันและมอเตอร์ไซค์จอดอยู่",
    zh: "浅绿色公寓楼：玻璃阳台栏杆，前面是白墙、缠满电线的电杆和停放的摩托车。",
    ru: "Бледно-зелёный кондоминиум со стеклянными перилами за белой стеной, столб с путаницей проводов и мотоциклы.",
    de: "Blassgrünes Apartmenthaus mit Glasbrüstungen hinter weißer Mauer, ein Mast mit Kabelgewirr und Motorräder.",
    fr: "Une résidence vert pâle aux garde-corps de verre derrière un mur blanc, un poteau aux fils emmêlés et des motos garées.",
  }),
  "condo-sand-glass": front(64, {
    en: "A sand-coloured condominium with rows of glass balconies, a second block beside it, palms and a gate on a quiet street.",
    th: "คอนโดสีทราย ระเบียงกระจกเรียงแถว มีอีกตึกข้างกัน ต้นปาล์ม และประตูริมถนนเงียบ",
    zh: "沙色公寓楼：一排排玻璃阳台，旁边还有一栋，门前是棕榈和安静的街道。",
    ru: "Кондоминиум песочного цвета с рядами стеклянных балконов, рядом второй корпус, пальмы и ворота на тихой улице.",
    de: "Sandfarbenes Apartmenthaus mit Reihen von Glasbalkonen, daneben ein zweiter Block, Palmen und ein Tor an ruhiger Straße.",
    fr: "Une résidence couleur sable aux rangées de balcons vitrés, un second bâtiment à côté, palmiers et portail sur une rue calme.",
  }),
  "condo-brick": front(65, {
    en: "A brick-red condominium with railed balconies in town, laundry and plants on some, wires across the street.",
    th: "คอนโดสีอิฐในเมือง ระเบียงราวเหล็ก บางห้องตากผ้าและวางต้นไม้ มีสายไฟพาดหน้าถนน",
    zh: "市区的砖红色公寓楼：铁栏阳台上晾着衣服、摆着植物，电线横过街道。",
    ru: "Кирпично-красный кондоминиум в городе: балконы с решётками, бельё и растения, провода над улицей.",
    de: "Ziegelrotes Apartmenthaus in der Stadt: Balkone mit Gittern, hier und da Wäsche und Pflanzen, Kabel über der Straße.",
    fr: "Une résidence rouge brique en ville : balcons à barreaux, linge et plantes çà et là, fils au-dessus de la rue.",
  }),
  "condo-court": front(66, {
    en: "A plain cream block of small flats, a narrow balcony each, motorbikes along its wall and wires on a concrete pole.",
    th: "ตึกห้องชุดเล็กสีครีมเรียบ ๆ ระเบียงแคบทุกห้อง มอเตอร์ไซค์ริมกำแพงและสายไฟบนเสาคอนกรีต",
    zh: "朴素的奶油色小户型楼：每户一个窄阳台，墙边停着摩托车，水泥杆上挂着电线。",
    ru: "Простой кремовый дом с небольшими квартирами и узкими балконами, мотоциклы у стены и провода на бетонном столбе.",
    de: "Schlichter cremefarbener Block mit kleinen Wohnungen und schmalen Balkonen, Motorräder an der Mauer, Kabel am Betonmast.",
    fr: "Un immeuble crème tout simple de petits appartements à balcon étroit, motos le long du mur, fils sur un poteau de béton.",
  }),
  "condo-garden-lemon": front(67, {
    en: "A low yellow condominium behind trees and palms, solid balcony walls and a gate on the lane.",
    th: "คอนโดสีเหลืองไม่กี่ชั้น อยู่หลังแนวต้นไม้และต้นปาล์ม ระเบียงผนังทึบ มีประตูริมซอย",
    zh: "低层黄色公寓楼，掩映在树木和棕榈之后，实体阳台栏板，巷边是大门。",
    ru: "Невысокий жёлтый кондоминиум за деревьями и пальмами, глухие ограждения балконов и ворота на переулок.",
    de: "Niedriges gelbes Apartmenthaus hinter Bäumen und Palmen, geschlossene Balkonbrüstungen und ein Tor zur Gasse.",
    fr: "Une résidence jaune et basse derrière arbres et palmiers, balcons à parapet plein et portail sur la ruelle.",
  }),
};

// What the people of a building share: its lobby, gym, corridors and car park.
import { DAY, type Picture } from "./picture.ts";

export const sharedByDay: Record<string, Picture> = {
  "lobby-new": {
    scene: "shared_rooms",
    kind: "interior",
    rooms: ["lobby"],
    ...DAY,
    seed: 61,
    alt: {
      en: "A condominium's lobby by day: a reception desk with a stone top, a white sofa with blue armchairs, and garden behind tall glass.",
      th: "ล็อบบี้คอนโดตอนกลางวัน เคาน์เตอร์ต้อนรับหน้าหิน โซฟาขาวกับเก้าอี้สีฟ้า และสวนหลังกระจกสูง",
      zh: "白天的公寓大堂：石面接待台、白沙发配蓝色扶手椅，高大玻璃后是花园。",
      ru: "Лобби кондоминиума днём: стойка с каменной плитой, белый диван и голубые кресла, за высоким стеклом сад.",
      de: "Eingangshalle einer Wohnanlage bei Tag: Empfang mit Steinplatte, weißes Sofa, blaue Sessel, Garten hinter hohem Glas.",
      fr: "Le hall d’une résidence, de jour : comptoir à plateau de pierre, canapé blanc, fauteuils bleus, jardin derrière de hautes vitres.",
    },
  },
  "gym-sea": {
    scene: "shared_rooms",
    kind: "interior",
    rooms: ["gym"],
    ...DAY,
    look: { exposure: 0.45, kelvin: 6200 },
    seed: 63,
    alt: {
      en: "A building's gym with three treadmills facing the sea, a weight bench, an exercise bike and a wall of mirror.",
      th: "ห้องออกกำลังกายของอาคาร ลู่วิ่งสามตัวหันออกทะเล ม้านั่งยกน้ำหนัก จักรยาน และผนังกระจกเงา",
      zh: "楼内健身房：三台面向大海的跑步机、卧推凳、健身车和一面镜墙。",
      ru: "Тренажёрный зал дома: три беговые дорожки лицом к морю, скамья для жима, велотренажёр и зеркальная стена.",
      de: "Fitnessraum des Hauses mit drei Laufbändern zum Meer, Hantelbank, Fahrrad und einer Spiegelwand.",
      fr: "La salle de sport de l’immeuble : trois tapis de course face à la mer, banc de musculation, vélo et mur de miroirs.",
    },
  },
  "corridor-plain": {
    scene: "shared_rooms",
    kind: "interior",
    rooms: ["corridor"],
    ...DAY,
    seed: 65,
    alt: {
      en: "A corridor of flats with wooden doors, shoes on mats, a potted plant and a window at its end.",
      th: "โถงทางเดินห้องชุด ประตูไม้ รองเท้าบนพรมเช็ดเท้า กระถางต้นไม้ และหน้าต่างสุดทาง",
      zh: "公寓走廊：木门、脚垫上的鞋、一盆绿植，尽头有窗。",
      ru: "Коридор с квартирами: деревянные двери, обувь на ковриках, растение в горшке и окно в конце.",
      de: "Wohnungsflur mit Holztüren, Schuhen auf Matten, einer Topfpflanze und einem Fenster am Ende.",
      fr: "Un couloir d’appartements : portes en bois, chaussures sur les paillassons, une plante et une fenêtre au bout.",
    },
  },
  "car-park-covered": {
    scene: "shared_rooms",
    kind: "interior",
    rooms: ["parking"],
    ...DAY,
    seed: 66,
    alt: {
      en: "A covered car park with striped pillars, cars on both sides, motorbikes at the end and strip lights on the concrete ceiling.",
      th: "ที่จอดรถในร่ม เสาทาแถบเหลืองดำ รถจอดสองฝั่ง มอเตอร์ไซค์สุดทาง และไฟแถบใต้เพดานคอนกรีต",
      zh: "室内停车场：黄黑条纹柱子、两侧停车、尽头的摩托车，混凝土顶上是灯带。",
      ru: "Крытая парковка: полосатые колонны, машины по обе стороны, мотоциклы в глубине, лампы на бетонном потолке.",
      de: "Überdachter Parkplatz mit gestreiften Pfeilern, Autos zu beiden Seiten, Motorrädern am Ende und Leuchten an der Betondecke.",
      fr: "Un parking couvert : piliers rayés, voitures des deux côtés, motos au fond et tubes lumineux au plafond de béton.",
    },
  },
};

// Names of our own rooms and of the surroundings, in every language.
import { words } from "./own-rooms-things.ts";

export const views = {
  court: words(
    "balconies across the street",
    "ฝั่งตรงข้ามเป็นระเบียงตึก",
    "街对面是一排排阳台",
    "через улицу балконы",
    "gegenüber Balkone",
    "des balcons en face",
  ),
  city: words(
    "towers of the town outside",
    "นอกหน้าต่างเป็นตึกในเมือง",
    "窗外是城里的高楼",
    "за окном городские башни",
    "draußen Türme der Stadt",
    "les tours de la ville au-dehors",
  ),
  open: words(
    "the open sea outside",
    "นอกหน้าต่างเป็นทะเลเปิด",
    "窗外是开阔的大海",
    "за окном открытое море",
    "draußen das offene Meer",
    "la pleine mer au-dehors",
  ),
  bay: words(
    "the curve of the bay outside",
    "นอกหน้าต่างเป็นโค้งอ่าว",
    "窗外是弯弯的海湾",
    "за окном изгиб залива",
    "draußen die Bucht",
    "la courbe de la baie au-dehors",
  ),
  garden: words(
    "palms and a garden wall outside",
    "นอกหน้าต่างเป็นต้นปาล์มและกำแพงสวน",
    "窗外是棕榈和花园围墙",
    "за окном пальмы и стена сада",
    "draußen Palmen und eine Gartenmauer",
    "palmiers et mur de jardin au-dehors",
  ),
  palms: words(
    "crowns of palms outside",
    "นอกหน้าต่างเป็นยอดปาล์ม",
    "窗外是棕榈树冠",
    "за окном кроны пальм",
    "draußen Palmkronen",
    "cimes de palmiers au-dehors",
  ),
  roofs: words(
    "low roofs and trees outside",
    "นอกหน้าต่างเป็นหลังคาบ้านและต้นไม้",
    "窗外是低矮的屋顶和树木",
    "за окном низкие крыши и деревья",
    "draußen niedrige Dächer und Bäume",
    "toits bas et arbres au-dehors",
  ),
  frosted: words(
    "a frosted window over the shower",
    "มีหน้าต่างกระจกฝ้าเหนือที่อาบน้ำ",
    "淋浴上方是磨砂窗",
    "над душем матовое окно",
    "Milchglasfenster über der Dusche",
    "fenêtre dépolie au-dessus de la douche",
  ),
};

export const heads = {
  living: words("Living room", "ห้องนั่งเล่น", "客厅", "Гостиная", "Wohnzimmer", "Séjour"),
  dining: words(
    "Dining corner of the living room",
    "มุมทานอาหารในห้องนั่งเล่น",
    "客厅的用餐角",
    "Обеденный уголок гостиной",
    "Essplatz im Wohnzimmer",
    "Coin repas du séjour",
  ),
  bedroom: words("Bedroom", "ห้องนอน", "卧室", "Спальня", "Schlafzimmer", "Chambre"),
  second: words(
    "Second bedroom",
    "ห้องนอนที่สอง",
    "次卧",
    "Вторая спальня",
    "Zweites Schlafzimmer",
    "Deuxième chambre",
  ),
  kitchen: words("Kitchen", "ห้องครัว", "厨房", "Кухня", "Küche", "Cuisine"),
  bathroom: words(
    "Bathroom with a glazed shower",
    "ห้องน้ำกั้นกระจก",
    "带玻璃淋浴间的卫生间",
    "Ванная с душем за стеклом",
    "Bad mit verglaster Dusche",
    "Salle de bains à douche vitrée",
  ),
  desk: words(
    "Desk and screen of the studio",
    "โต๊ะทำงานและโทรทัศน์ในสตูดิโอ",
    "开间的书桌和电视",
    "Стол и телевизор в студии",
    "Schreibtisch und Fernseher im Studio",
    "Bureau et écran du studio",
  ),
};

export type Angle = keyof typeof heads;

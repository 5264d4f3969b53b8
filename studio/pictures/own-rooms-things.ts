// What our own rooms hold, in every language: things without articles, so that any fits any other.
import type { Words } from "./picture.ts";

export const words = (en: string, th: string, zh: string, ru: string, de: string, fr: string): Words => ({
  en,
  th,
  zh,
  ru,
  de,
  fr,
});

export const colours = {
  ochre: { hex: "#c08a3a", words: words("ochre", "สีเหลืองดิน", "赭黄色", "цвета охры", "Ocker", "ocre") },
  sage: { hex: "#8aa08d", words: words("sage", "สีเขียวเสจ", "灰绿色", "цвета шалфея", "Salbeigrün", "sauge") },
  sand: { hex: "#cdbb98", words: words("sand", "สีทราย", "沙色", "песочного цвета", "Sand", "sable") },
  charcoal: {
    hex: "#4a4f55",
    words: words("charcoal", "สีเทาเข้ม", "炭灰色", "цвета графита", "Anthrazit", "anthracite"),
  },
  terracotta: {
    hex: "#b5654a",
    words: words("terracotta", "สีดินเผา", "陶土色", "цвета терракоты", "Terrakotta", "terre cuite"),
  },
  petrol: {
    hex: "#2f6470",
    words: words("petrol blue", "สีน้ำเงินอมเขียว", "孔雀蓝", "цвета морской волны", "Petrol", "pétrole"),
  },
  navy: {
    hex: "#2f4560",
    words: words("navy", "สีกรมท่า", "藏青色", "тёмно-синего цвета", "Marineblau", "marine"),
  },
  olive: {
    hex: "#74784a",
    words: words("olive", "สีเขียวมะกอก", "橄榄绿", "оливкового цвета", "Oliv", "olive"),
  },
  plum: {
    hex: "#6e4258",
    words: words("plum", "สีม่วงลูกพลัม", "梅紫色", "сливового цвета", "Pflaume", "prune"),
  },
  rose: {
    hex: "#c99a94",
    words: words("dusty rose", "สีชมพูหม่น", "灰粉色", "цвета пыльной розы", "Altrosa", "vieux rose"),
  },
  sky: {
    hex: "#8fb4c9",
    words: words("pale blue", "สีฟ้าอ่อน", "浅蓝色", "голубого цвета", "Hellblau", "ciel"),
  },
  cream: { hex: "#e6dcc6", words: words("cream", "สีครีม", "米白色", "кремового цвета", "Creme", "crème") },
  mustard: {
    hex: "#d2a03c",
    words: words("mustard", "สีมัสตาร์ด", "芥末黄", "горчичного цвета", "Senfgelb", "moutarde"),
  },
  cocoa: {
    hex: "#6b4a38",
    words: words("cocoa brown", "สีน้ำตาลโกโก้", "可可棕", "цвета какао", "Kakaobraun", "cacao"),
  },
  pearl: {
    hex: "#a4a6a5",
    words: words("pearl grey", "สีเทามุก", "珠灰色", "жемчужно-серого цвета", "Perlgrau", "perle"),
  },
  ivory: {
    hex: "#efece6",
    words: words("ivory", "สีงาช้าง", "象牙白", "цвета слоновой кости", "Elfenbein", "ivoire"),
  },
} as const;

/** Things that have a colour; `{c}` is its place. */
export const things = {
  sofa: words("sofa in {c}", "โซฟา{c}", "{c}沙发", "диван {c}", "Sofa in {c}", "canapé couleur {c}"),
  rug: words("rug in {c}", "พรม{c}", "{c}地毯", "ковёр {c}", "Teppich in {c}", "tapis couleur {c}"),
  throw: words(
    "bed throw in {c}",
    "ผ้าคลุมเตียง{c}",
    "{c}床旗",
    "плед {c}",
    "Tagesdecke in {c}",
    "plaid couleur {c}",
  ),
  towel: words(
    "towel in {c}",
    "ผ้าเช็ดตัว{c}",
    "{c}毛巾",
    "полотенце {c}",
    "Handtuch in {c}",
    "serviette couleur {c}",
  ),
  pillow: words(
    "cushions in {c}",
    "หมอน{c}",
    "{c}靠垫",
    "подушки {c}",
    "Kissen in {c}",
    "coussins couleur {c}",
  ),
  chair: words("chairs in {c}", "เก้าอี้{c}", "{c}椅子", "стулья {c}", "Stühle in {c}", "chaises couleur {c}"),
  cabinet: words(
    "cupboards in {c}",
    "ตู้{c}",
    "{c}橱柜",
    "шкафы {c}",
    "Schränke in {c}",
    "placards couleur {c}",
  ),
  tile: words(
    "wall tiles in {c}",
    "กระเบื้องผนัง{c}",
    "{c}墙砖",
    "плитка на стенах {c}",
    "Wandfliesen in {c}",
    "murs carrelés couleur {c}",
  ),
};

export const floors = {
  pale: {
    spec: ["wood", "#cbb797", "#b39c7a", "X", [1.2, 0.18]],
    words: words(
      "pale boards",
      "พื้นไม้สีอ่อน",
      "浅色木地板",
      "светлый дощатый пол",
      "helle Dielen",
      "parquet clair",
    ),
  },
  oak: {
    spec: ["wood", "#b8926a", "#8d6642", "X", [1.6, 0.19]],
    words: words("oak boards", "พื้นไม้โอ๊ก", "橡木地板", "дубовый пол", "Eichendielen", "parquet de chêne"),
  },
  dark: {
    spec: ["wood", "#8a5a34", "#5a341a", "Y", [1.2, 0.12]],
    words: words(
      "dark boards",
      "พื้นไม้สีเข้ม",
      "深色木地板",
      "тёмный дощатый пол",
      "dunkle Dielen",
      "parquet sombre",
    ),
  },
  beige: {
    spec: ["tiles", "#cfc8bb", [0.6, 0.6]],
    words: words(
      "beige floor tiles",
      "พื้นกระเบื้องสีเบจ",
      "米色地砖",
      "бежевая плитка на полу",
      "beige Bodenfliesen",
      "sol carrelé beige",
    ),
  },
  cream: {
    spec: ["tiles", "#d8cbb0", [0.3, 0.3]],
    words: words(
      "cream floor tiles",
      "พื้นกระเบื้องสีครีม",
      "奶油色地砖",
      "кремовая плитка на полу",
      "cremefarbene Bodenfliesen",
      "sol carrelé crème",
    ),
  },
  grey: {
    spec: ["tiles", "#9b9893", [0.8, 0.8]],
    words: words(
      "grey floor tiles",
      "พื้นกระเบื้องสีเทา",
      "灰色地砖",
      "серая плитка на полу",
      "graue Bodenfliesen",
      "sol carrelé gris",
    ),
  },
  clay: {
    spec: ["tiles", "#b5825c", [0.3, 0.3]],
    words: words(
      "terracotta floor",
      "พื้นกระเบื้องดินเผา",
      "陶砖地面",
      "терракотовая плитка на полу",
      "Terrakottaboden",
      "tomettes au sol",
    ),
  },
  travertine: {
    spec: ["tiles", "#a8967c", [0.9, 0.45]],
    words: words(
      "travertine floor",
      "พื้นหินทราเวอร์ทีน",
      "洞石地面",
      "пол из травертина",
      "Travertinboden",
      "sol en travertin",
    ),
  },
  white: {
    spec: ["tiles", "#e4e1da", [0.8, 0.8]],
    words: words(
      "white floor tiles",
      "พื้นกระเบื้องขาว",
      "白色地砖",
      "белая плитка на полу",
      "weiße Bodenfliesen",
      "sol carrelé blanc",
    ),
  },
} as const;

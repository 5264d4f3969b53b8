/** Names of places in our own market, as pages write them. One word a line; how a line is written is said in words.ts. */
import type { AreaSlug } from "../../domain/places/areas.ts";
import type { Words } from "./words.ts";

/** The areas of this site. */
export const areaNames: readonly (readonly [AreaSlug, Words])[] = [
  ["naklua", { en: "<na ?klua>", th: "นาเกลือ", zh: "纳格鲁阿\n那库拉\n纳克鲁阿", ru: "Наклуа" }],
  ["wongamat", { en: "<wong ?amat>", th: "วง(ศ์|ษ์)อมาตย์", zh: "翁阿玛", ru: "Вонг ?амат" }],
  [
    "central-pattaya",
    {
      en: "<central pattaya>\n<pattaya cent(re|er|ral)>\n<pattaya klang>",
      th: "พัทยากลาง",
      zh: "芭提雅市中心\n芭提雅中心\n中芭提雅",
      ru: "Центральн… Паттай…\nЦентр Паттайи",
      de: "<Zentral[ -]Pattaya>\n<Pattaya[ -]Zentrum>",
      fr: "<centre de Pattaya>",
    },
  ],
  [
    "east-pattaya",
    {
      en: "<east pattaya>",
      th: "พัทยาตะวันออก",
      zh: "东芭提雅",
      ru: "Восточн… Паттай…",
      de: "<Ost[ -]Pattaya>",
      fr: "<Pattaya Est>",
    },
  ],
  [
    "pratumnak",
    { en: "<prat[au]mnak>", th: "พระตำหนัก", zh: "帕塔纳克\n帕塔纳山\n帕塔那山", ru: "Прат[ау]мнак" },
  ],
  ["na-jomtien", { en: "<na[ -]?jomtien>", th: "นาจอมเทียน", zh: "纳中天", ru: "На[ -]Джомтьен" }],
  ["jomtien", { en: "<jomtien>", th: "จอมเทียน", zh: "中天\n乔木提恩", ru: "Джомтьен" }],
  ["bang-saray", { en: "<bang ?sar(ay|e|ae)>", th: "บางเสร่", zh: "邦萨雷\n邦沙雷", ru: "Банг ?Сарай" }],
];

/** Towns and provinces of Thailand, and other parts of Pattaya: a line that names one says where a home is. */
export const thaiPlaces: Words = {
  en: `
    <pattaya>
    <chon ?buri>
    <bang ?lamung>
    <sattahip>
    <huay ?yai>
    <nong ?prue>
    <pong>
    <mabprachan>
    <si ?racha>
    <ban ?amphur>
    <bangkok>
    <phuket>
    <rayong>
    <hua ?hin>
    <chiang ?(mai|rai)>
    <koh ?samui>
    <krabi>
    <nonthaburi>
    <pathum ?thani>
    <samut ?(prakan|sakhon)>
    <khon ?kaen>
    <udon ?thani>
  `,
  zh: `
    芭[提堤]雅
    春武里
    是拉差
    梭桃邑
    会艾
    曼谷
    普吉
    清[迈莱]
    罗勇
    华欣
    苏梅
  `,
  ru: `
    Паттай…
    Чонбури
    Сатта?хип
    Хуай ?Яй
    Си ?Рача
    Бангкок…
    Пхукет…
    Районг
    Хуа ?Хин
    Чианг ?Май
    Самуи
  `,
  th: `
    พัทยา
    ชลบุรี
    บางละมุง
    สัตหีบ
    ห้วยใหญ่
    หนองปรือ
    โป่ง
    มาบประชัน
    ศรีราชา
    บ้านอำเภอ
    กรุงเทพ
    กทม
    ภูเก็ต
    ระยอง
    หัวหิน
    เชียง(ใหม่|ราย)
    เกาะสมุย
    กระบี่
    นนทบุรี
    ปทุมธานี
    สมุทร(ปราการ|สาคร)
    ขอนแก่น
    อุดรธานี
  `,
};

/** What a line begins with that says where a home is, in sentences and lists. */
export const placeIntroductions: Words = {
  en: `
    <(located|situated) (in|at|on)>
    <find (it|this home) in>
  `,
  de: `
    <(liegt|gelegen|befindet sich) in>
  `,
  fr: `
    <située? (à|au|dans)>
    <se (trouve|situe) (à|au|dans)>
    <(trouve|trouverez) (ce bien|le bien|la maison|l['’]appartement) (à|au|dans)
  `,
  ru: `
    <расположен[аоы]? (в|на)>
    <находится (в|на)>
  `,
  zh: `
    位于
    地处
    坐落于?
  `,
  th: `
    ทำเล
    ตั้งอยู่(ที่|ใน)?
  `,
};

/** What is before a place in a headline, written small. */
export const placePrepositions: Words = {
  en: `
    in
  `,
  fr: `
    à
  `,
};

/** What is behind them as often and is no place. */
export const noPlaces: Words = {
  en: `
    ^(a|an|the|great|good|excellent|prime|perfect|quiet|ideal|best|top|new|move)>
    (location|condition|state|demand)>
  `,
  de: `
    (lage|nähe|weite|zustand|qualität|bauweise|umgebung|gegend|ausführung)>
    ^(bester?|ruhiger|zentraler|top|guter|sehr|der|dem|einem|einer|erster|toller|begehrter)>
  `,
  fr: `
    ^(vendre|louer|saisir|rénover|visiter|deux|proximité|quelques|pied|partir)>
  `,
};

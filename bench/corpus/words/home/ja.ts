import type { HomeWords } from "../home-words.ts";

export const ja: HomeWords = {
  condo: "マンション | 中古マンション | 分譲マンション",
  house: "一戸建て | 中古一戸建て | 戸建",
  studio: "ワンルーム | 1R | ワンルーム",
  office: "事務所 | オフィス | 貸事務所",
  landKind: "土地 | 売地 | 宅地",
  parking: "駐車場 | 月極駐車場 | 駐車場",
  warehouse: "倉庫 | 貸倉庫 | 工場",
  forSale: "売買 | 販売中 | 売出中",
  forRent: "賃貸",
  forBoth: "売買・賃貸",
  priceLabel: "価格; 販売価格 | 価格 | 販売価格",
  rentLabel: "賃料; 家賃 | 賃料 | 家賃",
  bedroomsLabel: "間取り",
  roomsLabel: "部屋数",
  bathroomsLabel: "浴室 | 浴室数 | バスルーム",
  areaLabel: "専有面積; 面積 | 専有面積 | 延床面積; 床面積",
  landLabel: "土地面積 | 敷地面積 | 土地面積",
  floorLabel: "所在階 | 階 | 階数",
  yearLabel: "築年 | 築年月 | 完成年",
  referenceLabel: "物件番号 | 物件コード | 管理番号",
  typeLabel: "物件種別 | 種別 | 物件種目",
  placeLabel: "所在地 | 住所 | 所在地",
  bedrooms: "{n}LDK | {n}DK | {n}LDK; {n}SLDK",
  rooms: "{n}部屋",
  bathrooms: "浴室{n} | 浴室{n}室 | バスルーム{n}",
  area: "{n}m² | {n}㎡ | {n}平方メートル",
  land: "土地{n}m² | 土地{n}㎡ | 敷地{n}㎡",
  condoSale:
    "{place} {rooms} マンション | {project} {rooms} 中古マンション 南向き | 分譲マンション {district} {rooms} 売買",
  condoRent:
    "{place} {rooms} 賃貸マンション | {project} {rooms} 賃貸 駅近 | 賃貸マンション {district} 即入居可",
  houseSale:
    "{place} {rooms} 一戸建て | 中古一戸建て {district} {rooms} 庭付き | 戸建 {place} 駐車場付き 売買",
  houseRent: "{place} {rooms} 賃貸一戸建て | 貸家 {district} {rooms} 庭付き | 賃貸戸建 {place} ペット可",
  condoBoth: "{project} {rooms} 売買・賃貸",
  houseBoth: "{place} 一戸建て 売買・賃貸",
  officeTitle: "{district} 貸事務所 {area} | オフィス賃貸 {place} | 駅前の貸事務所 {district}",
  landTitle: "{district} 土地 {area} | 売地 {place} | 宅地 {district} 南道路",
  parkingTitle: "{district} 駐車場 | 月極駐車場 {place} | 屋内駐車場 {district}",
  warehouseTitle: "{district} 倉庫 {area} | 貸倉庫 {place} | 工場 {district} 事務所付き",
  priceSentenceSale: "販売価格は{price}です。 | 価格は{price}。 | {price}で販売しております。",
  priceSentenceRent: "賃料は{price}です。 | 家賃は{price}。 | 賃料{price}にてご案内しております。",
  placeSentence: "所在地は{place}です。 | 場所は{place}。 | {place}に位置しています。",
  sentences: `
    日当たり良好です
    駅まで徒歩圏内です
    収納が豊富です
    |
    室内はきれいに使われています
    オートロック付きです
    南向きのバルコニーがあります
    |
    リフォーム済みです
    買い物に便利な立地です
    内覧は随時受け付けております
  `,
};

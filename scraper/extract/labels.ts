/** What labels mean, in the languages that sites about homes are written in. */
import type { FieldName } from "./fields.ts";

export type LabelledField = Extract<
  FieldName,
  | "price"
  | "squareMeters"
  | "landSquareMeters"
  | "yearBuilt"
  | "floor"
  | "externalId"
  | "address"
  | "condoName"
  | "city"
  | "kind"
>;

const labels: readonly (readonly [RegExp, LabelledField])[] = [
  [
    /^(?:(?:asking|sale|sales|selling|list|purchase|total|rental|guide|buying|full) )?price(?: \(.*\))?$|^rent(?:al)?(?: price| per month|\/month)?$|^(?:monthly )?rent(?: \(.*\))?$|^(?:kauf|miet|gesamt)?preis$|^(?:gesamt|warm|kalt)miete$|^kaltmiete.*$|^prix(?: de vente| du bien)?$|^loyer.*$|^(?:preço|precio|prezzo|canone|cena|czynsz najmu|prijs|vraagprijs|preço|valor)$|^(?:ราคา|ราคาขาย|ราคาเช่า|ค่าเช่า)$|^(?:цена|стоимость|аренда)$|^(?:价格|售价|总价|租金|房价|価格|販売価格|賃料|家賃|매매가|가격)$|^(?:satış |kira )?fiyat[ıi]?$|^kira(?: bedeli)?$|^(?:mức )?giá(?: bán| thuê)?$|^(?:ال)?سعر$|^(?:utgångs)?pris(?:antydning)?$|^rent (?:pcm|p\.?m\.?)$|^(?:huur|koop)prijs$|^velaton hinta$|^(?:τιμή|מחיר|ціна|kaina|cijena|qiymət|preț)$/iu,
    "price",
  ],
  [
    /^(?:(?:living|floor|built[- ]?up|built|internal|interior|usable|total|unit|property|gross|net|covered|indoor|habitable|super built[- ]?up|carpet) ?)?(?:area|size|space|surface|sqm|sq\.? ?m\.?|sq\.? ?ft\.?|square (?:feet|footage))(?: ?\(.*\))?$|^(?:wohn|nutz|gesamt|wohnungs)?fläche(?:.*)?$|^wohnfläche.*$|^surface(?: habitable| totale)?$|^superficie(?: construida| útil| total)?$|^área(?: útil| bruta| construída| total)?$|^m² (?:útiles|construidos|totales)$|^(?:powierzchnia|metraż)(?: (?:mieszkania|domu|użytkowa|całkowita|mieszkalna))?$|^(?:พื้นที่|พื้นที่ใช้สอย|ขนาด|ขนาดห้อง)$|^(?:(?:общая |жилая )?площадь(?: общая)?)$|^(?:面积|建筑面积|使用面积|室内面积|实用面积)$|^(?:woonoppervlakte|oppervlakte)$|^(?:専有面積|建物面積|전용면적|공급면적|boarea|bruksareal|boligareal)$|^m² \((?:brüt|net)\)$|^(?:brüt|net) (?:m²|m2|metrekare|alan)$|^(?:brüt |net |kapal[ıi] )?alan[ıi]?$|^(?:metrekare|m²|m2)$|^diện tích(?: sử dụng| tim tường)?$|^(?:ال)?مساحة$|^(?:sahə|platība|plotas|(?:stambena )?površina|площ)$|^(?:luas bangunan|lb)$/iu,
    "squareMeters",
  ],
  [
    /^(?:property )?(?:land|lot|plot|site|erf|stand|terrain)(?: (?:area|size|space))?(?: ?\(.*\))?$|^grundstück(?:s(?:fläche|größe))?.*$|^surface (?:totale )?(?:du |de )?terrain$|^(?:perceel|terreno|parcela)(?:oppervlakte)?$|^powierzchnia działki$|^(?:ขนาดที่ดิน|ที่ดิน|เนื้อที่)$|^(?:площадь участка|участок)$|^(?:土地面积|占地面积)$|^(?:superficie|área) (?:d[eo]l? |de (?:la )?)?(?:terreno|parcela|lote)$|^(?:敷地面積|토지면적|대지면적|tomtarea|พื้นที่ดิน)$|^arsa(?: alan[ıi]| m²)?$|^diện tích đất$|^(?:luas tanah|lt)$|^مساحة الأرض$/iu,
    "landSquareMeters",
  ],
  [
    /^(?:year built|built(?: in)?|year of (?:construction|building)|construction year|building year|completion(?: year)?|year completed|completed|baujahr|année de construction|construit en|año de construcción|anno di costruzione|ano de construção|rok budowy|bouwjaar|ปีที่สร้าง|ปีที่สร้างเสร็จ|สร้างเสร็จ(?:ปี)?|год постройки|год сдачи|建成年份|竣工年份|建筑年代|建造年份|建築年|준공년도|byggår|byggeår|năm xây dựng|yap[ıi]m y[ıi]l[ıi]|inşa(?:at)? y[ıi]l[ıi]|سنة البناء)$|築年月/iu,
    "yearBuilt",
  ],
  [
    /^(?:floor|floor level|floor no\.?|floor number|on floor|level|storey|etage|geschoss|stockwerk|étage|planta|piso|piano|piętro|verdieping|(?:อยู่)?ชั้น(?:ที่)?|этаж|楼层|所在楼层|våning|tầng|(?:bulunduğu )?kat|해당층.*|所在階.*|الطابق)$/iu,
    "floor",
  ],
  [
    /^(?:(?:property|listing|unit|object|web|our|ad) ?)?(?:id|ref(?:erence)?|code|number|no)\.?(?: (?:no|number|id|code)\.?)?$|^(?:objekt-?(?:nr|nummer|id)\.?|référence|réf\.?|referencia|referência|riferimento|numer oferty|รหัส(?:ทรัพย์|ประกาศ)?|артикул|номер объекта|код объекта|编号|房源编号|[iİ]lan no|mã tin|物件番号|매물번호)$/iu,
    "externalId",
  ],
  [
    /^(?:address|location|adresse|lage|dirección|ubicación|indirizzo|adres|lokalizacja|ที่อยู่|ทำเล|ที่ตั้ง|адрес|расположение|地址|位置|所在地|주소|địa chỉ|العنوان)$/iu,
    "address",
  ],
  [
    /^(?:project|project name|building|building name|condo(?:minium)?(?: name)?|complex|development|residence|objektname|immeuble|résidence|โครงการ|ชื่อโครงการ|คอนโด|жк|комплекс|проект|жилой комплекс|项目|项目名称|楼盘|小区|小区名称|物件名|マンション名|단지명|dự án|site ad[ıi])$/iu,
    "condoName",
  ],
  [/^(?:city|town|stadt|ort|ville|ciudad|città|miasto|จังหวัด|เมือง|город|城市)$/iu, "city"],
  [
    /^(?:(?:property|home|unit|listing|house|building) )?type(?: of (?:property|home))?$|^(?:objekt|immobilien|wohnungs|haus)(?:typ|art)$|^type de bien$|^tipo(?: de (?:inmueble|imóvel|vivienda)| di immobile)?$|^ประเภท(?:ทรัพย์|อสังหาริมทรัพย์|บ้าน)?$|^тип (?:недвижимости|жилья|объекта|дома)$|^(?:物业类型|房屋类型|物件種別|bostadstyp|boligtype|نوع العقار)$|^(?:emlak|konut) tip[iİ]$|^loại (?:hình|bđs|nhà đất)$/iu,
    "kind",
  ],
];

/** Most texts are no label: one pattern asks for all. */
const anyLabel = new RegExp(labels.map(([pattern]) => pattern.source).join("|"), "iu");

export function fieldOfLabel(label: string): LabelledField | null {
  if (label.length > 40) return null;
  const text = label.replace(/[:：*]+\s*$/, "").trim();
  if (!anyLabel.test(text)) return null;
  return labels.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

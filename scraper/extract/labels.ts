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
    /^(?:preț(?:ul)?|pret|verð|ásett verð|leiga|chirie|ár|eladási ár|vételár|bérleti díj|prisantydning|kontantpris|udbudspris|husleie|husleje|månadshyra|hyra|utropspris|hinta|vuokra|myyntihinta|pyyntihinta|vraagprijs|huurprijs|kale huur|cena (?:najmu|prodeje|sprzedaży|ofertowa)|kaina|nuomos kaina|hind|üürihind|müügihind|cijena|cena nepremičnine|fiyat bilgisi|harga(?: jual| sewa)?|giá (?:bán|thuê)|τιμή (?:πώλησης|ενοικίασης)|ενοίκιο|ціна|вартість|ціна продажу|цена (?:продажи|аренды|в месяц)|арендная плата|שכר דירה|מחיר מבוקש|السعر المطلوب|الإيجار|قیمت|매매가격?|매매금|전세금|전세가|전세|월세|임대료|월 ?임대료|분양가|거래금액|價格|售價|總價|租金|월차임|販売価格|物件価格|賃料\(.*\)|offers (?:over|around|in (?:the )?region of|in excess of|from)|o\.?i\.?r\.?o\.?|guide(?: price)?|price guide|fixed price|current (?:price|bid)|listed (?:at|for|price)|listing price|starting (?:bid|price)|opening bid|reserve price|verkehrswert|precio de (?:venta|renta|alquiler|lista)|alquiler mensual|valor (?:de venda|do imóvel|do aluguel|venta|arriendo)|canon(?: de arrendamiento)?|aluguel|prix (?:fai|net vendeur|public)|prezzo (?:di vendita|richiesto)|canone (?:mensile|di affitto)|sold (?:price|for)|final price)$/iu,
    "price",
  ],
  [
    /^(?:suprafa[țţt][aăe] ?(?:util[aă]|total[aă]|construit[aă])?|s\. ?util[aă]|stærð|alapterület|lakóterület|hasznos (?:alap)?terület|internt bruksareal|primærrom|p-rom|bra(?:-i)?|bruksareal|boligareal|areal|boyta|boarea|bostadsyta|asuinpinta-ala|pinta-ala|huoneiston? pinta-ala|εμβαδόν?|εμβαδό|užitná plocha|podlahová plocha|úžitková plocha|plocha(?: bytu| domu)?|obytná plocha|uporabna površina|velikost|kvadratura|bendras plotas|gyvenamasis plotas|kopējā platība|üldpind|korruse pind|suletud netopind|pindala|загальна площа|площа загальна|квадратура|площ|жилая площадь|общая площадь, ?м²?|전용|전용면적|실면적|연면적|계약면적|專有面積|實用面積|建築面積|套內面積|坪數|建坪|權狀坪數|主建物|室內|שטח(?: במ["״]ר)?|(?:ال)?مساحة(?: البناء| الداخلية)?|متراژ|luas(?: bangunan)?|diện tích (?:sàn|xây dựng|căn hộ)|metragem|área privativa|area priv\.?|área (?:construida|privada|cubierta|techada)|sup\. (?:cubierta|total|construida)|superficie (?:cubierta|habitable|commerciale|interna)|mq|mq commerciali|metri quadri|metri quadrati|m2 (?:construidos|útiles)|(?:approx(?:imate|\.)? ?)?(?:living|floor|square|sq\.?|interior|finished|heated|gross internal|internal floor) ?(?:area|space|feet|footage|ft\.?|meters|metres)?(?: ?\(?(?:approx(?:imate)?|est)\.?\)?)|building (?:size|area)|house size|home size|unit size|approx(?:imate|\.)? (?:size|area))$/iu,
    "squareMeters",
  ],
  [
    /^(?:teren|suprafa[țţt][aă] teren|telek(?:terület)?|telekméret|tomteareal|grundareal|tomt(?:storlek|yta)|tontin (?:pinta-ala|koko)|tontti|οικόπεδο|εμβαδόν? οικοπέδου|plocha (?:pozemku|parcely)|rozloha pozemku|pozemek|výmera pozemku|zemljišče|okućnica|površina (?:zemljišta|okućnice|parcele)|sklypo plotas|zemes platība|krundi (?:pind|suurus)|площа ділянки|площ на (?:двора|парцела)|двор|土地坪數|地坪|שטח (?:מגרש|גינה)|luas tanah|superficie (?:del )?lote|sup\. (?:lote|terreno|terreno total)|área (?:do )?terreno|metros de terreno|jardin|lot (?:sq\.? ?ft\.?|dimensions|acres)|acreage|acres|land (?:sq\.? ?ft\.?|size)|section (?:size|area))$/iu,
    "landSquareMeters",
  ],
  [
    /^(?:an(?:ul)? construc[țţt]i(?:e|ei)|épít[ée]s éve|byggingarár|építési év|rakennusvuosi|valmistumisvuosi|έτος κατασκευής|rok (?:výstavby|postavení|kolaudácie|stavby)|leto (?:gradnje|izgradnje)|godina (?:izgradnje|gradnje)|statybos metai|metai|ehitusaasta|celtniecības gads|uzbūvēts|рік (?:побудови|будівництва)|година на строителство|строителство|사용승인일?|준공(?:년도|일|연도)|입주(?:년도|일)|屋齡|完成年月|竣工(?:時間|年月)|שנת בני(?:יה|ה)|tahun (?:dibangun|bangun)|hoàn thành|antigüedad|ano de construção|építve|year|yr\.? built|built|age built|construction|tipo y año|byggnadsår|opføres?år|opført|bygget)$/iu,
    "yearBuilt",
  ],
  [
    /^(?:etaj(?:ul)?|emelet|szint|kerros|όροφος|podlaží|patro|poschodie|nadstropje|kat|sprat|aukštas|korrus|stāvs|поверх|етаж|층|층수|해당층(?:\/.*)?|樓層|所在樓層|階|階数|所在階|階\/階建|קומה|(?:ال)?طابق|lantai|tầng số|pavimento|andar|nivel|bulunduğu kat|piso n[º°.]?)$/iu,
    "floor",
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

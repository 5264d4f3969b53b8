/** What stands in a title's place and names no home. One word a line; how a line is written is said in words.ts. */
import type { Words } from "./words.ts";

/** "Property details", "View map", "For sale": a whole title. */
export const noTitles: Words = {
  en: `
    ((property|listing|home|house|condo|apartment|unit|villa) )?(details?|info(rmation)?|overview|page|description|summary)
    details? of (the |this )?(property|listing|home)
    ((view|see|show|open) )?(on )?(the )?map
    (photos?|pictures?|images?|gallery|video|virtual tour|floor ?plans?|location|features)
    (share|contact|contact us|contact agent|menu|search|home|welcome|about|about us|print|back|next|previous)
    (log ?in|sign in|register|loading|enquire|untitled|no title)
    (listing|property|price|new)
    (for (sale|rent)|to (let|rent)|buy|rent|sale)
  `,
  de: `
    (objekt|immobilien|detail)?(details?|ansicht|beschreibung|informationen)
    (exposé|übersicht|objekt|immobilie|angebot)
    (karte|karte anzeigen|auf (der )?karte( anzeigen)?)
    (fotos|bilder|galerie|kontakt|startseite|menü|suche|lage|grundriss)
    (zu (verkaufen|vermieten)|zur miete|kaufen|mieten)
  `,
  fr: `
    détails?( (du bien|de l['’]annonce))?
    fiche( (du bien|détaillée|technique))?
    (voir )?(sur )?(la )?carte
    (photos|galerie|contact|accueil|recherche|description|annonce|bien|plan)
    à (vendre|louer)
  `,
  ru: `
    (подробнее|подробности|описание|детали( объекта)?|информация( об объекте)?)
    (показать |смотреть )?(на )?карт[аеу]
    (фото|фотографии|галерея|контакты|главная|меню|поиск|объект|планировка)
    (продажа|аренда)
  `,
  zh: `
    (房源|物业|房屋|项目|楼盘)?(详情|信息|介绍|描述|概况)
    (查看|在)?地图(查看)?
    (图片|相册|联系我们|首页|搜索|房源|户型图)
    (出售|出租)
  `,
  th: `
    (ราย|ข้อมูล)ละเอียด(ทรัพย์|ทรัพย์สิน|ประกาศ|ห้อง|บ้าน|คอนโด|เพิ่มเติม)?
    ข้อมูล(ทรัพย์|ทรัพย์สิน|ประกาศ|โครงการ)?
    (ดู)?(บน)?แผนที่
    (รูปภาพ|รูป|แกลเลอรี่|แกลเลอรี|หน้าแรก|ค้นหา|ประกาศ|ราคา|เมนู)
    ติดต่อ(เรา|เจ้าของ|เจ้าหน้าที่)?
    (ขาย|เช่า|ให้เช่า)
  `,
};

/** What is before a home's number. */
export const idsBefore: Words = {
  en: String.raw`
    ((property|listing|home|unit) )?(id|ref(erence)?|code|no|number)\.?
  `,
  de: String.raw`
    (objekt|immobilien)?-?(nr|nummer|id)\.?
  `,
  fr: String.raw`
    réf(érence)?\.?
  `,
  ru: `
    (номер|лот|id объекта)
  `,
  zh: `
    (房源)?编号
  `,
  th: `
    รหัส(ทรัพย์|ทรัพย์สิน|ประกาศ)?
  `,
};

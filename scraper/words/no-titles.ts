/** What stands in a title's place and names no home. One word a line; how a line is written is said in words.ts. */
import { thai } from "./thai/pages.ts";
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
  es: `
    detalles?( (del inmueble|de la propiedad|del anuncio))?
    (ficha|descripción|inmueble|propiedad|anuncio)
    (ver )?(en )?(el )?mapa
    (fotos|galería|contacto|inicio|menú|buscar)
    (en venta|en alquiler|se vende|se alquila)
  `,
  it: `
    dettagli?o?( (immobile|annuncio|dell['’]immobile))?
    (scheda|scheda immobile|descrizione|immobile|annuncio)
    (vedi |apri )?(la |sulla )?mappa
    (foto|galleria|contatti|cerca|planimetria)
    in (vendita|affitto)
  `,
  pt: `
    detalhes?( (do imóvel|do anúncio))?
    ver (no )?mapa
  `,
  nl: `
    (woning|object)?(details?|informatie)
    (bekijk )?(op )?(de )?kaart
    (foto['’]?s|omschrijving|overzicht|woning|object)
    te (koop|huur)
  `,
  pl: `
    szczegóły( (oferty|ogłoszenia))?
    (zobacz )?(na )?map(a|ie)
    (zdjęcia|kontakt|opis)
  `,
  sv: `
    (detaljer|objekt|objektsinformation|objektsbeskrivning|beskrivning)
    (visa |se )?(på )?kart(a|an)
    (bilder|kontakt|planlösning)
    (till salu|att hyra)
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
  ja: `
    (物件)?(詳細|情報|概要)
    地図(を見る)?
    (写真|お問い合わせ|トップ|検索|物件|間取り図)
    (売買|賃貸)
  `,
  th: thai.noTitles,
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
  es: String.raw`
    ref(erencia)?\.?
  `,
  ru: `
    (номер|лот|id объекта)
  `,
  zh: `
    (房源)?编号
  `,
  th: thai.idsBefore,
};

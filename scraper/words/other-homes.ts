/** Headings above other homes. One word a line; how a line is written is said in words.ts. */
import { thai } from "./thai.ts";
import type { Words } from "./words.ts";

/** What a heading says above homes that are not the page's own. */
export const otherHomes: Words = {
  en: `
    ^(sold|let|rented) (homes|properties|listings)
    ^(recent|latest) (sales|deals)
    ^(other |more )?(available )?units( available)?$
    ^(other|more) .{0,20}in (this|the) (building|project|complex)
    ^(explore |see |view |browse )?(similar|related|comparable|recommended|nearby|other|more) (homes|houses|properties|property|listings?)
    ^(explore |see |view |browse )?(similar|related|comparable|recommended|nearby|other|more) (condos?|apartments?|flats?|villas?|units)
    ^(similar|related|recommended|nearby|other|more) (results|options|offers|ads|for (you|sale|rent)|from|by|like|in)
    ^(homes|properties|listings) (nearby|like this|you)
    ^you (may|might)
    ^people also
    ^(recently|last) viewed
    ^other (options|properties|flats|units|homes|listings) in
    ^(houses|homes|apartments|flats|properties|condos|units) (you|near|in the same|around|also)
    ^(customers|users|buyers|renters) (also|who)
    ^(recently|nearby) sold
    ^sold (nearby|recently)
    ^(recommended|suggested|featured|latest|newest) (homes|houses|properties|listings|condos|villas|units|for you)
    ^(featured|recommended|suggested)$
    ^new listings
    ^(recently|already|just|previously) (sold|rented|let|leased)
  `,
  de: `
    ^(kürzlich |zuletzt )?(verkauft|vermietet)e? (objekte|immobilien|wohnungen)
    ^(weitere|andere) (einheiten|wohnungen)
    ^das könnte
    ^ähnliche
    ^vergleichbare
    ^weitere (angebote|objekte|immobilien)
    ^(mehr|weitere) (anzeigen|immobilien)
    ^(bereits|kürzlich|zuletzt) (verkauft|vermietet)
    ^verfügbare (wohnungen|einheiten|häuser)
    ^auch interessant
  `,
  fr: `
    ^(derniers )?biens (vendus|loués)
    ^(récemment|derniers) vendus?
    ^autres (lots|logements)
    ^vous aimerez
    ^(biens|annonces) (similaires|recommand)
    ^autres (biens|annonces)
    ^d['’]autres (biens|annonces)
    ^ces (biens|annonces) (pourraient|peuvent)
    ^(déjà|récemment) (vendus|loués)
    ^(vendus|loués) récemment
    ^lots (du programme|disponibles)
    ^(appartements|logements) disponibles
  `,
  es: `
    ^(inmuebles|viviendas|propiedades) vendid
    ^vendid.s recientemente
    ^otr.s (unidades|viviendas)
    ^también te puede
    ^(inmuebles|pisos|anuncios|propiedades|viviendas) (similares|parecid|relacionad|recomendad)
    ^te puede interesar
    ^otr[ao]s (propiedades|inmuebles|pisos|anuncios)
    ^(ya|recién) (vendid|alquilad).s
    ^alquilad.s recientemente
    ^(unidades|viviendas|inmuebles) disponibles
  `,
  it: `
    ^(immobili )?venduti
    ^altre unità
    ^potrebbe(ro)? (interessarti|piacerti)
    ^annunci simili
    ^immobili simili
    ^altr[ie] (immobili|annunci)
    ^(già|appena) (vendut|affittat)[ie]
    ^(venduti|affittati) di recente
    ^unità disponibili
  `,
  pt: `
    ^im[oó]veis semelhantes
    ^outros im[oó]veis
  `,
  nl: `
    ^(recent )?verkocht
    ^andere (woningen|appartementen|units)
    ^misschien ook
    ^vergelijkbare
    ^andere (woningen|anzeigen|angebote|objekte)
    ^(recent|eerder) (verkocht|verhuurd)
    ^bouwnummers
    ^beschikbare (woningen|appartementen)
    ^ook interessant
  `,
  pl: `
    ^podobne
    ^inne (oferty|ogłoszenia)
  `,
  cs: `
    ^podobné
    ^další (nabídky|inzeráty)
    ^inzeráty
  `,
  hu: `
    ^hasonló
  `,
  ro: `
    ^(anun[tț]uri|propriet[aă][tț]i|oferte) (similare|recomandate)
  `,
  sv: `
    ^(nyligen )?sålda
    ^(andra|fler) (lägenheter|bostäder|hus)
    ^(liknande|lignende|lignande|flere|andre|andra) (annonser|boliger|bostäder|objekt|ejendomme|hus|eiendommer)
    ^(nyligen )?uthyrda
    ^(lediga|tillgängliga) (lägenheter|bostäder)
    ^du kanske
  `,
  fi: `
    ^samankaltais
    ^samanlais
    ^muita kohteita
    ^katso myös
  `,
  et: `
    ^sarnased
  `,
  lv: `
    ^līdzīgi
  `,
  lt: `
    ^panašūs
  `,
  hr: `
    ^slični
    ^slične
  `,
  sl: `
    ^sorodn
  `,
  ru: `
    ^(недавно )?(проданн?|сданн?)
    ^другие (квартиры|объекты|дома)
    ^вам (может|также)
    ^похожие
    ^ещ[её] объявления
    ^рекомендуем
    ^подобни
    ^уже (продан|сдан)
    ^свободные (лоты|квартиры)
  `,
  uk: `
    ^(схожі|подібні|інші) оголош
  `,
  el: `
    ^(παρόμοι|σχετικ|προτειν)
  `,
  tr: `
    ^benzer
  `,
  id: `
    ^(properti|rumah) (serupa|lain)
  `,
  vi: `
    ^tin (liên quan|tương tự)
    ^bất động sản (tương tự|dành cho)
  `,
  he: `
    ^נכסים (דומים|נוספים)
    ^מודעות (דומות|נוספות)
  `,
  ar: `
    ^(عقارات|إعلانات) (مشابهة|مماثلة|أخرى)
  `,
  zh: `
    ^(最近)?(成交|已售|售出)
    ^(同小区|本小区|同楼盘|其他).{0,4}(房源|户型|单元)
    ^(您|你)可能
    ^相似
    ^猜你喜欢
    ^推荐(?!理由)
    ^看了又看
    ^其他(房源|樓盤|物件)
    ^附近(房源|樓盤|物件)
    ^同小区
    ^周边房源
    ^在售(户型|房源|单位)
    ^(近期|最新|已)(成交|租出|出租|售出)
  `,
  ja: `
    ^(最近)?(成約|売却)
    ^(この|同じ)(建物|マンション).{0,6}(他|部屋|物件)
    ^(他|おすすめ|類似|周辺)の?.{0,4}(物件|部屋)
    ^(ほか|他)の(お部屋|部屋|物件)
    ^おすすめ(の)?(物件|賃貸)
    ^似た(条件|物件)
    ^この(物件|部屋)を見た
    ^周辺の(物件|賃貸)
    ^こちらの(物件|お部屋)も
    ^最近の(成約|売却)
    ^成約(済|事例)
    ^(販売中|空室)
  `,
  ko: `
    ^(이 지역|다른|비슷한|추천|주변|인근|관련|함께).{0,8}(매물|방|집|아파트)
  `,
  th: thai.otherHomes,
};

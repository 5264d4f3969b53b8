/** Headings above other homes. One word a line; how a line is written is said in words.ts. */
import { thai } from "./thai/pages.ts";
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
    ^(our|my) (other|latest|newest|featured) (homes|properties|listings|condos|villas)
    ^(homes|properties|listings) for you
    ^(hand-?picked|chosen|selected) for you
    ^popular (homes|properties|listings|condos|villas)
    ^(our (picks|recommendations)|hot deals|also available)
    ^(in|from) the same (area|building|project|agent)
    ^what else is
    ^(keep|continue) browsing
    ^(last|previously) sold
    ^others (looked|viewed|also)
    ^compare (with|to)
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
    ^(objekte |immobilien )?in der (nähe|umgebung)
    ^(empfohlene|passende|neueste|ähnliche|interessante|unsere neuesten) (immobilien|angebote|objekte|wohnungen)
    ^andere (interessierten|nutzer|kunden|sahen)
    ^(nutzer|kunden|besucher) (sahen|interessierten)
    ^(unsere )?empfehlungen
    ^mehr (vom|von|immobilien|angebote|objekte)
    ^zuletzt (angesehen|besucht)
    ^weitere objekte
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
    ^(biens |annonces |logements )?à proximité
    ^nos (autres|derniers) biens
    ^vous (pourriez|devriez)
    ^biens (comparables|recommandés|à proximité)
    ^(annonces )?dans le même (secteur|quartier|immeuble)
    ^à (découvrir|voir) aussi
    ^(récemment|derniers) (vus|consultés)
    ^nos coups de c
    ^notre sélection
    ^voir aussi
    ^les internautes
    ^cela pourrait
    ^nous vous (recommandons|suggérons|conseillons)
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
    ^cerca de (aquí|esta)
    ^(propiedades|inmuebles|viviendas) (cercan[ao]s|en la zona|de la zona|destacad[ao]s)
    ^más (propiedades|inmuebles|viviendas|pisos|anuncios)
    ^quizás?
    ^(te )?recomenda(mos|dos|das)
    ^vistos recientemente
    ^podría (gustarte|interesarte)
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
    ^(immobili |annunci |case )?nelle vicinanze
    ^ti potrebbe
    ^(immobili|case|annunci) (consigliat|correlat|simil)[ie]
    ^altre (proposte|case|soluzioni)
    ^guarda anche
    ^visti di recente
    ^ultimi (venduti|affittati)
    ^consigliati
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
    ^(woningen |huizen )?in de buurt
    ^(meer|soortgelijke|gerelateerde|aanbevolen) (woningen|huizen|objecten|appartementen)
    ^aanbevolen
    ^bekijk ook
    ^anderen bekeken
    ^onlangs (verkocht|verhuurd|bekeken)
    ^dit vind je
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
    ^(bostäder |objekt |hem )?i närheten
    ^fler (objekt|hem|bostäder|från)
    ^(rekommenderade|rekommenderas)
    ^senast (sålda|visade)
    ^se även
    ^andra (tittade|besökare)
    ^(relaterade|liknande) (objekt|hem|bostäder)
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
    ^смотрите также
    ^(объекты |квартиры |дома )?(рядом|поблизости|по соседству)$
    ^вас (может|могут) заинтересовать
    ^другие (предложения|варианты|объявления)
    ^недавно просмотренн
    ^(с этим|также) смотр
    ^ещ[её] (в этом|объекты|варианты|предложения|от)
    ^(новые|популярные|лучшие|подобные|аналогичные|соседние) (объекты|предложения|варианты|квартиры)
    ^(также|мы) (рекоменд|совету)
    ^возможно, вас
    ^вы (недавно|смотрели)
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
    ^(更多|类似|相关|热门|同类|最新|精选|优质|附近的?|周边的?)(的)?(房源|推荐|房屋|物业)
    ^为(您|你)推荐
    ^看(过|了)(此|该|本)
    ^(最近|历史)?浏览(记录)?
    ^(您|你)(可能|或许)?(也|还)?(会)?(感兴趣|喜欢)
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
    ^(関連|似ている|よく似た|近くの|近隣の|新着|注目の|最近見た|その他の|同じエリアの)(物件|お部屋|部屋)
    ^(こちら|あなた)(も|への)(おすすめ|オススメ)
    ^オススメ(の)?(物件|賃貸)
    ^あわせて見
    ^最近(チェック|閲覧)
  `,
  ko: `
    ^(이 지역|다른|비슷한|추천|주변|인근|관련|함께).{0,8}(매물|방|집|아파트)
  `,
  th: thai.otherHomes,
};

/** Headings above other homes. One word a line; how a line is written is said in words.ts. */
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
  th: `
    ^ขายแล้ว
    ^เพิ่งขาย
    ปิดการขาย
    ^(ห้อง|ยูนิต|ยูนิท|หลัง)(อื่น|ที่(ยัง)?ว่าง)
    ^(คุณ)?อาจ(จะ)?(สนใจ|ชอบ)
    ^(ประกาศ|ทรัพย์|โครงการ|บ้าน|คอนโด)[^ ]{0,12}(ใกล้เคียง|คล้าย|แนะนำ|อื่น)
    ^(ทรัพย์|ห้อง|ประกาศ|บ้าน|คอนโด)ที่(ขาย|เช่า|ปล่อยเช่า|ให้เช่า)(ไป)?แล้ว
    ^(อสังหา(ริมทรัพย์|ฯ)?|ทรัพย์สิน|สินทรัพย์|รายการ)[^ ]{0,3}(ที่)?(ใกล้เคียง|คล้าย|แนะนำ|อื่น|เกี่ยวข้อง|ล่าสุด)
    ^(ห้อง|ที่พัก|ยูนิต|วิลล่า)[^ ]{0,3}(ที่)?(ใกล้เคียง|คล้าย|แนะนำ|อื่น|เกี่ยวข้อง|ล่าสุด)
    ^(ประกาศ|ทรัพย์|โครงการ|บ้าน|คอนโด)(ที่)?(เกี่ยวข้อง|ล่าสุด|มาใหม่|ยอดนิยม|น่าสนใจ)
    ^(ใกล้เคียง|แนะนำ(สำหรับคุณ)?|บริเวณใกล้เคียง)$
    ^อสังหาฯ (แนะนำ|ใกล้เคียง|อื่น)
    ^(ผู้|คน)อื่น
    ^ผลงาน(การ)?(ขาย|ปิด)
    ^(ที่)?(ขาย|เช่า|ปล่อย)(ไป)แล้ว(ล่าสุด)?
  `,
};

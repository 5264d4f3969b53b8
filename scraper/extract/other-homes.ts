/** What stands below a heading such as "Similar homes" is of other homes, as long as the heading's box lasts. */

/** What such a heading says, in the languages that sites about homes are written in. */
const otherHomes =
  /^(?:(?:explore |see |view |browse )?(?:similar|related|comparable|recommended|nearby|other|more) (?:homes|houses|properties|property|listings?|condos?|apartments?|flats?|villas?|units|results|options|offers|ads|for (?:you|sale|rent)|from|by|like|in)|(?:homes|properties|listings) (?:nearby|like this|you)|you (?:may|might)|people also|(?:recently|last) viewed|other (?:options|properties|flats|units|homes|listings) in|(?:houses|homes|apartments|flats|properties|condos|units) (?:you|near|in the same|around|also)|(?:customers|users|buyers|renters) (?:also|who)|(?:recently|nearby) sold|sold (?:nearby|recently)|(?:recommended|suggested|featured|latest|newest) (?:homes|houses|properties|listings|condos|villas|units|for you)|(?:featured|recommended|suggested)$|new listings|ähnliche|vergleichbare|weitere (?:angebote|objekte|immobilien)|(?:biens|annonces) (?:similaires|recommand)|autres (?:biens|annonces)|(?:inmuebles|pisos|anuncios|propiedades|viviendas) (?:similares|parecid|relacionad|recomendad)|te puede interesar|annunci simili|immobili simili|im[oó]veis semelhantes|podobne|vergelijkbare|похожие|ещ[её] объявления|рекомендуем|(?:ประกาศ|ทรัพย์|โครงการ|บ้าน|คอนโด)[^ ]{0,12}(?:ใกล้เคียง|คล้าย|แนะนำ|อื่น)|相似|猜你喜欢|推荐(?!理由)|看了又看|benzer|(?:anun[tț]uri|propriet[aă][tț]i|oferte) (?:similare|recomandate)|samankaltais|samanlais|muita kohteita|katso myös|hasonló|(?:παρόμοι|σχετικ|προτειν)|(?:이 지역|다른|비슷한|추천|주변|인근|관련|함께).{0,8}(?:매물|방|집|아파트)|(?:ほか|他)の(?:お部屋|部屋|物件)|おすすめ(?:の)?(?:物件|賃貸)|似た(?:条件|物件)|この(?:物件|部屋)を見た|周辺の(?:物件|賃貸)|(?:liknande|lignende|lignande|flere|andre|andra) (?:annonser|boliger|bostäder|objekt|ejendomme|hus|eiendommer)|podobné|další (?:nabídky|inzeráty)|подобни|(?:схожі|подібні|інші) оголош|slični|slične|sorodn|נכסים (?:דומים|נוספים)|מודעות (?:דומות|נוספות)|(?:عقارات|إعلانات) (?:مشابهة|مماثلة|أخرى)|(?:properti|rumah) (?:serupa|lain)|sarnased|panašūs|līdzīgi|andere (?:woningen|anzeigen|angebote|objekte)|(?:mehr|weitere) (?:anzeigen|immobilien)|outros im[oó]veis|otr[ao]s (?:propiedades|inmuebles|pisos|anuncios)|altr[ie] (?:immobili|annunci)|d['’]autres (?:biens|annonces)|ces (?:biens|annonces) (?:pourraient|peuvent)|inne (?:oferty|ogłoszenia)|inzeráty|其他(?:房源|樓盤|物件)|附近(?:房源|樓盤|物件)|同小区|周边房源|tin (?:liên quan|tương tự)|bất động sản (?:tương tự|dành cho))/iu;

export class OtherHomes {
  #heading: { level: string; depth: number; block: number } | null = null;

  get isOpen(): boolean {
    return this.#heading !== null;
  }

  /** `block` is how many blocks of text the page has so far. */
  readHeading(level: string, text: string, depth: number, block: number): void {
    if (this.#heading && level <= this.#heading.level) this.#heading = null;
    if (!this.#heading && level !== "h1" && otherHomes.test(text)) this.#heading = { level, depth, block };
  }

  /** Ends with the heading's box, or with the box around that where its own holds nothing else. */
  leave(depth: number, block: number): void {
    if (!this.#heading) return;
    const { depth: start, block: first } = this.#heading;
    if (depth <= start - 2 || (depth === start - 1 && block > first)) this.#heading = null;
  }
}

/** What stands below a heading such as "Similar homes" is of other homes, as long as the heading's box lasts. */

/** What such a heading says, in the languages that sites about homes are written in. */
const otherHomes =
  /^(?:(?:explore |see |view |browse )?(?:similar|related|comparable|recommended|nearby|other|more) (?:homes|houses|properties|property|listings?|condos?|apartments?|flats?|villas?|units|results|options|offers|ads|for (?:you|sale|rent)|from|by|like|in)|(?:homes|properties|listings) (?:nearby|like this|you)|you (?:may|might)|people also|(?:recently|last) viewed|(?:recommended|suggested|featured|latest|newest) (?:homes|houses|properties|listings|condos|villas|units|for you)|(?:featured|recommended|suggested)$|new listings|ähnliche|vergleichbare|weitere (?:angebote|objekte|immobilien)|(?:biens|annonces) (?:similaires|recommand)|autres (?:biens|annonces)|(?:inmuebles|pisos|anuncios|propiedades|viviendas) (?:similares|parecid|relacionad|recomendad)|te puede interesar|annunci simili|immobili simili|im[oó]veis semelhantes|podobne|vergelijkbare|похожие|ещ[её] объявления|рекомендуем|(?:ประกาศ|ทรัพย์|โครงการ|บ้าน|คอนโด)[^ ]{0,12}(?:ใกล้เคียง|คล้าย|แนะนำ|อื่น)|相似|猜你喜欢|推荐(?!理由)|看了又看|benzer|tin (?:liên quan|tương tự)|bất động sản (?:tương tự|dành cho))/iu;

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

/** Which elements hold no text, end a line, only format, or stand beside the home that the page is about. */

export const skipped = new Set([
  "style",
  "template",
  "svg",
  "iframe",
  "object",
  "canvas",
  "select",
  "option",
  "title",
  "noscript",
  // What was struck out is the former price.
  "del",
  "s",
  "strike",
]);
export const asideTags = new Set(["nav", "footer", "aside"]);
export const asideHints =
  /\b(?:similar|related|recommend|suggest|nearby-?(?:prop|list)|other-?(?:prop|list|ads)|you-?may|also-?(?:like|viewed)|footer|breadcrumb|navbar|site-?nav|main-?menu|cookie|consent|mortgage|calculator)/i;
/** What such a heading stands over is of other homes. */
export const asideHeadings =
  /^(?:(?:explore |see |view |browse )?(?:similar|related|comparable|recommended|nearby|other|more) (?:homes|houses|properties|property|listings?|condos?|apartments?|flats?|villas?|units|results|options|offers|ads|for (?:you|sale|rent)|from|by|like|in)|(?:homes|properties|listings) (?:nearby|like this|you)|you (?:may|might)|people also|(?:recently|last) viewed|(?:recommended|suggested|featured|latest|newest) (?:homes|houses|properties|listings|condos|villas|units|for you)|(?:featured|recommended|suggested)$|new listings|ähnliche|vergleichbare|weitere (?:angebote|objekte|immobilien)|(?:biens|annonces) (?:similaires|recommand)|autres (?:biens|annonces)|(?:inmuebles|pisos|anuncios|propiedades|viviendas) (?:similares|parecid|relacionad|recomendad)|te puede interesar|annunci simili|immobili simili|im[oó]veis semelhantes|podobne|vergelijkbare|похожие|ещ[её] объявления|рекомендуем|(?:ประกาศ|ทรัพย์|โครงการ|บ้าน|คอนโด)[^ ]{0,12}(?:ใกล้เคียง|คล้าย|แนะนำ|อื่น)|相似|猜你喜欢|推荐(?!理由)|看了又看|benzer|tin (?:liên quan|tương tự)|bất động sản (?:tương tự|dành cho))/iu;
export const formatting = new Set([
  "b",
  "i",
  "em",
  "strong",
  "u",
  "sup",
  "sub",
  "small",
  "font",
  "mark",
  "wbr",
  "bdi",
  "abbr",
]);
export const blockTags = new Set(
  "address article aside blockquote body br button caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html label legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);

export function hintOf(attribs: Record<string, string>): string {
  let hint = "";
  for (const name of hinting) {
    const value = attribs[name];
    if (value) hint = hint === "" ? value : `${hint} ${value}`;
  }
  return hint;
}

const hinting = ["class", "id", "data-testid", "data-qa"] as const;

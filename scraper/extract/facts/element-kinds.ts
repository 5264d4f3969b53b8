/** Which elements hold no text, end a line, only format, or do not belong to the home that the page is about. */

export type ElementKind = {
  /** Holds nothing that a reader reads. */
  isSkipped: boolean;
  isBlock: boolean;
  isFormatting: boolean;
  isAside: boolean;
  /** Somebody clicks on it. */
  isControl: boolean;
};

// A price that is struck out is the former one.
const skipped = "style template svg iframe object canvas select option title noscript del s strike";
const blocks =
  "address article aside blockquote body br button caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html label legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul";
const formatting = "b i em strong u sup sub small font mark wbr bdi abbr";
const asides = "nav footer aside";
const controls = "a button label";

const kinds = new Map<string, ElementKind>();
for (const name of `${skipped} ${blocks} ${formatting} ${asides} ${controls}`.split(" ")) {
  const isOneOf = (names: string) => names.split(" ").includes(name);
  kinds.set(name, {
    isSkipped: isOneOf(skipped),
    isBlock: isOneOf(blocks),
    isFormatting: isOneOf(formatting),
    isAside: isOneOf(asides),
    isControl: isOneOf(controls),
  });
}
const plain: ElementKind = {
  isSkipped: false,
  isBlock: false,
  isFormatting: false,
  isAside: false,
  isControl: false,
};

export function kindOf(tag: string): ElementKind {
  return kinds.get(tag) ?? plain;
}

export const asideHints =
  /\b(?:similar|related|recommend|suggest|nearby-?(?:prop|list)|other-?(?:prop|list|ads)|you-?may|also-?(?:like|viewed)|footer|breadcrumb|navbar|site-?nav|main-?menu|cookie|consent|mortgage|calculator)/i;

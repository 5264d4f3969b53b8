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

/**
 * A page's title for search engines, which show about sixty letters of it. The site's name follows where there is
 * room for both, and a title that is too long by itself ends with a whole word.
 */

/** In Latin letters. A Chinese one is twice as wide, and the vowels that Thai writes above its letters take no room. */
export const titleRoom = 60;

const wideLetter = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

export function fitTitle(title: string, siteName: string): string {
  const withName = `${title} · ${siteName}`;
  if (measureTitle(withName) <= titleRoom) return withName;
  return measureTitle(title) <= titleRoom ? title : shorten(title);
}

export function measureTitle(title: string): number {
  const letters = [...title.replaceAll(/\p{Mn}/gu, "")];
  return letters.reduce((width, letter) => width + (wideLetter.test(letter) ? 2 : 1), 0);
}

/** Thai and Chinese have no spaces between words. */
function shorten(title: string): string {
  let kept = "";
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "word" }).segment(title)) {
    if (measureTitle(kept + segment) >= titleRoom) break;
    kept += segment;
  }
  return `${kept.replace(/[\s\p{P}]$/u, "").trimEnd()}…`;
}

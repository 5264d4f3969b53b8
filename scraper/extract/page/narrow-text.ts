/**
 * Texts in the form that is quickest to search. One "€" anywhere makes V8 keep a whole page in two bytes a letter, and
 * each piece of it too; patterns of many languages run up to a third faster on a text that has one byte a letter, for
 * they then leave out every word in another script.
 */
const mostLetters = 2000;
const widestLetter = 0xff;
const codes = new Uint8Array(mostLetters);

/** The same text, in one byte a letter where its letters allow it. */
export function narrow(text: string): string {
  const { length } = text;
  if (length > mostLetters) return text;
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > widestLetter) return text;
    codes[at] = code;
  }
  return String.fromCharCode.apply(null, codes.subarray(0, length) as unknown as number[]);
}

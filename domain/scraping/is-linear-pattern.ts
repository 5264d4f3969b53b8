/**
 * True for a regular expression that the scraper's engine can run. Its time grows only with the text, so it knows no
 * look-around, no back-references and no `\u`.
 */
const escape = /\\(?:[pP]\{[^}]*\}|[\s\S])/g;
const unknownEscape = /^\\(?:[1-9kuc]|[pP]\{[^}]*=)/;
const characterClass = /\[[^[\]]*\]/g;
const lookAround = /\(\?<?[=!]/;
const repetition = /\{(\d+)(?:,(\d*))?\}/g;
const mostRepetitions = 1000;

export function isLinearPattern(text: string): boolean {
  if (!isPattern(text) || (text.match(escape) ?? []).some((one) => unknownEscape.test(one))) return false;
  const groups = text.replace(escape, "").replace(characterClass, "");
  const counts = Array.from(groups.matchAll(repetition), ([, least, most]) => Number(most || least));
  return !lookAround.test(groups) && counts.every((count) => count <= mostRepetitions);
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, "u").source !== "";
  } catch {
    return false;
  }
}

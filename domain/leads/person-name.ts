/**
 * The name of a person, as a form accepts it. A name with a web address in it is an advertisement, and invisible
 * characters can make a line read differently than it is. A dot after a title or an initial is part of a name.
 */
import * as v from "valibot";

const longestName = 120;

/** Control characters, line and paragraph separators, half characters, and what turns the direction of text. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}\u200B\u2060\uFEFF]/u;

/** "Dr.Weber", "J.R.Smith": removed before a domain is looked for. */
const titles = /(?<![\p{L}\p{N}-])(?:\p{L}|Dr|Mr|Mrs|Ms|Prof|St|Ing)\.(?=\p{Lu}(?:\p{Ll}|\.))/gu;

const linkStart = /:\/\/|\bwww\b|\bmailto:/i;

/** Domains end in Latin letters, or in one of the few endings of other scripts that are in use. */
const domain =
  /[\p{L}\p{N}][.。｡．](?:[a-z]{2,}|рф|рус|онлайн|сайт|ไทย|คอม|中国|中國|公司|网络|网址|在线|商城)(?![\p{L}\p{N}])/iu;

function isPersonName(text: string): boolean {
  const named = text.normalize("NFKC");
  return !unseen.test(text) && !linkStart.test(named) && !domain.test(named.replace(titles, ""));
}

export const personName = v.pipe(v.string(), v.trim(), v.check(isPersonName), v.maxLength(longestName));

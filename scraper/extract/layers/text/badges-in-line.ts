/** What a line says of a home being gone, at its beginning or its end: a headline, a title, a price. */
import { readBadge, readKind, type Availability } from "../../../meaning/kind-and-offer.ts";

/** "SOLD: villa in Naklua", "Villa in Naklua (sold)", "【已售】", "*** sold ***", "Villa, sold". */
const parts = /(?:(?<!\s)\s+)?[|()[\]:!–—【】「」『』（）［］〔〕*★•·,，/／]\s*|\s-\s/u;
/** "Off the market". */
const mostWords = 3;
/** "Flat to let" offers it, so this word alone lets nothing. */
const offering = /^let$/i;
const someThai = /\p{Script=Thai}/u;
/** "SOLD" and no other letters. */
const someCapital = /\p{Lu}/u;
const someSmall = /\p{Ll}/u;
const opensName = /^[\p{Lu}\p{Lo}\p{Nd}]/u;
/** "Sold by Anna", "Sold as seen". */
const goesOn =
  /^(?:by|as|with|to|in|at|for|and|or|von|durch|mit|par|avec|por|con|da|door|av|of|from|your|our)$/i;

const longestLine = 300;

export function statesIn(written: string): Availability[] {
  const line = written.slice(0, longestLine);
  const said = [...line.split(parts), ...endsOf(line), ...beginningsOf(line)].map(readBadge);
  return said.filter((state) => state !== null);
}

/** "Villa in Naklua under offer", "… นาจอมเทียน ขายแล้วค่ะ". */
function endsOf(line: string): string[] {
  const words = line.split(" ");
  return counts.flatMap((count) => {
    const end = words.slice(-count).join(" ");
    return words.length > count && !offering.test(end) ? [end] : [];
  });
}

/** "SOLD Villa in Naklua", "ขายแล้ว คอนโด …". */
function beginningsOf(line: string): string[] {
  const words = line.split(" ");
  return counts.flatMap((count) => {
    const next = words[count];
    const first = words.slice(0, count).join(" ");
    return next !== undefined && !offering.test(first) && mayBeBadge(first, next) ? [first] : [];
  });
}

const counts = Array.from({ length: mostWords }, (_, at) => at + 1);

/** Whether the words are said of what follows, and are no part of a sentence with it. */
function mayBeBadge(first: string, next: string): boolean {
  if (someThai.test(first)) return true;
  if (goesOn.test(next)) return false;
  const kind = readKind(next);
  const isLarge = someCapital.test(first) && !someSmall.test(first);
  return isLarge || opensName.test(next) || kind === "condo" || kind === "house";
}

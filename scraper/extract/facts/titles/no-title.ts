/** Whether a text in a title's place names no home: "Detail", a date, "Ver mapa", a price, a number, "Sold". */
import { readBadge, readKind } from "../../../meaning/kind-and-offer.ts";
import { readPrice } from "../../../meaning/price.ts";
import { idsBefore, noTitles } from "../../../words/no-titles.ts";
import { onlyOf, patternOf } from "../../../words/word-pattern.ts";

/** More letters beside a price name what it buys. */
const mostLettersOfPrice = 14;
const longestNoTitle = 60;
const signsAround = /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]{1,60}$/gu;
const noLetters = /^\P{L}*$/u;
/** "12 March 2026", "Thursday, March 12, 2026", "12 มี.ค. 2569". */
const date =
  /^(?:\p{L}{3,12},? )?(?:\d{1,2}\.?(?: de)? [\p{L}\p{M}.]{3,14}(?: de)?,? \d{4}|\p{L}{3,12} \d{1,2},? \d{4})(?:,? \d{1,2}:\d{2})?$/u;
const noTitle = onlyOf(noTitles);
const number = patternOf([idsBefore], (words) => `^(?:${words})[\\s:：#]{0,4}[\\w-]{1,30}$`);
const someFigure = /\d/;

export function isNoTitle(written: string): boolean {
  if (written.length > longestNoTitle) return false;
  const text = written.replace(signsAround, "");
  return (
    noLetters.test(text) ||
    date.test(text) ||
    noTitle.test(text) ||
    (someFigure.test(text) && number.test(text)) ||
    readBadge(text) !== null ||
    isPrice(text)
  );
}

function isPrice(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, "").length;
  return (
    letters <= mostLettersOfPrice &&
    readPrice(text, { needsCurrency: true }) !== null &&
    readKind(text) === null
  );
}

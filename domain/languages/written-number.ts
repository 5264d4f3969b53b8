/** Numbers as papers and posts write them: "฿2,450,000.00", "2.450.000,00", "๒,๔๕๐,๐๐๐ บาท". */

/** The number as a program writes it. Undefined for "3.2 million": who drops the word has another number. */
export function readWrittenNumber(text: string): string | undefined {
  return plainNumber(bareFigures(text));
}

/** Without currency, spaces and quotation marks, in Latin capitals and digits. */
export function bareFigures(text: string): string {
  return latinDigits(text)
    .toUpperCase()
    .replaceAll(/THB|BAHT|บาท|[฿\s\u00A0"'’]/g, "");
}

/** A comma or point before one or two last digits divides the satang; before three digits, the thousands. */
export function plainNumber(number: string): string | undefined {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(number)) return number.replaceAll(",", "");
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(number)) return number.replaceAll(".", "").replace(",", ".");
  if (/^\d{1,12}(?:[.,]\d{1,2})?$/.test(number)) return number.replace(",", ".");
  return undefined;
}

export function latinDigits(text: string): string {
  return text.replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
}

/** One form for every spelling of a text: lower case, without accents, ё as е. fold_text() does the same in SQL. */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .replaceAll("ß", "ss");
}

/** The scripts that separate words by spaces. */
export const alphabetic = /[a-z\u0430-\u045f]/;

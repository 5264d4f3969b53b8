/** The words of a text without its HTML. */

const longestNote = 140;

/** What a reader sees, without tags, source numbers and hidden definitions. */
export function plainText(html: string): string {
  return (
    html
      .replace(/<sup>.*?<\/sup>/gu, "")
      .replace(/<span class="term-note".*?<\/span><\/span>/gu, "")
      // Inline tags do not separate words. All others do.
      .replace(/<\/?(?:a|span|strong|em|code|time)\b[^<>]*>/gu, "")
      .replace(/<[^<>]+>/gu, " ")
      .replaceAll("&quot;", '"')
      .replaceAll("&#x27;", "'")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&")
      .replace(/\s+/gu, " ")
      .trim()
  );
}

/** For a list of found texts, to whole words where the language has spaces. */
export function shorten(text: string): string {
  if (text.length <= longestNote) return text;
  const cut = text.slice(0, longestNote);
  const lastSpace = cut.lastIndexOf(" ");
  return `${lastSpace > longestNote / 2 ? cut.slice(0, lastSpace) : cut} …`;
}

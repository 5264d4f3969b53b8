/** What a reader sees of our HTML, without tags, source numbers and hidden definitions. */
import { unescapeHtml } from "./escape-html.ts";

export function plainText(html: string): string {
  const shown = html
    .replace(/<sup>.*?<\/sup>/gu, "")
    .replace(/<span class="term-note".*?<\/span><\/span>/gu, "")
    // Inline tags do not separate words. All others do.
    .replace(/<\/?(?:a|span|strong|em|code|time)\b[^<>]*>/gu, "")
    .replace(/<[^<>]+>/gu, " ");
  return unescapeHtml(shown).replace(/\s+/gu, " ").trim();
}

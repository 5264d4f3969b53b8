/** Is this page one home? If not, why: an error, a list of homes, or nothing that tells of a home. */
import type { Merged } from "./merge.ts";
import type { PageFacts } from "./read-document.ts";
import type { SchemaNode } from "./schema-items.ts";
import { countHomes, isHome, typesOf } from "./schema-org.ts";

export type Evidence = { facts: PageFacts; merged: Merged; roots: readonly SchemaNode[] };

const errorWords =
  /\b404\b|page not found|not be found|no longer available|has been removed|nicht gefunden|nicht mehr verfügbar|introuvable|no encontrad|non trovat|nie znaleziono|ไม่พบ(?:หน้า|ประกาศ)|не найден|页面不存在|未找到/i;
const listWords =
  /\b\d[\d,. ]*\+? (?:properties|listings|results|homes|condos|apartments|houses|flats|offers|units)\b|search results|\b(?:properties|homes|condos|apartments|houses|flats|villas) (?:for (?:sale|rent)|to (?:let|rent))\b|\bogłosze(?:nia|ń)\b|\bergebnisse\b|\bannonces\b|\bresultados\b|\brisultati\b|объявлени[йя]\b|ผลการค้นหา|条结果/i;

export function judgeListing({ facts, merged, roots }: Evidence): string | null {
  const heading = `${facts.title} ${facts.headings.join(" ")}`;
  if (facts.textLength < 40 && roots.length === 0 && facts.scripts.length === 0) return "empty-page";
  const hasHome = roots.some(isHome);
  const knows = [merged.price, merged.squareMeters, merged.bedrooms ?? merged.rooms, merged.kind].filter(
    Boolean,
  ).length;
  if (errorWords.test(heading) && knows < 3) return "error-page";
  if (roots.some((root) => typesOf(root).includes("SearchResultsPage"))) return "list-of-homes";
  if (listWords.test(heading) && !hasHome && (countHomes(roots) > 2 || looksLikeList(facts)))
    return "list-of-homes";
  if (countHomes(roots) > 5 && !merged.coordinates && listWords.test(heading)) return "list-of-homes";
  if (!merged.price && !merged.bedrooms && !merged.squareMeters && !hasHome) return "no-home-described";
  return knows >= 2 || hasHome ? null : "no-home-described";
}

/** Many prices in equal boxes. */
function looksLikeList(facts: PageFacts): boolean {
  const priced = facts.blocks.filter(
    (block) => !block.isAside && /price|preis|prix|cena|precio/i.test(block.hint),
  );
  const hints = Map.groupBy(priced, (block) => block.hint);
  return [...hints.values()].some((blocks) => blocks.length >= 5);
}

/** The homes that a text shows, as they are offered now. */
import { type Locale } from "../../domain/languages/locales.ts";
import { formatMoney } from "../../domain/languages/money.ts";
import { type CardRow, cardColumns, cardOfRow } from "../../domain/listings/listing-row.ts";
import type { Block } from "../../domain/texts/articles/article-blocks.ts";
import { listParts } from "../../domain/texts/articles/article-parts.ts";
import type { ShownHome } from "../../domain/texts/articles/render-article.ts";
import { type Backend, dataOf } from "../backend/supabase.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function homesIn(blocks: readonly Block[]): string[] {
  return [...new Set(listParts(blocks).flatMap((part) => (part.kind === "home" ? [part.id] : [])))];
}

/** By what a text calls them, an id or the last part of an address. */
export async function findHomes(
  backend: Backend,
  names: readonly string[],
  locale: Locale,
): Promise<Map<string, ShownHome>> {
  const found = new Map<string, ShownHome>();
  if (names.length === 0) return found;
  const read = (column: "id" | "slug", some: string[]) =>
    some.length === 0
      ? Promise.resolve([])
      : backend
          .from("listings")
          .select(cardColumns)
          .in(column, some)
          .then((answer) => dataOf(answer) as unknown as CardRow[]);
  const rows = await Promise.all([
    read(
      "id",
      names.filter((name) => uuid.test(name)),
    ),
    read(
      "slug",
      names.filter((name) => !uuid.test(name)),
    ),
  ]);
  for (const home of rows.flat().map(cardOfRow)) {
    const translated = home.translations[locale]?.title;
    const shown: ShownHome = {
      slug: home.slug,
      title: translated ?? home.title,
      language: translated === undefined ? home.language : locale,
      price: home.price === null ? "" : formatMoney(home.price, "THB", locale),
      picture: home.images[0],
    };
    for (const name of [home.id, home.slug]) if (names.includes(name)) found.set(name, shown);
  }
  return found;
}

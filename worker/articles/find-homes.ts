/** The homes that a text shows, as they are offered now. */
import { describeError } from "../../domain/describe-error.ts";
import { type Locale } from "../../domain/languages/locales.ts";
import { formatMoney } from "../../domain/languages/money.ts";
import type { CardListing } from "../../domain/listings/card-listing.ts";
import { type CardRow, cardColumns, cardOfRow } from "../../domain/listings/listing-row.ts";
import type { Block } from "../../domain/texts/articles/article-blocks.ts";
import { listParts } from "../../domain/texts/articles/article-parts.ts";
import type { ShownHome } from "../../domain/texts/articles/render-article.ts";
import { type Backend, dataOf, publicBackend } from "../backend/supabase.ts";
import { readSnapshot } from "../cache/snapshot.ts";
import type { AskedContext } from "../context.ts";
import { readConfig } from "../env.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function homesIn(blocks: readonly Block[]): string[] {
  return [...new Set(listParts(blocks).flatMap((part) => (part.kind === "home" ? [part.id] : [])))];
}

type Homes = Map<string, ShownHome>;

/** In an outage those of the snapshot. The text is shown without a home that cannot be read. */
export async function readHomes(
  c: AskedContext,
  names: readonly string[],
  locale: Locale,
): Promise<{ homes: Homes; degraded: string | undefined }> {
  try {
    return { homes: await findHomes(publicBackend(readConfig(c.env)), names, locale), degraded: undefined };
  } catch (error) {
    console.warn(JSON.stringify({ event: "homes_of_text_unreadable", reason: describeError(error) }));
    const kept = await readSnapshot(c.env.SNAPSHOT, Date.now());
    return { homes: showHomes(kept?.listings ?? [], names, locale), degraded: "snapshot" };
  }
}

/** By what a text calls them, an id or the last part of an address. */
export async function findHomes(backend: Backend, names: readonly string[], locale: Locale): Promise<Homes> {
  if (names.length === 0) return new Map();
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
  return showHomes(rows.flat().map(cardOfRow), names, locale);
}

type Offered = Pick<CardListing, "id" | "slug" | "title" | "language" | "translations" | "price" | "images">;

function showHomes(homes: readonly Offered[], names: readonly string[], locale: Locale): Homes {
  const found: Homes = new Map();
  for (const home of homes) {
    const named = [home.id, home.slug].filter((name) => names.includes(name));
    const translated = home.translations[locale]?.title;
    for (const name of named) {
      found.set(name, {
        slug: home.slug,
        title: translated ?? home.title,
        language: translated === undefined ? home.language : locale,
        price: home.price === null ? "" : formatMoney(home.price, "THB", locale),
        picture: home.images[0],
      });
    }
  }
  return found;
}

/** A catalogue of so many distinct homes: the sample ones again and again, each with an address, a price and a day of its own. */
import { randomUUID } from "node:crypto";
import type { LocalDatabase } from "../local/database/open.ts";
import { makeSampleRows } from "../local/seed/seed.ts";

export async function fillCatalogue(database: LocalDatabase, homes: number): Promise<void> {
  const samples = makeSampleRows();
  const rows = Array.from({ length: homes }, (_, n) => {
    const sample = samples[n % samples.length];
    if (!sample) throw new Error("There are no sample listings.");
    return {
      ...sample,
      id: randomUUID(),
      slug: `${sample.slug}-no-${n}`,
      title: `${sample.title}, no. ${n}`,
      price: sample.price == null ? null : sample.price + n * 500,
      featured: false,
      created_at: new Date(Date.UTC(2026, 0, 1) + n * 600_000).toISOString(),
    };
  });
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  await database.query(
    `insert into public.listings (${columns})
     select ${columns} from jsonb_populate_recordset(null::public.listings, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
  await database.script("vacuum analyze");
}

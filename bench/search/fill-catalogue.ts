/** Fills the catalogue with copies of the sample listings, each with its own address, price and day. */
import { randomUUID } from "node:crypto";
import type { LocalDatabase } from "../../local/database/open.ts";
import { makeSampleRows, seedBuildings } from "../../local/seed/seed.ts";

export async function fillCatalogue(database: LocalDatabase, listingCount: number): Promise<void> {
  await seedBuildings((sql, values) => database.query(sql, values));
  const samples = makeSampleRows();
  const rows = Array.from({ length: listingCount }, (_, n) => {
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

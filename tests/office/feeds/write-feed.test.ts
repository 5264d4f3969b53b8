/** A partner's file in another currency than baht: at a rate of these days, or not at all. */
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../../domain/database.ts";
import { ratesShownDays, sampleRates } from "../../../domain/finance/exchange-rates.ts";
import { type Backend, startBackend } from "../../../local/backend.ts";
import { openSampleDatabase } from "../../../local/seed/sample-database.ts";
import { writeFeed } from "../../../office/feeds/write-feed.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ port: 0, database: await openSampleDatabase() });
  await backend.database.query("update public.listings set is_sample = false where true");
  await backend.database.query(
    "insert into public.settings (section, version, value, saved_by) values ('rates', 1, $1, gen_random_uuid())",
    [JSON.stringify(sampleRates)],
  );
});
afterAll(() => backend.close());

async function write(currency: "THB" | "EUR", daysAfterRates: number): Promise<string> {
  const [feed] = await backend.database.query<{ id: string }>(
    "insert into public.partner_feeds (name, format, currency) values ($1, 'kyero', $2) returning id",
    [`Portal ${currency} ${daysAfterRates}`, currency],
  );
  const database = createClient<Database>(backend.url, backend.secretKey, {
    auth: { persistSession: false },
  });
  const now = new Date(Date.parse(sampleRates.asOf) + daysAfterRates * 86_400_000);
  const file = await writeFeed(database, "https://site.test", feed?.id ?? "", 1, now);
  return new TextDecoder().decode(file?.body);
}

test("A feed in euros is written while the rates are current, and refused when they are old", async () => {
  expect(await write("EUR", ratesShownDays)).toContain("<currency>EUR</currency>");
  await expect(write("EUR", ratesShownDays + 1)).rejects.toThrow("too old");
});

test("A feed in baht needs no rates", async () => {
  expect(await write("THB", ratesShownDays + 1)).toContain("<currency>THB</currency>");
});

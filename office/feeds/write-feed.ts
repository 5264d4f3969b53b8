/** Writes a partner's file: homes are read a few hundred at a time and become text at once. */
import * as v from "valibot";
import { areRatesCurrent, type ExchangeRates, sampleRates } from "../../domain/finance/exchange-rates.ts";
import { mostPassedHomes, partnerCurrencies } from "../../domain/feeds/partner-feed.ts";
import { feedFormats } from "../../domain/feeds/feed-settings.ts";
import { passedHomeSchema } from "../../domain/feeds/passed-home.ts";
import { kyeroFoot, kyeroHead, type WritingOptions, writeKyeroHome } from "../../domain/feeds/write-kyero.ts";
import { tableHead, writeTableRow } from "../../domain/feeds/write-table.ts";
import type { BackendClient } from "../../domain/backend/connect.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";
import { ratesSchema } from "../../domain/site/settings/rates-schema.ts";

const homesPerRead = 200;

const pageSchema = v.nullable(
  v.object({
    format: v.picklist(feedFormats),
    currency: v.picklist(partnerCurrencies),
    homes: v.array(passedHomeSchema),
  }),
);
type Page = NonNullable<v.InferOutput<typeof pageSchema>>;

const formats = {
  kyero: { type: "application/xml; charset=utf-8", head: kyeroHead, write: writeKyeroHome, foot: kyeroFoot },
  csv: { type: "text/csv; charset=utf-8", head: tableHead, write: writeTableRow, foot: "" },
} as const;

/** Null when the address has been ended. */
export async function writeFeed(
  database: BackendClient,
  origin: string,
  id: string,
  serial: number,
  now: Date,
): Promise<{ type: string; body: ArrayBuffer } | null> {
  let page = await readHomes(database, id, serial, null);
  if (!page) return null;
  const { type, head, write, foot } = formats[page.format];
  const options: WritingOptions = {
    origin,
    currency: page.currency,
    rates: await readRates(database, page, now),
    now,
  };
  const parts: string[] = [head];
  for (let count = 0; page && page.homes.length > 0 && count < mostPassedHomes; count += homesPerRead) {
    parts.push(page.homes.map((home) => write(home, options)).join(""));
    const last: string | undefined = page.homes.at(-1)?.id;
    page = page.homes.length < homesPerRead || !last ? null : await readHomes(database, id, serial, last);
  }
  return { type, body: await new Blob([...parts, foot]).arrayBuffer() };
}

async function readHomes(
  database: BackendClient,
  id: string,
  serial: number,
  after: string | null,
): Promise<Page | null> {
  const asked = { for_feed: id, for_serial: serial, after: after as string, most: homesPerRead };
  return v.parse(pageSchema, unwrap(await database.rpc("partner_feed_homes", asked), "read homes of a feed"));
}

/** Sums in another currency are given on at a bank's rate of these days, or not at all. */
async function readRates(database: BackendClient, { currency }: Page, now: Date): Promise<ExchangeRates> {
  if (currency === "THB") return sampleRates;
  const rows = unwrap(
    await database.from("current_settings").select("value").eq("section", "rates").limit(1),
    "read rates",
  );
  const rates = v.parse(ratesSchema, rows?.[0]?.value);
  if (!areRatesCurrent(rates, now)) throw new Error("the rates are too old for a feed in another currency");
  return rates;
}

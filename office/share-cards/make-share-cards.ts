/**
 * Makes the cards of homes that were saved: cron puts the homes into a queue, and the queue draws each one's six cards and
 * stores them. Drawing again makes the same cards, so a message that comes twice does no harm.
 */
import * as v from "valibot";
import type { BackendClient } from "../../domain/backend/connect.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";
import { describeError } from "../../domain/describe-error.ts";
import type { KnownTerms } from "../../domain/finance/finance-terms.ts";
import { type Locale, locales } from "../../domain/languages/locales.ts";
import type { CardListing } from "../../domain/listings/card-listing.ts";
import { type CardRow, cardOfRow } from "../../domain/listings/listing-row.ts";
import { shareFile } from "../../domain/listings/picture-files.ts";
import {
  shareCardBucket,
  shareCardDesign,
  shareCardObject,
  shareCardOf,
} from "../../domain/listings/share-card/share-card.ts";
import {
  type ShareCardMessage,
  shareCardMessageSchema,
} from "../../domain/listings/share-card/share-card-message.ts";
import { writeShareCard } from "../../domain/listings/share-card/share-card-texts.ts";
import { retryDelaySeconds } from "../../domain/retry-delay.ts";
import { readSite } from "../../domain/site/settings/resolve-site.ts";
import { type ReadFile, cardRenderer } from "./card-renderer.ts";
import { drawShareCard } from "./draw-share-card.ts";

/** The most that a queue takes at once. A home takes about half a second of processor time. */
const mostHomesPerTick = 100;

const homeSchema = v.object({
  version: v.string(),
  card: v.custom<CardRow>((row) => typeof row === "object" && row !== null && "slug" in row),
});

export async function askForShareCards(
  database: BackendClient,
  queue: Queue<ShareCardMessage>,
): Promise<void> {
  const wanted = { most: mostHomesPerTick, of_design: shareCardDesign };
  const due = unwrap(await database.rpc("ask_for_share_cards", wanted), "find cards due");
  if (due && due.length > 0) await queue.sendBatch(due.map((listing) => ({ body: { listing } })));
}

export async function makeShareCards(
  batch: MessageBatch,
  database: BackendClient,
  siteUrl: string,
): Promise<void> {
  const readFile: ReadFile = (path) => fetchFile(new URL(path, siteUrl));
  for (const message of batch.messages) {
    const { success, output } = v.safeParse(shareCardMessageSchema, message.body);
    try {
      if (success) await makeCardsOf(output.listing, database, readFile);
      else console.error(JSON.stringify({ event: "share_card_message_unreadable", messageId: message.id }));
      message.ack();
    } catch (error) {
      console.error(JSON.stringify({ event: "share_cards_not_made", reason: describeError(error) }));
      message.retry({ delaySeconds: retryDelaySeconds(message.attempts, Math.random()) });
    }
  }
}

async function makeCardsOf(id: string, database: BackendClient, readFile: ReadFile): Promise<void> {
  const answer = unwrap(await database.rpc("home_on_share_card", { for_listing: id }), "read a home");
  // It was withdrawn since.
  if (answer === null) return;
  const home = v.parse(homeSchema, answer);
  const { terms } = readSite(unwrap(await database.rpc("site_settings"), "read the settings"));
  const listing = cardOfRow(home.card);
  const [cover] = listing.images;
  if (cover === undefined) return;
  const picture = await readFile(shareFile(cover));
  const objects: string[] = [];
  for (const locale of locales) {
    objects.push(await makeCard(listing, locale, { database, readFile, picture, terms: terms.rentToOwn }));
  }
  const { version } = home;
  const noted = await database
    .from("share_cards")
    .upsert({ listing_id: id, asked_for: version, drawn_for: version, design: shareCardDesign, objects });
  unwrap(noted, "note drawn cards");
}

type Making = {
  database: BackendClient;
  readFile: ReadFile;
  picture: Uint8Array;
  terms: KnownTerms;
};

/** Returns the card's name in the bucket. */
async function makeCard(listing: CardListing, locale: Locale, making: Making): Promise<string> {
  const card = shareCardOf(listing, locale, making.terms);
  if (!card) throw new Error("a home without a picture has no card");
  const renderer = await cardRenderer(making.readFile);
  const drawn = await drawShareCard(renderer, writeShareCard(card), locale, making.picture);
  const object = shareCardObject(listing.id, card);
  const stored = await making.database.storage
    .from(shareCardBucket)
    .upload(object, drawn, { contentType: "image/jpeg", upsert: true });
  if (stored.error) throw stored.error;
  return object;
}

async function fetchFile(address: URL): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) });
  if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
  await answer.body?.cancel();
  throw new Error(`the site answered ${answer.status}`);
}

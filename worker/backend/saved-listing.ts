/** Writes listings through the database's one function for it, which checks the version that the admin saw. */
import type { Context } from "hono";
import type { Json } from "../../domain/database.ts";
import { describeError } from "../../domain/describe-error.ts";
import { bumpCatalogueVersion } from "../../domain/listings/catalogue/catalogue-version.ts";
import type {
  ChangedMeanwhile,
  EditableListing,
  PublishedTwin,
  SavedListing,
  TwinPublished,
} from "../../domain/listings/editable-listing.ts";
import type { ListingChanges } from "../../domain/listings/listing-fields.ts";
import { isSame } from "../../domain/listings/merge-listing.ts";
import type { SignedInContext } from "../context.ts";
import { ApiError } from "../errors.ts";
import { callersBackend, writeData } from "./supabase.ts";

type Saving = {
  id: string;
  /** Undefined for a new listing. */
  seen: string | undefined;
  changes: ListingChanges & { slug?: string };
  /** How the history calls it. */
  name?: string;
  /** The editor saves everything that it shows, so that nothing typed is left. */
  endsDraft?: boolean;
  /** The admin has seen the published homes that this one resembles. */
  isAnotherHome?: boolean;
};

type Saved =
  | { outcome: "saved"; listing: EditableListing; draft_version: number | null }
  | { outcome: "changed"; listing: EditableListing | null }
  | { outcome: "twin_published"; twins: PublishedTwin[] }
  | { outcome: "missing" };

/** The saved listing, or a 409 with both values of each field that differs, or with the published twins. */
export async function saveListing(
  c: Context<SignedInContext>,
  { id, seen, changes, name = "", endsDraft = false, isAnotherHome = false }: Saving,
) {
  const answer = await callersBackend(c).rpc("save_listing", {
    for_listing: id,
    // Null in SQL: the types of functions know no nullable arguments.
    seen: (seen ?? null) as string,
    changes: changes as Json,
    save_name: name,
    ends_draft: endsDraft,
    is_another_home: isAnotherHome,
  });
  const saved = writeData(answer) as Saved;
  if (saved.outcome === "missing") throw new ApiError("not_found", "There is no such listing.");
  if (saved.outcome === "changed") return c.json(describeChange(changes, saved.listing), 409);
  if (saved.outcome === "twin_published") return c.json(askAboutTwins(saved.twins), 409);
  await bumpCatalogueVersion(c.env.CATALOGUE, new Date());
  await queueShareCards(c, id);
  return c.json({ ...saved.listing, draft_version: saved.draft_version ?? 0 } satisfies SavedListing);
}

/** So that a link that is shared right after the save has its card. When the queue is down, cron asks for the cards. */
async function queueShareCards(c: Context<SignedInContext>, listing: string): Promise<void> {
  await c.env.SHARE_CARD_QUEUE.send({ listing }).catch((error: unknown) => {
    console.warn(JSON.stringify({ event: "share_cards_not_queued", reason: describeError(error) }));
  });
}

function askAboutTwins(twins: PublishedTwin[]): TwinPublished {
  const message =
    "A home that is likely the same is published. Look at it; if this is another home, send isAnotherHome.";
  return { error: { code: "twin_published", message }, twins };
}

function describeChange(changes: ListingChanges, listing: EditableListing | null): ChangedMeanwhile {
  const sent = Object.entries(changes) as [keyof ListingChanges, unknown][];
  const differing = sent.filter(([field, mine]) => listing && !isSame(mine, listing[field]));
  return {
    error: {
      code: "changed_meanwhile",
      message: "This listing was changed meanwhile. Choose between both values, and send its new version.",
    },
    fields: Object.fromEntries(differing.map(([field, mine]) => [field, { mine, theirs: listing?.[field] }])),
    listing,
  };
}

/**
 * Fills an embedded database with a believable catalogue, two users who can sign in, and the sample outside site as a
 * source. Safe to repeat: existing rows are left as they are.
 */
import type { Role } from "../../domain/rights.ts";
import type { LocalDatabase, RunQuery } from "../database/open.ts";
import { emailIdentity, insertUser, saveIdentity, updateUser } from "../auth/change-users.ts";
import { hashPassword } from "../auth/passwords.ts";
import { findUser } from "../auth/user-rows.ts";
import { sampleListings } from "./listings/sample-listings.ts";
import { makeBuildings } from "./buildings/make-building.ts";
import { makeFloorPlan } from "./floor-plans/make-floor-plan.ts";
import { makeListing, makePricePoints } from "./make-listing.ts";
import { makeSampleTranslations } from "./make-translations.ts";

export const sampleSignIns = {
  admin: { email: "admin@example.com", password: "local-only-password" },
  editor: { email: "editor@example.com", password: "local-only-password" },
  agent: { email: "agent@example.com", password: "local-only-password" },
  visitor: { email: "visitor@example.com", password: "local-only-password" },
} as const;

export const sampleRoles = [
  ["admin", "owner"],
  ["editor", "editor"],
  ["agent", "agent"],
] as const satisfies readonly [keyof typeof sampleSignIns, Role][];

/** When the sample users signed up: before the first listing. */
const signedUpAt = new Date("2026-01-02T08:00:00Z");

export async function seed(database: LocalDatabase, outsideSiteUrl?: string): Promise<void> {
  const passwordHash = await hashPassword(sampleSignIns.admin.password);
  await database.transaction(async (run) => {
    const [known] = await run("select 1 from public.admins limit 1");
    // Samples that somebody has deleted stay away.
    if (!known) await seedListings(run);
    for (const [name, role] of sampleRoles) {
      const userId = await seedUser(run, sampleSignIns[name].email, passwordHash);
      await run(
        "insert into public.admins (user_id, granted_at, role) values ($1, $2, $3) on conflict (user_id) do nothing",
        [userId, signedUpAt, role],
      );
    }
    await seedUser(run, sampleSignIns.visitor.email, passwordHash);
    if (outsideSiteUrl) await seedSource(run, outsideSiteUrl);
  });
}

export function makeSampleRows() {
  return sampleListings.map((sample, turn) => ({
    ...makeListing(sample, turn),
    floor_plan: makeFloorPlan(sample),
  }));
}

export async function seedBuildings(run: RunQuery): Promise<void> {
  const rows = makeBuildings();
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  await run(
    `insert into public.buildings (${columns})
     select ${columns} from jsonb_populate_recordset(null::public.buildings, $1::jsonb)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

export async function seedListings(run: RunQuery): Promise<void> {
  // The homes take from their buildings, so these come first.
  await seedBuildings(run);
  const rows = makeSampleRows();
  // Not of the first alone: few state terms of their own.
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const added = await run<{ id: string }>(
    `insert into public.listings (${columns.join(", ")})
     select ${columns.join(", ")} from jsonb_populate_recordset(null::public.listings, $1::jsonb)
     on conflict do nothing
     returning id`,
    [JSON.stringify(rows)],
  );
  const addedIds = new Set(added.map(({ id }) => id));
  await seedPriceHistory(run, addedIds);
  await seedTranslations(run, addedIds);
}

/** The table's trigger records only a new listing's current price. Repriced samples get their earlier prices here. */
async function seedPriceHistory(run: RunQuery, added: ReadonlySet<string>): Promise<void> {
  const points = sampleListings
    .flatMap((sample, turn) => (sample.formerly ? makePricePoints(sample, turn) : []))
    .filter(({ listing_id }) => added.has(listing_id));
  await run(
    `with points as (
       select listing_id, price, monthly_rental_price, since
       from jsonb_populate_recordset(null::public.listing_price_points, $1::jsonb)
     ), replaced as (
       delete from public.listing_price_points where listing_id in (select listing_id from points)
     )
     insert into public.listing_price_points (listing_id, price, monthly_rental_price, since)
     select listing_id, price, monthly_rental_price, since from points order by since`,
    [JSON.stringify(points)],
  );
}

async function seedTranslations(run: RunQuery, added: ReadonlySet<string>): Promise<void> {
  const translations = makeSampleTranslations().filter(({ listing_id }) => added.has(listing_id));
  await run(
    `insert into public.listing_translations
     select * from jsonb_populate_recordset(null::public.listing_translations, $1::jsonb)`,
    [JSON.stringify(translations)],
  );
}

async function seedUser(run: RunQuery, email: string, passwordHash: string): Promise<string> {
  const known = await findUser(run, "email", email);
  if (known) return known.id;
  const user = await insertUser(
    run,
    {
      email,
      passwordHash,
      appMetadata: { provider: "email", providers: ["email"] },
      userMetadata: { email_verified: true },
    },
    signedUpAt,
  );
  await updateUser(run, user.id, { email_confirmed_at: signedUpAt }, signedUpAt);
  await saveIdentity(run, emailIdentity(user.id, email, true), signedUpAt);
  return user.id;
}

/** Updates an existing source's addresses, because the outside site may listen on another port next time. */
export async function seedSource(run: RunQuery, url: string): Promise<void> {
  await run(
    `insert into public.scrape_sources
       (name, start_urls, sitemap_url, allowed_hosts, listing_url_pattern, requests_per_second, may_keep_images)
     values ('Siam Shore Homes (sample outside site)', array[$1], $2, array[$3], '/homes/', 5, false)
     on conflict (name) do update
       set start_urls = excluded.start_urls, sitemap_url = excluded.sitemap_url, allowed_hosts = excluded.allowed_hosts`,
    [`${url}/homes`, `${url}/sitemap.xml`, new URL(url).host],
  );
}

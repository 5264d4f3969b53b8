/** The office reads the titles of homes in the language of its page. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { consentVersion } from "../../../domain/leads/consent.ts";
import type {
  LeadDetails,
  LeadPage,
  OfferedHome,
  WeekViewing,
} from "../../../domain/leads/desk/lead-details.ts";
import { pattayaDay } from "../../../domain/places/pattaya-time.ts";
import type { Today } from "../../../domain/today.ts";
import { viewingSlot } from "../../viewing-slot.ts";
import { type Product, signIn, startProduct } from "../../start-product.ts";

let product: Product;
let token: string;
beforeAll(async () => {
  product = await startProduct();
  token = await signIn(product, "admin@example.com");
});
afterAll(() => product.close());

type FoundHome = { id: string; title: string; language: string };

async function ask<Answer>(path: string, language: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, "accept-language": language };
  const response = await product.fetch(`/api/admin${path}`, { headers });
  expect(response.status, path).toBe(200);
  return response.json();
}

test("Today, enquiries, the week and the list of homes say a title in the language of the page", async () => {
  const [home] = await product.backend.database.query<{ id: string; own: string; thai: string }>(
    `select listings.id, listings.title as own, listing_translations.title as thai
     from listings join listing_translations on listing_id = listings.id and locale = 'th'
     where language = 'en' and publication = 'published' and listing_translations.title <> '' limit 1`,
  );
  if (!home) throw new Error("No sample home has a Thai translation.");
  const { starts, value } = viewingSlot(2);
  const sent = await product.fetch("/api/leads/viewing", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Ann",
      email: "titles@example.com",
      consent: consentVersion,
      listing: home.id,
      viewingAt: value,
    }),
  });
  expect(sent.status).toBe(201);
  const search = async (words: string, language: string) =>
    (await ask<{ listings: FoundHome[] }>(`/listings/find?words=${encodeURIComponent(words)}`, language))
      .listings;
  for (const [page, title, language] of [
    ["th", home.thai, "th"],
    ["en", home.own, "en"],
    ["ru,en;q=0.8", home.own, "en"],
  ] as const) {
    const { enquiries, viewings }: Today = await ask("/today", page);
    for (const due of [enquiries, viewings]) {
      expect(due?.first.find(({ name }) => name === "Ann")?.listing).toBe(title);
    }
    const { leads }: LeadPage = await ask("/leads?q=titles@example.com", page);
    expect(leads[0]?.listing).toBe(title);
    const lead: LeadDetails = await ask(`/leads/${leads[0]?.id}`, page);
    expect(lead.home).toMatchObject({ title, language });
    const week = await ask<{ viewings: WeekViewing[] }>(`/leads/viewings?from=${pattayaDay(starts)}`, page);
    expect(week.viewings.map((viewing) => viewing.home)).toContain(title);
    for (const words of [home.own, home.thai]) {
      expect((await search(words, page)).find(({ id }) => id === home.id)).toMatchObject({ title, language });
      const offered = await ask<{ homes: OfferedHome[] }>(
        `/leads/homes-to-offer?${new URLSearchParams({ words })}`,
        page,
      );
      expect(offered.homes.find(({ id }) => id === home.id)).toMatchObject({ title, language });
    }
  }
});

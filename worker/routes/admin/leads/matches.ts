/** Homes on the site that fit a lead's wishes. */
import { Hono } from "hono";
import type { MatchedHome } from "../../../../domain/leads/desk/lead-details.ts";
import { highestPrice, matchHomes, readWishes } from "../../../../domain/leads/desk/match-homes.ts";
import { isAreaSlug } from "../../../../domain/places/areas.ts";
import { readSite } from "../../../../domain/site/settings/resolve-site.ts";
import type { SignedInContext } from "../../../context.ts";
import { readConfig } from "../../../env.ts";
import { ApiError } from "../../../errors.ts";
import { readListingPage } from "../../../backend/listing-reads.ts";
import { callersBackend, dataOf, publicBackend } from "../../../backend/supabase.ts";
import { idSchema } from "../../../http/id-schema.ts";
import { validate } from "../../../http/validate.ts";
import { leadData, noSuchEnquiry } from "./lead-answer.ts";

const mostShown = 6;

export const leadMatches = new Hono<SignedInContext>().get(
  "/:id/matches",
  validate("param", idSchema),
  async (c) => {
    const answer = await callersBackend(c).from("leads").select("answers").eq("id", c.req.valid("param").id);
    const [lead] = leadData(answer);
    if (!lead) throw new ApiError(...noSuchEnquiry);
    const backend = publicBackend(readConfig(c.env));
    const { terms, rates } = readSite(dataOf(await backend.rpc("site_settings", {}, { get: true })));
    const wishes = readWishes(lead.answers, rates);
    const owner = terms.rentToOwn;
    const maxPrice = highestPrice(wishes, owner);
    const query = {
      status: ["finance-available" as const, "for-sale" as const],
      limit: 96,
      ...(maxPrice && { maxPrice }),
    };
    const area = isAreaSlug(wishes.wantedArea) ? [wishes.wantedArea] : [];
    const pages = await Promise.all([
      area.length > 0 ? readListingPage(backend, { ...query, area }, rates) : { listings: [] },
      readListingPage(backend, { ...query, sort: "price-down" }, rates),
    ]);
    const homes = new Map(pages.flatMap(({ listings }) => listings).map((home) => [home.id, home]));
    const matches = matchHomes(wishes, [...homes.values()], owner).slice(0, mostShown);
    return c.json({
      matches: matches.map(({ property, monthly, reasons }): MatchedHome => {
        const { slug, title, language, area: place, price } = property;
        return { slug, title, language, area: place, price, monthly, reasons };
      }),
    });
  },
);

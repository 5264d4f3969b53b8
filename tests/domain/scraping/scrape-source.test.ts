import * as v from "valibot";
import { expect, test } from "vitest";
import { scrapeSourceSchema } from "../../../domain/scraping/scrape-source.ts";

const minimal = { name: "Homes", start_urls: ["https://homes.example/"], allowed_hosts: ["homes.example"] };

test("A source needs a name, a start and a host, and is polite and private by default", () => {
  expect(v.parse(scrapeSourceSchema, minimal)).toMatchObject({
    requests_per_second: 1,
    max_in_flight: 2,
    max_pages: 500,
    auto_publish: false,
    may_keep_images: false,
    may_show_agents: false,
    selectors: {},
  });
});

test("Broken patterns, other schemes and excessive rates are refused", () => {
  const wrong = [
    { listing_url_pattern: "(" },
    { start_urls: ["ftp://homes.example/"] },
    { start_urls: ["https://homes_.example/"] },
    { requests_per_second: 1000 },
    { selectors: { price: [{ selector: "" }] } },
    { allowed_hosts: ["https://homes.example"] },
  ];
  for (const part of wrong)
    expect(v.safeParse(scrapeSourceSchema, { ...minimal, ...part }).success).toBe(false);
});

test("A source that runs has no reason for a pause", () => {
  const reason = { paused_reason: "They asked us to wait" };
  expect(v.parse(scrapeSourceSchema, { ...minimal, ...reason, enabled: true }).paused_reason).toBeNull();
  expect(v.parse(scrapeSourceSchema, { ...minimal, ...reason, enabled: false })).toMatchObject(reason);
});

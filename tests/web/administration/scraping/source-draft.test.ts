import { expect, test } from "vitest";
import * as v from "valibot";
import { scrapeSourceSchema } from "../../../../domain/scraping/scrape-source.ts";
import {
  type SourceDraft,
  draftOf,
  emptyDraft,
  emptySelector,
  inputOf,
} from "../../../../web/administration/scraping/source-draft.ts";
import { findProblems, remainingProblems } from "../../../../web/administration/sources/source-problems.ts";

const draft = (part: Partial<SourceDraft>): SourceDraft => ({
  ...emptyDraft,
  name: "Homes",
  start_urls: "https://homes.example/",
  ...part,
});

test("A name and an address make a source; the hosts come from the addresses", () => {
  const addresses =
    " https://www.homes.example/for-sale \n\nhttp://homes.example:8080/rent\nhttps://www.homes.example/2";
  const source = v.parse(scrapeSourceSchema, inputOf(draft({ start_urls: addresses })));
  expect(source).toMatchObject({
    start_urls: [
      "https://www.homes.example/for-sale",
      "http://homes.example:8080/rent",
      "https://www.homes.example/2",
    ],
    allowed_hosts: ["www.homes.example", "homes.example:8080"],
    schedule_minutes: null,
    requests_per_second: 1,
    auto_publish: false,
    may_keep_images: false,
    may_show_agents: false,
    may_show_descriptions: false,
    enabled: true,
  });
});

test("A source that is read into a draft is written back unchanged", () => {
  const source = v.parse(scrapeSourceSchema, {
    name: "Homes",
    start_urls: ["https://homes.example/"],
    allowed_hosts: ["homes.example", "b.example"],
    sitemap_url: "https://homes.example/sitemap.xml",
    listing_url_pattern: "/home/\\d+",
    selectors: {
      price: [
        { selector: ".price", transform: "digits" },
        { selector: "meta.p", attribute: "content" },
      ],
      title: [{ selector: "h1", pattern: "(.+) \\|" }],
    },
    schedule_minutes: 90,
    requests_per_second: 0.25,
    max_in_flight: 1,
    max_pages: 20,
    auto_publish: true,
    may_keep_images: true,
    may_show_agents: true,
    may_show_descriptions: true,
    default_currency: "EUR",
    default_city: "Rayong",
    enabled: false,
    paused_reason: "They asked us to",
  });
  const row = { ...source, id: "1", created_at: "2026-01-01", updated_at: "2026-01-01" };
  expect(v.parse(scrapeSourceSchema, inputOf(draftOf(row)))).toEqual(source);
});

test("Every problem appears at its field, a line's problem with the line", () => {
  const wrong = draft({
    name: "H",
    start_urls: "https://homes.example/\nhomes.example",
    allowed_hosts: "homes.example\nhttps://b.example/",
    sitemap_url: "sitemap.xml",
    listing_url_pattern: "(",
    schedule_minutes: "1",
    requests_per_second: "fast",
    max_in_flight: "1,5",
    max_pages: "20000",
    default_currency: "baht",
  });
  expect(findProblems(wrong)).toEqual({
    name: { kind: "tooShort", limit: "2" },
    start_urls: { kind: "address", line: "homes.example" },
    allowed_hosts: { kind: "host", line: "https://b.example/" },
    sitemap_url: { kind: "address" },
    listing_url_pattern: { kind: "pattern" },
    schedule_minutes: { kind: "tooSmall", limit: "5" },
    requests_per_second: { kind: "number" },
    max_in_flight: { kind: "whole" },
    max_pages: { kind: "tooLarge", limit: "10000" },
    default_currency: { kind: "currency" },
  });
});

test("An empty form asks for a name and an address, not for the hosts that follow from it", () => {
  expect(findProblems(emptyDraft)).toEqual({ name: { kind: "required" }, start_urls: { kind: "required" } });
});

test("A selector's problem appears in its own row, whatever fields the rows before it are for", () => {
  const row = (key: number, field: string, part: object) => ({ ...emptySelector(key), field, ...part });
  const selectors = [
    row(4, "title", { selector: "h1" }),
    row(7, "price", { selector: "" }),
    row(9, "title", { selector: "h2", pattern: "[" }),
    row(11, "price", { selector: "b", attribute: "a b" }),
  ];
  expect(findProblems(draft({ selectors }))).toEqual({
    "selectors.7.selector": { kind: "required" },
    "selectors.9.pattern": { kind: "pattern" },
    "selectors.11.attribute": { kind: "attribute" },
  });
  const many = Array.from({ length: 6 }, (_, key) => row(key, "price", { selector: "b" }));
  expect(findProblems(draft({ selectors: many }))).toEqual({
    "selectors.5.field": { kind: "tooMany", limit: "5" },
  });
});

test("A problem goes when its field is mended or needed no more, and what the API refused when its field is changed", () => {
  const empty = draft({ name: "", start_urls: "" });
  const found = findProblems(empty);
  expect(Object.keys(found)).toEqual(["name", "start_urls"]);
  const feed = { format: "csv", from: "upload", columns: {}, types: {} } as const;
  const unnamed = remainingProblems(found, empty, { feed });
  expect(unnamed).toEqual({ name: { kind: "required" } });
  expect(remainingProblems(unnamed, { ...empty, feed }, { name: "Homes" })).toEqual({});
  const taken = { name: { kind: "taken" } } as const;
  expect(remainingProblems(taken, draft({}), { default_city: "Rayong" })).toEqual(taken);
  expect(remainingProblems(taken, draft({}), { name: "Other homes" })).toEqual({});
});

import { load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consentVersion } from "../../domain/leads/consent.ts";
import type { Property } from "../../domain/listings/listing.ts";
import { viewingSlot } from "../viewing-slot.ts";
import { type Product, startProduct } from "../start-product.ts";

let product: Product;
/** Where a plain form leads: the address of the thank-you page with its proof. */
let address: URL;
let home: Property;
beforeAll(async () => {
  product = await startProduct();
  home = await (await product.fetch("/api/listings/village-house-bang-saray")).json();
  const viewing = {
    listing: home.id,
    name: "Ann Example",
    email: "ann@example.com",
    consent: consentVersion,
    locale: "de",
    viewingAt: viewingSlot(5).value,
  };
  const response = await product.fetch("/api/leads/viewing", {
    method: "POST",
    body: new URLSearchParams(viewing),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  address = new URL(response.headers.get("location") ?? "", product.url);
});
afterAll(() => product.close());

async function open(change: Record<string, string | undefined> = {}) {
  const parameters = new URLSearchParams(address.search);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) parameters.delete(name);
    else parameters.set(name, value);
  }
  const response = await product.fetch(`${address.pathname}?${parameters}`);
  const html = await response.text();
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  return load(html)("main");
}

test("Without JavaScript, the page shows the reference, the home and the appointment that we gave", async () => {
  const main = await open();
  expect(main.text()).toContain(address.searchParams.get("reference"));
  expect(main.find(`a[href="/de/property/${home.slug}"]`).text()).toBe(home.translations.de?.title);
  expect(main.find('a[download$=".ics"]').length).toBe(1);
});

test("A reference, a home, an appointment or a kind that we did not sign is not shown", async () => {
  const changes: Record<string, string | undefined>[] = [
    { reference: "PAY-0800-SCAM" },
    { at: viewingSlot(5, 1).value },
    { at: undefined },
    { listing: undefined },
    { kind: "contact" },
    { proof: undefined },
    { proof: "" },
    { proof: "A".repeat(43) },
    { proof: "%00" },
    { proof: `${address.searchParams.get("proof")}A` },
  ];
  for (const change of changes) {
    const main = await open(change);
    expect([change, main.find("h1").length]).toEqual([change, 1]);
    expect(main.text()).not.toMatch(/PAY-0800-SCAM/);
    expect(main.text()).not.toContain(address.searchParams.get("reference"));
    expect([change, main.find('a[download$=".ics"], a[href*="/property/"]').length]).toEqual([change, 0]);
  }
});

test("With JavaScript, the receipt of a sent form is proven in the same way", async () => {
  const form = { name: "Bob", email: "bob@example.com", message: "Hello", consent: consentVersion };
  const sent = await product.fetch("/api/leads/contact", {
    method: "POST",
    body: JSON.stringify(form),
    headers: { "content-type": "application/json" },
  });
  const { reference, proof }: { reference: string; proof: string } = await sent.json();
  const ask = async (asked: Record<string, string>) => {
    const response = await product.fetch(`/api/leads/receipt?${new URLSearchParams(asked)}`);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    return response.json();
  };
  const shown = { kind: "contact", reference };
  expect(await ask({ ...shown, proof })).toEqual({ receipt: shown });
  expect(await ask({ ...shown, reference: "AAAA-AAAA", proof })).toEqual({ receipt: null });
});

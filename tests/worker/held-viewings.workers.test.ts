import { randomUUID } from "node:crypto";
import { load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consentVersion } from "../../domain/leads/consent.ts";
import { viewingSlot } from "../viewing-slot.ts";
import { type Product, eventually, startProduct } from "../start-product.ts";

let product: Product;
let listing: string | undefined;
beforeAll(async () => {
  product = await startProduct();
  const [row] = await product.backend.database.query<{ id: string }>(
    "select id from listings where slug = 'one-bedroom-finance-talay-thong-jomtien'",
  );
  listing = row?.id;
});
afterAll(() => product.close());

let network = 0;
async function ask(email: string, viewingAt: string, locale = "de"): Promise<number> {
  network += 1;
  const response = await product.fetch("/api/leads/viewing", {
    method: "POST",
    headers: { "cf-connecting-ip": `203.0.113.${network}`, "content-type": "application/json" },
    body: JSON.stringify({ name: "Ann", email, consent: consentVersion, listing, viewingAt, locale }),
  });
  return response.status;
}

/** The address in the letter to this mailbox. */
async function letterLink(email: string): Promise<string> {
  const url = `${product.backend.url}/_local/mailbox/messages?to=${encodeURIComponent(email)}`;
  const letters = await eventually(
    async () => (await (await fetch(url)).json()) as object[],
    (all) => all.length > 0,
  );
  return /(?:\/\w\w)?\/viewing\?viewing=[\w-]+&pass=[\w.-]+/.exec(JSON.stringify(letters))?.[0] ?? "";
}

async function openPage(link: string) {
  const response = await product.fetch(link);
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  return load(await response.text())("main");
}

/** Sends the page's own form, as a browser without scripts does. */
async function press(link: string, headers: Record<string, string> = {}): Promise<Response> {
  const main = await openPage(link);
  const fields = main
    .find('form[action="/api/viewings"]:has([value="hold"]) input')
    .toArray()
    .map(({ attribs }): [string, string] => [attribs["name"] ?? "", attribs["value"] ?? ""]);
  return product.fetch("/api/viewings", { method: "POST", headers, body: new URLSearchParams(fields) });
}

async function takenTimes(): Promise<number> {
  const answer = await product.fetch(`/api/listings/${listing}/viewings`);
  const { taken }: { taken: object[] } = await answer.json();
  return taken.length;
}

test("The letter's page holds the time by its button alone, in the reader's language and without scripts", async () => {
  const { value } = viewingSlot(7);
  expect(await ask("ann@example.com", value)).toBe(201);
  const link = await letterLink("ann@example.com");
  expect(link).toMatch(/^\/de\/viewing\?/);
  for (let time = 0; time < 3; time += 1) await openPage(link);
  expect((await product.fetch(link, { method: "HEAD" })).status).toBe(200);
  expect(await takenTimes()).toBe(0);
  expect(await ask("bob@example.com", value)).toBe(201);

  const pressed = await press(link);
  expect([pressed.status, pressed.headers.get("location")]).toEqual([303, link]);
  expect((await openPage(link)).text()).toContain("Der Termin ist für Sie vorgemerkt bis");
  expect(await takenTimes()).toBe(1);
  expect(await ask("cho@example.com", value)).toBe(422);

  const bobs = await letterLink("bob@example.com");
  expect((await openPage(bobs)).text()).toContain("Diesen Termin hat inzwischen jemand anderes");
  expect((await press(bobs)).status).toBe(400);
});

test("A pass of another viewing, a changed one and none hold nothing", async () => {
  const { value } = viewingSlot(8);
  await ask("dan@example.com", value);
  await ask("eve@example.com", viewingSlot(8, 1).value);
  const before = await takenTimes();
  const dans = new URL(await letterLink("dan@example.com"), product.url).searchParams;
  const eves = new URL(await letterLink("eve@example.com"), product.url).searchParams;
  const wrong = [
    { viewing: dans.get("viewing") ?? "", pass: eves.get("pass") ?? "" },
    { viewing: dans.get("viewing") ?? "", pass: `${dans.get("pass")}A` },
    { viewing: dans.get("viewing") ?? "", pass: "" },
    { viewing: randomUUID(), pass: dans.get("pass") ?? "" },
  ];
  for (const link of wrong) {
    const main = await openPage(`/viewing?${new URLSearchParams(link)}`);
    expect(main.text()).toContain("This link does not open a viewing any more");
    const body = new URLSearchParams({ ...link, press: "hold" });
    expect((await product.fetch("/api/viewings", { method: "POST", body })).status).toBe(303);
  }
  // Another site cannot press it for the visitor.
  const foreign = await press(await letterLink("dan@example.com"), { origin: "https://other.test" });
  expect(foreign.status).toBe(403);
  expect(await takenTimes()).toBe(before);
});

test("Letters of a message to us carry no such link", async () => {
  await product.fetch("/api/leads/contact", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Fay",
      email: "fay@example.com",
      message: "Hello",
      consent: consentVersion,
    }),
  });
  expect(await letterLink("fay@example.com")).toBe("");
});

test("Without an address a request takes no time and waits for the office", async () => {
  const before = await takenTimes();
  const response = await product.fetch("/api/leads/viewing", {
    method: "POST",
    headers: { "cf-connecting-ip": "203.0.113.99", "content-type": "application/json" },
    body: JSON.stringify({
      name: "Gus",
      phone: "+66812345678",
      reachBy: "whatsapp",
      consent: consentVersion,
      listing,
      viewingAt: viewingSlot(9).value,
    }),
  });
  expect(response.status).toBe(201);
  expect(await takenTimes()).toBe(before);
  expect(
    await product.backend.database.query(
      "select status from viewings join leads on leads.id = lead_id where name = 'Gus'",
    ),
  ).toEqual([{ status: "asked" }]);
});

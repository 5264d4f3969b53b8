import { randomUUID } from "node:crypto";
import { load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consentVersion } from "../../domain/leads/consent.ts";
import type { LeadDetails, LeadPage } from "../../domain/leads/desk/lead-details.ts";
import type { MyApplication } from "../../domain/leads/my-application.ts";
import type { ViewingPress } from "../../domain/leads/viewing-link.ts";
import type { Today } from "../../domain/today.ts";
import { viewingSlot } from "../viewing-slot.ts";
import { type Product, eventually, signIn, startProduct } from "../start-product.ts";

let product: Product;
let listing: string | undefined;
let token: string;
beforeAll(async () => {
  product = await startProduct();
  const [row] = await product.backend.database.query<{ id: string }>(
    "select id from listings where slug = 'one-bedroom-finance-talay-thong-jomtien'",
  );
  listing = row?.id;
  token = await signIn(product, "admin@example.com");
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

type KeptLetter = { subject: string; text: string; details: { attachments?: { content: string }[] } };

/** Newest first, once there are as many. */
function lettersTo(email: string, atLeast = 1): Promise<KeptLetter[]> {
  const url = `${product.backend.url}/_local/mailbox/messages?to=${encodeURIComponent(email)}`;
  return eventually(
    async () => (await (await fetch(url)).json()) as KeptLetter[],
    (all) => all.length >= atLeast,
  );
}

/** The address in the newest letter to this mailbox. */
async function letterLink(email: string, atLeast = 1): Promise<string> {
  const [newest] = await lettersTo(email, atLeast);
  return /(?:\/\w\w)?\/viewing\?viewing=[\w-]+&pass=[\w.-]+/.exec(JSON.stringify(newest))?.[0] ?? "";
}

async function openPage(link: string) {
  const response = await product.fetch(link);
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  return load(await response.text())("main");
}

/** Sends the page's own form, as a browser without scripts does. */
async function press(
  link: string,
  which: ViewingPress,
  headers: Record<string, string> = {},
): Promise<Response> {
  const main = await openPage(link);
  const fields = main
    .find(`form[action="/api/viewings"]:has([value="${which}"]) input`)
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

  const pressed = await press(link, "hold");
  expect([pressed.status, pressed.headers.get("location")]).toEqual([303, link]);
  expect((await openPage(link)).text()).toContain("Der Termin ist für Sie vorgemerkt bis");
  expect(await takenTimes()).toBe(1);
  expect(await ask("cho@example.com", value)).toBe(422);

  const bobs = await letterLink("bob@example.com");
  expect((await openPage(bobs)).text()).toContain("Diesen Termin hat inzwischen jemand anderes");
  expect((await press(bobs, "hold")).status).toBe(400);
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
  const foreign = await press(await letterLink("dan@example.com"), "hold", { origin: "https://other.test" });
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

function sendToOffice(path: string, body?: object, method = body ? "POST" : "GET"): Promise<Response> {
  return product.fetch(`/api/admin${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function askOffice<Body>(path: string, body?: object): Promise<Body> {
  const response = await sendToOffice(path, body);
  expect(response.ok).toBe(true);
  return response.json();
}

const subjectsTo = async (email: string, atLeast: number) =>
  (await lettersTo(email, atLeast)).map(({ subject }) => subject.replace(/ – .*/, ""));

test("A visitor gives up the time held by the same letter, it is free for others, and both sides hear of it", async () => {
  const { value } = viewingSlot(6);
  expect(await ask("hal@example.com", value)).toBe(201);
  const link = await letterLink("hal@example.com");
  await press(link, "hold");
  const before = await takenTimes();
  for (let time = 0; time < 3; time += 1) await openPage(link);
  expect(await takenTimes()).toBe(before);

  const pressed = await press(link, "give_up");
  expect([pressed.status, pressed.headers.get("location")]).toEqual([303, link]);
  const main = await openPage(link);
  expect(main.text()).toContain("Sie haben diese Besichtigung abgesagt.");
  expect(main.find("form")).toHaveLength(0);
  expect(main.find('a[href^="/de/property/"][href$="#viewing"]').text()).toBe("Einen anderen Termin wählen");
  expect(await takenTimes()).toBe(before - 1);
  expect(await ask("ida@example.com", value)).toBe(201);

  expect((await subjectsTo("hal@example.com", 2))[0]).toBe("Ihre Besichtigung ist abgesagt");
  const office = await eventually(
    () => lettersTo("office@example.com"),
    (all) => all.some(({ subject }) => subject.startsWith("The visitor gave up the viewing · ")),
  );
  expect(office.filter(({ subject }) => subject.includes("Viewing cancelled"))).toEqual([]);
});

test("Of two viewings that the office has planned, each letter gives up its own, and the office sees by whom", async () => {
  const email = "jan@example.com";
  const sent = await product.fetch("/api/leads/contact", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Jan", email, message: "Hello", consent: consentVersion }),
  });
  expect(sent.status).toBe(201);
  const { leads }: LeadPage = await askOffice(`/leads?q=${encodeURIComponent(email)}`);
  const id = leads[0]?.id ?? "";
  await lettersTo(email, 1);
  for (const [made, hours] of [30, 32].entries()) {
    const startsAt = new Date(Date.now() + hours * 3_600_000).toISOString();
    const viewing = { startsAt, minutes: 60, byVideo: true, place: "", idempotencyKey: randomUUID() };
    await askOffice(`/leads/${id}/viewings`, viewing);
    await lettersTo(email, made + 2);
  }
  const link = await letterLink(email, 3);
  expect(link).toMatch(/^\/viewing\?/);
  expect((await openPage(link)).text()).toContain("You cannot come, or need another time?");
  await press(link, "give_up");
  await press(link, "give_up");

  const { viewings }: LeadDetails = await askOffice(`/leads/${id}`);
  expect(viewings.map(({ status, givenUpAt }) => [status, givenUpAt !== null])).toEqual([
    ["planned", false],
    ["cancelled", true],
  ]);
  const today: Today = await askOffice("/today");
  expect(today.viewings?.first.filter(({ name }) => name === "Jan").map(({ status }) => status)).toEqual([
    "planned",
    "cancelled",
  ]);
  for (const mailbox of [email, "office@example.com"]) {
    const about = await eventually(
      async () => (await lettersTo(mailbox)).filter((letter) => calendarIn(letter).includes("METHOD:CANCEL")),
      (all) => all.length > 0,
    );
    expect(about).toHaveLength(1);
  }
  expect((await subjectsTo(email, 4))[0]).toBe("Your viewing is cancelled");
});

test("The account gives its viewing up without the letter's pass, and both sides hear of it", async () => {
  const headers = {
    authorization: `Bearer ${await signIn(product, "visitor@example.com")}`,
    "content-type": "application/json",
  };
  const sent = await product.fetch("/api/leads/viewing", {
    method: "POST",
    headers: { ...headers, "cf-connecting-ip": "203.0.113.98", "sec-fetch-site": "same-origin" },
    body: JSON.stringify({
      name: "Uma",
      email: "uma@example.com",
      consent: consentVersion,
      listing,
      viewingAt: viewingSlot(10).value,
      locale: "fr",
    }),
  });
  expect(sent.status).toBe(201);
  const { reference }: { reference: string } = await sent.json();
  const read = async () => {
    const answer = await product.fetch(`/api/me/applications/${reference}`, { headers });
    const { viewings }: MyApplication = await answer.json();
    return viewings[0];
  };
  const giveUp = async (sender: Record<string, string>) => {
    const path = `/api/me/applications/viewings/${(await read())?.id}/give-up`;
    const answer = await product.fetch(path, { method: "POST", headers: sender, body: "{}" });
    return [answer.status, answer.ok && (await answer.json())];
  };
  expect(await giveUp({ authorization: `Bearer ${token}` })).toEqual([200, { isGivenUp: false }]);
  expect(await giveUp({})).toEqual([401, false]);
  expect((await read())?.status).toBe("asked");
  expect(await giveUp(headers)).toEqual([200, { isGivenUp: true }]);
  expect(await giveUp(headers)).toEqual([200, { isGivenUp: false }]);
  expect((await read())?.status).toBe("cancelled");
  expect((await subjectsTo("uma@example.com", 2))[0]).toBe("Votre visite est annulée");
  await eventually(
    () => lettersTo("office@example.com"),
    (all) => all.some(({ subject }) => subject.startsWith("The visitor gave up") && subject.includes("Uma")),
  );
});

test("A page of the office that is older than the visitor's press neither confirms nor moves the viewing", async () => {
  const email = "nia@example.com";
  expect(await ask(email, viewingSlot(4).value)).toBe(201);
  const link = await letterLink(email);
  const { leads }: LeadPage = await askOffice(`/leads?q=${encodeURIComponent(email)}`);
  const id = leads[0]?.id ?? "";
  const read = async () => (await askOffice<LeadDetails>(`/leads/${id}`)).viewings[0];
  const change = async (more: object) => {
    const response = await sendToOffice(`/leads/${id}/viewings/${seen?.id}`, more, "PATCH");
    const { error }: { error?: { code: string } } = await response.json();
    return [response.status, error?.code];
  };
  const seen = await read();
  await press(link, "give_up");
  for (const more of [{ status: "confirmed" }, { startsAt: viewingSlot(4, 2).starts.toISOString() }]) {
    expect(await change({ ...more, seen: seen?.sequence })).toEqual([409, "viewing_given_up"]);
  }
  const givenUp = await read();
  expect(givenUp).toMatchObject({ status: "cancelled", startsAt: seen?.startsAt });
  // Whoever sees that it is given up can agree on it anew, and a second old page is refused as any other.
  const again = { status: "confirmed", seen: givenUp?.sequence };
  expect(await change(again)).toEqual([200, undefined]);
  expect(await change(again)).toEqual([409, "changed_meanwhile"]);
  expect(await change({ status: "confirmed" })).toEqual([422, "invalid_input"]);
});

function calendarIn({ details }: KeptLetter): string {
  return Buffer.from(details.attachments?.[0]?.content ?? "", "base64").toString();
}

test("What is over, cancelled by the office or of spam has a sentence and no button, and a press changes nothing", async () => {
  const cases = [
    ["kim@example.com", "update viewings set status = 'cancelled'", "Diese Besichtigung ist abgesagt."],
    [
      "leo@example.com",
      "update viewings set starts_at = now() - interval '1 hour'",
      "Dieser Termin ist vorbei.",
    ],
    ["mia@example.com", "update leads set state = 'spam'", "Dieser Link öffnet keine Besichtigung mehr."],
  ] as const;
  for (const [slot, [email, change, sentence]] of cases.entries()) {
    expect(await ask(email, viewingSlot(5, slot).value)).toBe(201);
    const link = await letterLink(email);
    expect((await press(link, "give_up", { origin: "https://other.test" })).status).toBe(403);
    const lead = "(select id from leads where email = $1)";
    const own = change.includes("leads") ? `id = ${lead}` : `lead_id = ${lead}`;
    await product.backend.database.query(`${change} where ${own}`, [email]);
    const main = await openPage(link);
    expect(main.text()).toContain(sentence);
    expect(main.find("form")).toHaveLength(0);
    const body = new URLSearchParams(link.split("?")[1]);
    body.set("press", "give_up");
    expect((await product.fetch("/api/viewings", { method: "POST", body })).status).toBe(303);
    body.set("press", "something else");
    expect((await product.fetch("/api/viewings", { method: "POST", body })).status).toBe(400);
  }
  expect(
    await product.backend.database.query(
      "select from viewings where given_up_at is not null and lead_id in (select id from leads where email = any ($1))",
      [cases.map(([email]) => email)],
    ),
  ).toEqual([]);
});

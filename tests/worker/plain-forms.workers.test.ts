import { type CheerioAPI, load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consentVersion } from "../../domain/leads/consent.ts";
import { type FormKind, formKinds } from "../../domain/leads/lead-choices.ts";
import { viewingSlot } from "../viewing-slot.ts";
import { type Product, startProduct } from "../start-product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const pageOf: Record<FormKind, string> = {
  application: "/finance",
  contact: "/contact",
  viewing: "/property/one-bedroom-finance-talay-thong-jomtien",
  guide: "/",
  affiliate: "/th/affiliate-program",
  offer: "/ru/list-your-home",
};

type Visitor = { address: string; typed: Record<string, string> };

const visitors: readonly Visitor[] = ["203.0.113.1", "203.0.113.2"].map((address, n) => ({
  address,
  typed: {
    name: `Visitor ${n}`,
    email: `visitor-${n}@example.com`,
    message: "Is the pool heated?",
    monthlyBudget: "25 000",
    moneyDown: "200000",
    building: "Talay Thong",
    size: "34,5",
    viewingAt: viewingSlot(5, n).value,
  },
}));

/** Fills a form as a browser sends it: its own values, the typed ones, and the first of each choice. */
function fill($: CheerioAPI, kind: FormKind, typed: Visitor["typed"]): URLSearchParams {
  const form = $(`form[method="post"][action="/api/leads/${kind}"]`).first();
  expect([kind, form.length]).toEqual([kind, 1]);
  const sent = new URLSearchParams();
  for (const element of form.find("input, select, textarea").toArray()) {
    const field = $(element);
    const name = field.attr("name");
    if (!name) continue;
    const isChosen = field.is("[type=radio], [type=checkbox]");
    if (isChosen && (sent.has(name) || field.attr("required") === undefined)) continue;
    const first = field.find("option[selected], option").first();
    const own = field.is("select") ? first.attr("value") : field.attr("value");
    const isOffered = !field.is("select") || field.find(`option[value="${typed[name]}"]`).length === 1;
    sent.set(name, (isOffered ? typed[name] : undefined) ?? own ?? "");
  }
  return sent;
}

test("A form of a listing withdrawn meanwhile keeps its text and says what happened", async () => {
  const slug = "hillside-one-bedroom-pha-ngam-pratumnak";
  await product.backend.database.query("update listings set publication = 'withdrawn' where slug = $1", [
    slug,
  ]);
  const response = await product.fetch("/api/leads/viewing", {
    method: "POST",
    headers: { "cf-connecting-ip": "203.0.113.3", origin: "http://site.test" },
    body: new URLSearchParams({
      name: "Late Visitor",
      email: "no address",
      message: "With a dog & a piano",
      locale: "de",
      returnTo: `/de/property/${slug}`,
    }),
  });
  expect([response.status, response.headers.get("cache-control")]).toEqual([422, "private, no-store"]);
  const page = load(await response.text());
  const form = page('form[action="/api/leads/contact"]');
  expect(form.find('[name="name"]').attr("value")).toBe("Late Visitor");
  expect(form.find('[name="email"]').attr("value")).toBe("no address");
  expect(form.find("textarea").text()).toContain(
    `With a dog & a piano\nhttp://site.test/de/property/${slug}`,
  );
  expect(form.find('[role="alert"]').text()).toContain("wird nicht mehr angeboten");
});

test("A viewing outside the office's times is refused, a form takes no time, and a planned one is taken", async () => {
  const [listing] = await product.backend.database.query<{ id: string }>(
    "select id from listings where slug = 'one-bedroom-finance-talay-thong-jomtien'",
  );
  const book = (n: number, viewingAt: string, changes = {}) =>
    product.fetch("/api/leads/viewing", {
      method: "POST",
      headers: { "cf-connecting-ip": `203.0.113.${n}`, "content-type": "application/json" },
      body: JSON.stringify({
        name: `Visitor ${n}`,
        email: `booker-${n}@example.com`,
        consent: consentVersion,
        listing: listing?.id,
        viewingAt,
        ...changes,
      }),
    });
  const refused = (problem: string) => [422, { viewingAt: problem }];
  const problemOf = async (response: Response) => {
    const { error }: { error: { fields: unknown } } = await response.json();
    return [response.status, error.fields];
  };
  const { value } = viewingSlot(7);
  expect(await problemOf(await book(20, value.replace(/:\d\d$/, ":07")))).toEqual(refused("invalid"));
  expect(await problemOf(await book(20, "2099-03-04T10:30"))).toEqual(refused("invalid"));
  expect(await problemOf(await book(20, value, { viewingBy: "drone" }))).toEqual([
    422,
    { viewingBy: "invalid" },
  ]);
  expect((await book(21, value, { viewingBy: "video" })).status).toBe(201);
  const times = async () => product.fetch(`/api/listings/${listing?.id}/viewings`);
  expect(await (await times()).json()).toEqual({ taken: [] });
  expect((await book(22, value)).status).toBe(201);
  const { database } = product.backend;
  await database.query(
    "update viewings set status = 'planned' where lead_id = (select id from leads where email = 'booker-21@example.com')",
  );
  expect(await problemOf(await book(23, value))).toEqual(refused("taken"));
  const kept = await product.backend.database.query(
    "select by_video, status, leads.name from viewings join leads on leads.id = lead_id where lead_id in (select id from leads where email like 'booker-%') order by name",
  );
  expect(kept).toEqual([
    { by_video: true, status: "planned", name: "Visitor 21" },
    { by_video: false, status: "asked", name: "Visitor 22" },
  ]);
  const taken = await times();
  expect(taken.headers.get("cache-control")).toBe("private, no-store");
  expect(await taken.json()).toEqual({
    taken: [{ startsAt: viewingSlot(7).starts.toISOString().replace(".000Z", "+00:00"), minutes: 60 }],
  });
  expect((await product.fetch("/api/listings/no-id/viewings")).status).toBe(404);
  await product.backend.database.query("delete from leads where email like 'booker-%'");
});

async function leads(): Promise<{ kind: string; email: string }[]> {
  return product.backend.database.query("select kind, email from leads order by kind, email");
}

test("Every form, sent without JavaScript twice each by two visitors, makes two leads", async () => {
  for (const kind of formKinds) {
    const page = load(await (await product.fetch(pageOf[kind])).text());
    const references = new Set<string | null>();
    for (const { address, typed } of visitors) {
      for (let time = 0; time < 2; time += 1) {
        const response = await product.fetch(`/api/leads/${kind}`, {
          method: "POST",
          headers: { "cf-connecting-ip": address, origin: "http://site.test" },
          body: fill(page, kind, typed),
        });
        expect([kind, response.status, await response.text()]).toEqual([kind, 303, ""]);
        const target = new URL(response.headers.get("location") ?? "", product.url);
        expect(target.pathname).toMatch(kind === "offer" ? /\/list-your-home\/sent$/ : /\/thank-you$/);
        references.add(target.searchParams.get("reference"));
      }
    }
    expect([kind, references.size]).toEqual([kind, 2]);
  }
  const kept = formKinds
    .toSorted()
    .flatMap((kind) => visitors.map(({ typed }) => ({ kind, email: typed["email"] })));
  expect(await leads()).toEqual(kept);
});

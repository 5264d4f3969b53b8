import { type CheerioAPI, load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LeadKind, leadKinds } from "../../domain/leads/lead-choices.ts";
import { type Product, startProduct } from "../start-product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const pageOf: Record<LeadKind, string> = {
  application: "/finance",
  contact: "/contact",
  consultation: "/de/contact",
  viewing: "/property/one-bedroom-finance-talay-thong-jomtien",
  guide: "/",
  affiliate: "/th/affiliate-program",
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
    viewingAt: "2099-03-04T10:30",
  },
}));

/** Fills a form as a browser sends it: its own values, the typed ones, and the first of each choice. */
function fill($: CheerioAPI, kind: LeadKind, typed: Visitor["typed"]): URLSearchParams {
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
    sent.set(name, (field.is("select") ? first.attr("value") : (typed[name] ?? field.attr("value"))) ?? "");
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

async function leads(): Promise<{ kind: string; email: string }[]> {
  return product.backend.database.query("select kind, email from leads order by kind, email");
}

test("Every form, sent without JavaScript twice each by two visitors, makes two leads", async () => {
  for (const kind of leadKinds) {
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
        expect(target.pathname).toMatch(/\/thank-you$/);
        references.add(target.searchParams.get("reference"));
      }
    }
    expect([kind, references.size]).toEqual([kind, 2]);
  }
  const kept = leadKinds
    .toSorted()
    .flatMap((kind) => visitors.map(({ typed }) => ({ kind, email: typed["email"] })));
  expect(await leads()).toEqual(kept);
});

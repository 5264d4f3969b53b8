import { afterAll, beforeAll, expect, test } from "vitest";
import type { RunPage, RunProgress, ScrapeSource } from "../../../domain/api.ts";
import type {
  ListingInReview,
  ListingReading,
  SuggestedListing,
} from "../../../domain/scraping/listing-review.ts";
import { nameOfPosts } from "../../../domain/scraping/pasted-post.ts";
import { type Product, eventually, signIn, startProduct } from "../../start-product.ts";

let product: Product;
let admin: string;
let visitor: string;

beforeAll(async () => {
  product = await startProduct({
    siteVars: {
      PRIVATE_HOSTS_ALLOWED:
        "hosted.example,paused.example,portal.example,reef.example,edited.example,shared.example,doubtful.example",
    },
  });
  admin = await signIn(product, "admin@example.com");
  visitor = await signIn(product, "visitor@example.com");
});
afterAll(() => product.close());

type Options = { token?: string; headers?: Record<string, string> };
const call = async <Body>(
  method: "GET" | "POST" | "PUT",
  path: string,
  body?: unknown,
  { token = admin, headers = {} }: Options = {},
) => {
  const response = await product.fetch(`/api/admin${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
};

const writePage = (
  title: string,
  price: number,
) => `<!doctype html><html lang="en"><head><title>${title}</title>
  <script type="application/ld+json">${JSON.stringify({
    "@type": "Apartment",
    name: title,
    image: ["/1.jpg"],
    numberOfBedrooms: 1,
    floorSize: { value: 48, unitCode: "MTK" },
    offers: { price, priceCurrency: "THB" },
  })}</script></head><body><h1>${title}</h1>
  <dl><dt>Price</dt><dd>฿${price}</dd><dt>Project</dt><dd>Rim Hat Residence</dd></dl></body></html>`;

async function addSource(name: string) {
  const host = `${name.toLowerCase()}.example`;
  const source = { name, start_urls: [`https://${host}/`], allowed_hosts: [host] };
  const { body } = await call<{ id: string }>("POST", "/sources", source);
  return { ...source, id: body.id, host };
}

async function paste(sourceId: string, url: string, html: string): Promise<RunPage | undefined> {
  const { body } = await call<{ runId: string }>("POST", `/sources/${sourceId}/pastes`, { url, html });
  await eventually(
    async () => (await call<RunProgress>("GET", `/runs/${body.runId}`)).body,
    ({ state }) => state === "done",
  );
  return (await call<{ pages: RunPage[] }>("GET", `/runs/${body.runId}/pages`)).body.pages[0];
}

const listed = async (publication = "review") =>
  (await call<{ listings: ListingInReview[] }>("GET", `/listings?publication=${publication}`)).body.listings;

test("A paste for a host that is not the source's is refused with its own code", async () => {
  const { id } = await addSource("Hosted");
  for (const url of ["https://elsewhere.example/1", "https://hosted.example@elsewhere.example/1"]) {
    const refused = await call("POST", `/sources/${id}/pastes`, {
      url,
      html: writePage("A home", 1_000_000),
    });
    expect([refused.status, refused.body], url).toMatchObject([422, { error: { code: "host_not_allowed" } }]);
  }
  // The database itself refuses it too, without the Worker.
  const { url: backend, publishableKey } = product.backend;
  const direct = await fetch(`${backend}/rest/v1/rpc/import_html`, {
    method: "POST",
    headers: { apikey: publishableKey, authorization: `Bearer ${admin}`, "content-type": "application/json" },
    body: JSON.stringify({
      for_source: id,
      page_url: "https://elsewhere.example/1",
      page_html: writePage("A home", 1_000_000),
    }),
  });
  expect(direct.status).toBe(422);
  const runs = await call<{ runs: RunProgress[] }>("GET", "/runs");
  expect(runs.body.runs.filter(({ sourceId }) => sourceId === id)).toEqual([]);
  const missing = await call("POST", "/sources/00000000-0000-4000-8000-000000000000/pastes", {
    url: "https://hosted.example/1",
    html: writePage("A home", 1_000_000),
  });
  expect(missing.status).toBe(404);
});

test("A source is paused with a reason and resumed in one call each, and the list shows its state", async () => {
  const { id } = await addSource("Paused");
  const listedSource = async () =>
    (await call<{ sources: ScrapeSource[] }>("GET", "/sources")).body.sources.find((one) => one.id === id);
  expect(await listedSource()).toMatchObject({
    allowedHosts: ["paused.example"],
    enabled: true,
    scheduleMinutes: null,
    autoPublish: false,
    lastRun: null,
  });
  const state = `/sources/${id}/state`;
  expect((await call("POST", state, { enabled: false, reason: "x".repeat(201) })).status).toBe(422);
  expect((await call("POST", state, { enabled: false, reason: "Asked to" }, { token: visitor })).status).toBe(
    403,
  );
  await call("POST", state, { enabled: false, reason: "Asked to" });
  expect(await listedSource()).toMatchObject({ enabled: false, pausedReason: "Asked to" });
  await call("POST", state, { enabled: true });
  expect(await listedSource()).toMatchObject({ enabled: true, pausedReason: null });
  await product.backend.database.query(
    `insert into public.scrape_runs (source_id, state, kind, dry_run, created_at) values
       ($1, 'done', 'crawl', false, '2026-11-01'), ($1, 'failed', 'crawl', true, '2026-11-02'), ($1, 'done', 'paste', false, '2026-11-03')`,
    [id],
  );
  expect((await listedSource())?.lastRun).toMatchObject({ state: "failed", dryRun: true });
  expect(
    (await call("POST", "/sources/00000000-0000-4000-8000-000000000000/state", { enabled: true })).status,
  ).toBe(404);
});

test("A change of a source with an outdated `if-match` does not overwrite later changes", async () => {
  const { id, ...source } = await addSource("Shared");
  const { body: seen } = await call<{ updated_at: string }>("GET", `/sources/${id}`);
  await call("POST", `/sources/${id}/state`, { enabled: false, reason: "robots-forbids" });
  const stale = { headers: { "if-match": seen.updated_at } };
  const refused = await call("PUT", `/sources/${id}`, source, stale);
  expect([refused.status, refused.body]).toMatchObject([409, { error: { code: "changed_meanwhile" } }]);
  const { body: now } = await call<{ updated_at: string }>("GET", `/sources/${id}`);
  const fresh = { headers: { "if-match": now.updated_at } };
  expect((await call("PUT", `/sources/${id}`, source, fresh)).status).toBe(200);
  const none = "/sources/00000000-0000-4000-8000-000000000000";
  expect((await call("PUT", none, { ...source, name: "None" }, fresh)).status).toBe(404);
});

test("A listing in review comes with its source, picture count, reading and likely twin", async () => {
  const [one, other] = [await addSource("Reef"), await addSource("Portal")];
  await paste(one.id, "https://reef.example/1", writePage("Corner by the reef", 3_150_000));
  await paste(other.id, "https://portal.example/2", writePage("Bright corner", 3_250_000));
  const found = (await listed()).find(({ title }) => title === "Bright corner");
  const first = (await listed()).find(({ title }) => title === "Corner by the reef");
  expect(found).toMatchObject({
    source: { name: "Portal", mayKeepImages: false },
    picturesSeen: 1,
    warnings: [],
    images: [],
    twins: [
      {
        id: first?.id,
        title: "Corner by the reef",
        publication: "review",
        source: "Reef",
        sourceUrl: "https://reef.example/1",
        reasons: ["project", "size", "beds"],
      },
    ],
  });
  const reading = await call<ListingReading>("GET", `/listings/${found?.id}/reading`);
  const price = reading.body.fields.find(({ name }) => name === "price");
  expect(price).toMatchObject({ value: 3_250_000, layer: "json-ld" });
  expect(reading.body.heldBack).toContain("description");
  expect((await call("GET", `/listings/${found?.id}/reading`, undefined, { token: visitor })).status).toBe(
    403,
  );
  const [unread] = await listed("published");
  expect((await call("GET", `/listings/${unread?.id}/reading`)).status).toBe(404);

  const twins = `/listings/${found?.id}/twins/${first?.id}`;
  expect((await call("POST", twins, { verdict: "maybe" })).status).toBe(422);
  expect((await call("POST", twins, { verdict: "different" }, { token: visitor })).status).toBe(403);
  expect((await call("POST", twins, { verdict: "different" })).body).toEqual({ verdict: "different" });
  expect((await listed()).flatMap((listing) => listing.twins)).toEqual([]);
  expect((await call("POST", `/listings/${found?.id}/twins/${unread?.id}`, { verdict: "same" })).status).toBe(
    404,
  );
});

test("A judgement can be taken back", async () => {
  const [listing] = await listed();
  const path = `/listings/${listing?.id}/publication`;
  let seen = listing?.updatedAt ?? "";
  for (const publication of ["rejected", "review"]) {
    const judged = await call<{ updated_at: string }>(
      "POST",
      path,
      { publication },
      { headers: { "if-match": seen } },
    );
    expect(judged.body).toMatchObject({ publication });
    seen = judged.body.updated_at;
  }
  const judge = (publication: string, headers: Record<string, string> = {}) =>
    call("POST", path, { publication }, { headers });
  expect((await judge("withdrawn", { "if-match": seen })).status).toBe(422);
  expect((await judge("rejected")).status).toBe(422);
  expect((await judge("rejected", { "if-match": listing?.updatedAt ?? "" })).status).toBe(409);
});

test("A source's value for an edited field is suggested, taken once, and refused when outdated", async () => {
  const source = await addSource("Edited");
  const url = "https://edited.example/1";
  await paste(source.id, url, writePage("Edited corner", 4_000_000));
  const listing = (await listed()).find(({ title }) => title === "Edited corner");
  const { url: backend, publishableKey } = product.backend;
  await fetch(`${backend}/rest/v1/listings?id=eq.${listing?.id}`, {
    method: "PATCH",
    headers: { apikey: publishableKey, authorization: `Bearer ${admin}`, "content-type": "application/json" },
    body: JSON.stringify({ price: 3_900_000, publication: "published" }),
  });
  await paste(source.id, url, writePage("Edited corner", 4_100_000));
  const suggestions = async () =>
    (await call<{ listings: SuggestedListing[] }>("GET", "/listings/suggestions")).body.listings;
  expect(await suggestions()).toMatchObject([
    {
      id: listing?.id,
      source: "Edited",
      sourceUrl: url,
      publication: "published",
      fields: [{ field: "price", mine: 3_900_000, theirs: 4_100_000 }],
    },
  ]);
  const settle = (theirs: unknown, token = admin) =>
    call("POST", `/listings/${listing?.id}/suggestions`, { field: "price", theirs, take: true }, { token });
  expect((await settle(4_100_000, visitor)).status).toBe(403);
  expect((await settle(null)).status).toBe(422);
  const stale = await settle(4_050_000);
  expect([stale.status, stale.body]).toMatchObject([409, { error: { code: "conflict" } }]);
  expect((await settle(4_100_000)).status).toBe(200);
  expect(await suggestions()).toEqual([]);
  expect((await listed("published")).find(({ id }) => id === listing?.id)?.price).toBe(4_100_000);
  expect((await settle(4_100_000)).status).toBe(409);
});

test("A listing that is hard to believe is the first in review, and says why", async () => {
  const source = await addSource("Doubtful");
  await paste(source.id, "https://doubtful.example/1", writePage("Castle on the hill", 9_000_000_000));
  await paste(source.id, "https://doubtful.example/2", writePage("Ordinary flat", 3_000_000));
  const [first] = await listed();
  expect(first).toMatchObject({ title: "Castle on the hill" });
  expect(first?.warnings).toContain("price-unlikely");

  // However many are newer: who loads only one sees it.
  expect(await listed("review&limit=1")).toMatchObject([{ title: "Castle on the hill" }]);
});

async function post(words: string): Promise<RunPage[]> {
  const { status, body } = await call<{ runId: string }>("POST", "/posts", { text: words });
  expect(status).toBe(202);
  await eventually(
    async () => (await call<RunProgress>("GET", `/runs/${body.runId}`)).body,
    ({ state }) => state === "done",
  );
  return (await call<{ pages: RunPage[] }>("GET", `/runs/${body.runId}/pages`)).body.pages;
}

test("A post is pasted without a source: it waits for review, is one home however often it is pasted, and has no page", async () => {
  const text =
    "ขายคอนโด วิวทะเล จอมเทียน ชั้น 12\nขนาด 37 ตร.ม. 1 ห้องนอน 1 ห้องน้ำ\nราคา 2,190,000 บาท\nโทร 081-234-5678";
  const [first] = await post(text);
  expect(first?.state).toBe("new");
  const [again] = await post(`${text}\n`);
  expect(again).toMatchObject({ state: "unchanged", listingId: first?.listingId });
  const home = (await listed()).find(({ id }) => id === first?.listingId);
  expect(home).toMatchObject({ price: 2_190_000, sourceUrl: null, source: { name: nameOfPosts } });
  expect((await call("POST", "/posts", { text: "too short" })).status).toBe(422);
  expect((await call("POST", "/posts", { text }, { token: visitor })).status).toBe(403);

  // Markup in a post is text.
  const [hostile] = await post(`<script>alert(1)</script> ${text}`);
  const title = (await listed()).find(({ id }) => id === hostile?.listingId)?.title ?? "";
  expect(title).toContain("ขายคอนโด");

  // Each home of a post is a draft of its own.
  const several = await post(
    "คอนโดให้เช่า ลุมพินี จอมเทียน\nห้อง 26 ตร.ม. ชั้น 5 เช่า 7,500 บาท/เดือน\nห้อง 35 ตร.ม. ชั้น 9 เช่า 11,000 บาท/เดือน\nโทร 081-234-5678",
  );
  const ids = several.map(({ listingId }) => listingId);
  const homes = (await listed()).filter(({ id }) => ids.includes(id));
  expect(homes.map(({ monthlyRentalPrice }) => monthlyRentalPrice).toSorted()).toEqual(
    [11_000, 7_500].toSorted(),
  );
});

test.each([
  {
    headline: "Condos for sale in Pattaya",
    first: ["Arcadia Beach 1BR 35 sqm 2,890,000", "Dusit Grand 1BR 35 sqm 3,500,000"],
    names: ["Arcadia Beach 1BR 35 sqm", "Dusit Grand 1BR 35 sqm"],
    others: ["Unixx 1BR 35 sqm 1,900,000", "The Base 1BR 35 sqm 2,100,000"],
    cheaper: "Dusit Grand 1BR 35 sqm 3,300,000",
    change: { from: 3_500_000, to: 3_300_000 },
  },
  {
    headline: "ขายคอนโดพัทยา รวม 2 ห้อง",
    first: [
      "1. ลุมพินี พาร์คบีช ชั้น 12 35 ตร.ม. ราคา 1,890,000 บาท",
      "2. เซ็นทริค ซี ชั้น 12 35 ตร.ม. ราคา 3,490,000 บาท",
    ],
    names: ["ลุมพินี พาร์คบีช ชั้น 12 35 ตร.ม", "เซ็นทริค ซี ชั้น 12 35 ตร.ม"],
    others: ["1. เอสปานา ชั้น 12 35 ตร.ม. ราคา 1,500,000 บาท", "2. เดอะเบส ชั้น 12 35 ตร.ม. ราคา 2,450,000 บาท"],
    cheaper: "1. เซ็นทริค ซี ชั้น 12 35 ตร.ม. ราคา 3,290,000 บาท",
    change: { from: 3_490_000, to: 3_290_000 },
  },
])(
  "Two posts under one headline change no home of each other: $headline",
  async ({ headline, first, names, others, cheaper, change }) => {
    const drafts = await post([headline, ...first].join("\n"));
    expect(drafts.map(({ listing }) => listing?.title).toSorted()).toEqual(names.toSorted());
    const later = await post([headline, ...others].join("\n"));
    expect(later.map(({ state }) => state)).toEqual(["new", "new"]);
    // The same home with a new price is found again, wherever it stands.
    const again = await post([headline, cheaper, ...others].join("\n"));
    expect(again.find(({ state }) => state === "changed")).toMatchObject({
      listing: { title: names[1] },
      difference: { price: change },
    });
    expect(again.filter(({ state }) => state === "unchanged")).toHaveLength(2);
  },
);

test("Publishing a home whose likely twin is published is refused with what agrees, and done by a second press", async () => {
  const add = (slug: string, publication: string) =>
    product.backend.database.query<{ id: string; updated_at: Date }>(
      `insert into public.listings (slug, title, property_type, status, publication, price, square_meters, bedrooms)
       values ($1, 'Twin by the lagoon', 'condo-for-sale', array['for-sale'], $2, 7310000, 93, 3)
       returning id, to_json(updated_at)#>>'{}' as updated_at`,
      [slug, publication],
    );
  await add("twin-public", "published");
  const [draft] = await add("twin-draft", "review");
  const publish = (body: object) =>
    call<{ error?: { code: string }; twins?: unknown[]; publication?: string }>(
      "POST",
      `/listings/${draft?.id}/publication`,
      { publication: "published", ...body },
      { headers: { "if-match": String(draft?.updated_at) } },
    );
  const asked = await publish({});
  expect(asked.status).toBe(409);
  expect(asked.body.error?.code).toBe("twin_published");
  expect(asked.body.twins).toMatchObject([
    { slug: "twin-public", reasons: ["size", "price", "title", "beds"] },
  ]);
  const { body: bulk } = await call<{ results: unknown[] }>("POST", "/listings/bulk", {
    action: "publish",
    listings: [{ id: draft?.id, seen: draft?.updated_at }],
  });
  expect(bulk.results).toMatchObject([{ outcome: "twin_published" }]);
  expect(await publish({ isAnotherHome: true })).toMatchObject({
    status: 200,
    body: { publication: "published" },
  });
});

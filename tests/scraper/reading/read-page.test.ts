import { expect, test } from "vitest";
import { readPage } from "../../../scraper/reading/read-page.ts";
import { sha256 } from "../../../scraper/store/hash.ts";
import type { KnownPage, OpenedPage } from "../../../scraper/store/pages.ts";
import type { SourceRow } from "../../../scraper/store/runs.ts";
import { listingPage } from "../outside.ts";
import { host, htmlAnswer, type Outside, urlOf, visitorTo } from "../visitor.ts";

const url = urlOf(1);
const home = listingPage({ title: "Sea-view condo in Jomtien", price: 2_500_000, id: "H-1" });
const wall = "<title>Just a moment...</title><p>Verifying you are human</p><script>_cf_chl_opt={}</script>";

const source: SourceRow = {
  id: "00000000-0000-4000-8000-000000000001",
  name: "Homes",
  start_urls: [`https://${host}/`],
  sitemap_url: null,
  allowed_hosts: [host],
  listing_url_pattern: null,
  selectors: {},
  schedule_minutes: null,
  requests_per_second: 1,
  max_in_flight: 2,
  max_pages: 500,
  auto_publish: false,
  may_keep_images: false,
  may_show_agents: false,
  may_show_descriptions: false,
  may_pass_on: false,
  feed: null,
  obeys_noindex: true,
  legal_note: null,
  default_currency: "THB",
  default_city: "Pattaya",
  enabled: true,
  paused_reason: null,
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
};

const known: KnownPage = {
  etag: '"seen"',
  last_modified: "Thu, 01 Jan 2026 00:00:00 GMT",
  page_hash: "another page",
  content_hash: "another home",
  fields: ["title", "price"],
};

/** Reads the page as a run would; also returns what was requested from the site. */
async function read(
  outside: Outside | Outside["answer"],
  opened: Partial<Pick<OpenedPage, "known" | "html" | "source">> = {},
) {
  const requests: string[] = [];
  const visitor = visitorTo(typeof outside === "function" ? { answer: outside } : (outside ?? {}), (name) =>
    requests.push(name),
  );
  const run = {} as OpenedPage["run"];
  const outcome = await readPage(url, { run, source, known: null, html: null, ...opened }, visitor);
  return { outcome, requests: requests.filter((name) => name.startsWith("GET")) };
}

const status = (code: number) => () => new Response(null, { status: code });

test("A home's page is a listing with its hashes, its fields and the site's validators", async () => {
  const answer = () => {
    const response = htmlAnswer(home);
    response.headers.set("etag", '"new"');
    return response;
  };
  const { outcome } = await read(answer);
  expect(outcome).toMatchObject({
    state: "listing",
    http_status: 200,
    fetched: true,
    final_url: url,
    external_id: "H-1",
    slug: "sea-view-condo-in-jomtien",
    etag: '"new"',
    last_modified: null,
    page_hash: await sha256(home),
    fields: expect.arrayContaining(["title", "price", "bedrooms"]),
    listing: { title: "Sea-view condo in Jomtien", price: 2_500_000, property_type: "condo-for-sale" },
    copy: null,
  });
});

test("A Thai title leaves no address, so the home's facts make it", async () => {
  const thai = listingPage({ title: "ขายคอนโดจอมเทียน 2 ห้องนอน", price: 2_500_000, bedrooms: 2, id: "H-2" });
  const { outcome } = await read(() => htmlAnswer(thai));
  expect(outcome).toMatchObject({ state: "listing", slug: "condo-2-bedrooms-jomtien" });
});

test.each([
  [408, 3],
  [425, 3],
  [429, 4],
  [500, 3],
  [503, 4],
])("A %i may pass: the page is tried %i times", async (code, most) => {
  expect((await read(status(code))).outcome).toEqual({ kind: "again", reason: `http-${code}`, most });
});

test.each([401, 403, 404, 410, 451, 501])("A %i is final", async (code) => {
  expect((await read(status(code))).outcome).toEqual({
    state: "failed",
    reason: `http-${code}`,
    http_status: code,
    fetched: true,
  });
});

test("A site that cannot be reached is tried again", async () => {
  const { outcome } = await read(() => Promise.reject(new TypeError("connection refused")));
  expect(outcome).toEqual({ kind: "again", reason: "network: connection refused", most: 3 });
});

test("A page whose turn has not come is asked for later, and not now", async () => {
  const { outcome, requests } = await read({ turn: { go: false, comeBackInSeconds: 42 } });
  expect(outcome).toEqual({ kind: "later", afterSeconds: 42 });
  expect(requests).toEqual([]);
});

test("A page that robots.txt forbids is refused and not fetched", async () => {
  const { outcome, requests } = await read({ robots: "User-agent: *\nDisallow: /home" });
  expect(outcome).toEqual({ state: "refused", reason: "robots" });
  expect(requests).toEqual([]);
});

test("A redirect to a host that is not the source's is not followed", async () => {
  const { outcome, requests } = await read(
    () => new Response(null, { status: 302, headers: { location: "https://elsewhere.com/home/1" } }),
  );
  expect(outcome).toEqual({ state: "failed", reason: "redirect-to-other-host" });
  expect(requests).toEqual(["GET /home/1"]);
});

test("Anything but HTML is not read", async () => {
  const answer = () => new Response("%PDF", { headers: { "content-type": "application/pdf" } });
  expect((await read(answer)).outcome).toMatchObject({ state: "failed", reason: "content-type" });
});

test("A bot wall is a failure with its copy, whatever its status says", async () => {
  for (const code of [200, 403, 503]) {
    const { outcome } = await read(() => htmlAnswer(wall, code));
    expect(outcome).toMatchObject({
      state: "failed",
      reason: "bot-wall: Cloudflare",
      http_status: code,
      copy: wall,
    });
  }
});

test("A known page is asked for with its validators, an unknown one without", async () => {
  const asked: (string | null)[][] = [];
  const answer = (_: URL, headers: Headers) => {
    asked.push([headers.get("if-none-match"), headers.get("if-modified-since")]);
    return new Response(null, { status: 304 });
  };
  expect((await read(answer, { known })).outcome).toEqual({
    state: "unchanged",
    fields: known.fields,
    http_status: 304,
    fetched: true,
  });
  expect((await read(answer)).outcome).toMatchObject({ state: "failed", reason: "http-304" });
  expect(asked).toEqual([
    [known.etag, known.last_modified],
    [null, null],
  ]);
});

test("The validators of the page that a redirect leads to are not kept", async () => {
  const answer = ({ pathname }: URL) =>
    pathname === "/home/1"
      ? new Response(null, { status: 301, headers: { location: "/home/moved" } })
      : new Response(home, { headers: { "content-type": "text/html", etag: '"of another address"' } });
  expect((await read(answer)).outcome).toMatchObject({
    state: "listing",
    final_url: `https://${host}/home/moved`,
    etag: null,
  });
});

test("The same bytes as last time are unchanged", async () => {
  const page_hash = await sha256(home);
  expect((await read(() => htmlAnswer(home), { known: { ...known, page_hash } })).outcome).toMatchObject({
    state: "unchanged",
    fields: known.fields,
  });
});

test("Other bytes that say the same of the home are unchanged, and remembered", async () => {
  const first = (await read(() => htmlAnswer(home))).outcome;
  if (!("content_hash" in first)) throw new Error("No listing was read");
  const again = `${home}<!-- made at noon -->`;
  const seen = { ...known, content_hash: first.content_hash ?? "" };
  expect((await read(() => htmlAnswer(again), { known: seen })).outcome).toMatchObject({
    state: "unchanged",
    fields: first.fields,
    page_hash: await sha256(again),
  });
});

test("A page that lost what it used to have is kept as a copy", async () => {
  const lost = { ...known, fields: ["title", "latitude"] };
  expect((await read(() => htmlAnswer(home), { known: lost })).outcome).toMatchObject({
    state: "listing",
    copy: home,
  });
});

test("A page that is no listing any more says so, and keeps its copy", async () => {
  const gone = "<title>Homes</title><h1>This home has been sold. See our other homes.</h1>";
  const first = (await read(() => htmlAnswer(gone))).outcome;
  const later = (await read(() => htmlAnswer(gone), { known })).outcome;
  expect(first).toMatchObject({ state: "not-a-listing", copy: null });
  expect(later).toMatchObject({ state: "not-a-listing", copy: gone });
});

test("A plot of land is read and left out", async () => {
  const plot = `<title>Land for sale in Bang Saray</title><h1>Land for sale in Bang Saray</h1>
    <p>Plot of land, 2 rai, near the sea.</p><dl><dt>Price</dt><dd>฿8,000,000</dd><dt>Land size</dt><dd>2 rai</dd>
    <dt>Property type</dt><dd>Land</dd><dt>Property ID</dt><dd>L-1</dd></dl>`;
  expect((await read(() => htmlAnswer(plot))).outcome).toMatchObject({
    state: "not-a-listing",
    reason: "not-a-home: ground-only",
  });
});

test("A pasted page is read as it is, and the site is not asked", async () => {
  const { outcome, requests } = await read(() => htmlAnswer("something else"), { html: home });
  expect(outcome).toMatchObject({ state: "listing", external_id: "H-1", final_url: url });
  expect(requests).toEqual([]);
});

test("A page that may not be kept is left out, unless its source says otherwise or a person pasted it", async () => {
  const hidden = home.replace("<head>", '<head><meta name="robots" content="noindex">');
  const byHeader = (status: number) => () =>
    new Response(status === 304 ? null : home, {
      status,
      headers: { "content-type": "text/html", "x-robots-tag": "noindex" },
    });
  const leftOut = { state: "not-a-listing", reason: "noindex" };
  const disobeying = { source: { ...source, obeys_noindex: false, legal_note: "Agreed with the owner." } };
  expect((await read(() => htmlAnswer(hidden), { known })).outcome).toMatchObject({ ...leftOut, copy: null });
  expect((await read(byHeader(200))).outcome).toMatchObject(leftOut);
  expect((await read(byHeader(304), { known })).outcome).toMatchObject(leftOut);
  expect((await read(byHeader(404), { known })).outcome).toMatchObject({ reason: "http-404" });
  expect((await read(() => htmlAnswer(hidden), disobeying)).outcome).toMatchObject({ state: "listing" });
  expect((await read(byHeader(200), disobeying)).outcome).toMatchObject({ state: "listing" });
  expect((await read({}, { html: hidden })).outcome).toMatchObject({ state: "listing" });
});

test("A new home without a price waits for review, even if its source publishes by itself", async () => {
  const opened = { source: { ...source, auto_publish: true } };
  const priceless = home
    .replace(/"price":2500000,/, "")
    .replace(/<dt>Price.*?<\/dd>/, "<dt>Price</dt><dd>Call us</dd>");
  const { outcome } = await read(() => htmlAnswer(priceless), opened);
  expect(outcome).toMatchObject({
    listing: { publication: "review" },
    extracted: { warnings: ["no-price"] },
  });
  const { outcome: priced } = await read(() => htmlAnswer(home), opened);
  expect(priced).toMatchObject({ extracted: { warnings: [] } });
  expect(priced).not.toHaveProperty("listing.publication");
});

test("A page whose host asks for more than an hour is given up with its reason, before and after it is asked", async () => {
  const busy = new Response("Later", { status: 503, headers: { "retry-after": "7200" } });
  expect((await read(() => busy)).outcome).toMatchObject({ state: "failed", reason: "told-to-wait: 2 h" });
  const { outcome, requests } = await read({ turn: { go: false, toldToWaitSeconds: 7200 } });
  expect(outcome).toMatchObject({ state: "failed", reason: "told-to-wait: 2 h" });
  expect(requests).toEqual([]);
});

test("A page that leads to where one signs in is behind a login, and no home is missed for it", async () => {
  const { outcome } = await read(({ pathname }) =>
    pathname === "/member/Sign_In.php"
      ? htmlAnswer("<h1>Sign in</h1>")
      : new Response(null, { status: 302, headers: { location: "/member/Sign_In.php" } }),
  );
  expect(outcome).toMatchObject({ state: "failed", reason: "login-wall" });
});

/** Letters about homes at the site's edge: limits, passes, the mail program's button, and what a GET may do. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeAlertLink, yourAlertsPath } from "../../domain/alerts/alert-link.ts";
import { type Product, eventually, startProduct } from "../start-product.ts";

let product: Product;
let key = "";
beforeAll(async () => {
  product = await startProduct();
  key = String(product.vars.office["GUIDE_LINK_KEY"]);
});
afterAll(() => product.close());

let network = 0;
function ask(fields: Record<string, string>): Promise<Response> {
  network += 1;
  return product.fetch("/api/alerts", {
    method: "POST",
    headers: { "content-type": "application/json", "cf-connecting-ip": `203.0.113.${network}` },
    body: JSON.stringify({ every: "daily", locale: "de", timeZone: "Europe/Berlin", ...fields }),
  });
}

const query = <Row>(sql: string, values: unknown[] = []) => product.backend.database.query<Row>(sql, values);

async function linkOf(email: string) {
  const [row] = await query<{ id: string }>("select id from alert_readers where email = $1", [email]);
  return writeAlertLink(key, row?.id ?? "", new Date());
}

test("The letter with the button leaves at once, without waiting for cron", async () => {
  const email = "at-once@example.com";
  await ask({ email, query: "?area=naklua" });
  const mailbox = `${product.backend.url}/_local/mailbox/messages?to=${encodeURIComponent(email)}`;
  const [letter] = await eventually(
    async (): Promise<{ subject: string }[]> => (await fetch(mailbox)).json(),
    (letters) => letters.length > 0,
  );
  expect(letter?.subject).toBe("Bitte bestätigen Sie die E-Mails zu Angeboten");
});

test("A search is kept as the search's own function takes it, in baht, without order and page", async () => {
  const email = "search@example.com";
  const list =
    "?q=Sea+View&area=jomtien&maxPrice=100000&currency=EUR&sort=price-up&page=2&drawn=100.86,12.85,100.88,12.85,100.88,12.9";
  const response = await ask({ email, query: list });
  expect([response.status, await response.json()]).toEqual([201, { state: "asked" }]);
  const [alert] = await query<{ address: string; search: Record<string, unknown> }>(
    "select address, search from alerts where reader_id in (select id from alert_readers where email = $1)",
    [email],
  );
  expect(alert?.address).toBe(
    "?area=jomtien&currency=EUR&drawn=100.86,12.85,100.88,12.85,100.88,12.9&maxPrice=100000&q=sea+view",
  );
  expect(alert?.search).toEqual({
    areas: ["jomtien"],
    q: "sea view",
    drawn: expect.stringMatching(/^\(\d/),
    maxPrice: expect.any(Number),
  });
});

test("A list, an area, a building and a home each lead to the form that watches them", async () => {
  const [building] = await query<{ slug: string }>(
    "select buildings.slug from buildings join listings on building_id = buildings.id limit 1",
  );
  const home = "one-bedroom-finance-talay-thong-jomtien";
  const expected = {
    "/de/listings?area=jomtien": "/de/alerts?area=jomtien",
    "/areas/jomtien": "/alerts?area=jomtien",
    [`/buildings/${building?.slug}`]: `/alerts/building/${building?.slug}`,
    [`/property/${home}`]: `/alerts/home/${home}`,
  };
  for (const [page, form] of Object.entries(expected))
    expect(await (await product.fetch(page)).text()).toContain(`href="${form}"`);
});

test("Bad input says which field it is, robots are refused, and a home that is gone is not found", async () => {
  const answers = [
    await ask({ email: "nobody@" }),
    await ask({ email: "a@example.com", every: "hourly" }),
    await ask({ email: "a@example.com", fax: "1" }),
    await ask({ email: "a@example.com", home: "no-such-home" }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 404]);
  expect(await answers[0]?.json()).toMatchObject({ error: { fields: { email: "invalid" } } });
});

test("A GET changes nothing, the mail program's POST stops, and a wrong pass opens nothing", async () => {
  const email = "button@example.com";
  await ask({ email, query: "" });
  const link = await linkOf(email);
  const [alert] = await query<{ id: string }>(
    "select alerts.id from alerts join alert_readers on alert_readers.id = reader_id where email = $1",
    [email],
  );
  const at = (path: string, given = link) => `/api/alerts/${path}?${new URLSearchParams(given)}`;
  const state = async () => {
    const [row] = await query<object>(
      "select ended_for, confirmed_at is not null as is_on from alert_readers where email = $1",
      [email],
    );
    return row;
  };
  await product.fetch(yourAlertsPath(link));
  await product.fetch(`/api/alerts?${new URLSearchParams(link)}`);
  expect(await state()).toEqual({ ended_for: null, is_on: false });
  const change = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    product.fetch("/api/alerts/change", {
      method: "POST",
      headers,
      body: new URLSearchParams({ ...link, ...fields }),
    });
  expect(
    (await change({ change: "confirm", value: alert?.id ?? "" }, { "sec-fetch-site": "cross-site" })).status,
  ).toBe(403);
  expect((await change({ change: "confirm", value: alert?.id ?? "" })).status).toBe(303);
  expect(await state()).toEqual({ ended_for: null, is_on: true });
  const opened = await product.fetch(at("stop"));
  expect([opened.status, opened.headers.get("location")]).toEqual([302, yourAlertsPath(link)]);
  expect(await state()).toEqual({ ended_for: null, is_on: true });
  // Not the last sign: its lowest bits mean nothing.
  const forged = { ...link, pass: link.pass.replace(/.(?=.{9}$)/, (sign) => (sign === "A" ? "B" : "A")) };
  expect((await product.fetch(at("stop", forged), { method: "POST" })).status).toBe(403);
  const stopped = await product.fetch(at("stop"), {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(stopped.status).toBe(204);
  expect(await state()).toEqual({ ended_for: "stopped", is_on: true });
});

test("Wrong passes from one network are limited, and a right one from there stops the letters all the same", async () => {
  const email = "one-provider@example.com";
  await ask({ email, home: "one-bedroom-finance-talay-thong-jomtien" });
  const { reader, pass } = await linkOf(email);
  const press = async (sent: string) => {
    const address = `/api/alerts/stop?${new URLSearchParams({ reader, pass: sent, locale: "de" })}`;
    const headers = { "cf-connecting-ip": "198.51.100.77" };
    return (await product.fetch(address, { method: "POST", headers })).status;
  };
  const guessed: number[] = [];
  for (let tries = 0; tries < 25; tries += 1) guessed.push(await press(`${tries}${pass}`));
  expect([guessed[0], guessed.at(-1)]).toEqual([403, 429]);
  expect(await press(pass)).toBe(204);
  expect(await query("select ended_for from alert_readers where id = $1", [reader])).toEqual([
    { ended_for: "stopped" },
  ]);
});

test("What a forwarded letter opens does not hold the address, and a link of ours leads to no other site", async () => {
  const email = "forwarded@example.com";
  await ask({ email, home: "one-bedroom-finance-talay-thong-jomtien" });
  const link = await linkOf(email);
  const answer = await (await product.fetch(`/api/alerts?${new URLSearchParams(link)}`)).text();
  expect(answer).toContain("one-bedroom-finance-talay-thong-jomtien");
  expect(answer).not.toContain("forwarded");
  const page = await product.fetch(yourAlertsPath(link));
  expect(page.headers.get("cache-control")).toBe("private, no-store");
  expect(await page.text()).not.toContain(email);
  for (const to of ["https://evil.test/", "//evil.test", "/\\evil.test"]) {
    const open = await product.fetch(`/api/alerts/open?${new URLSearchParams({ ...link, to })}`);
    expect([to, open.headers.get("location")]).toEqual([to, "/"]);
  }
});

test("The reader's page says what is gone: a home, a building, a filter, a language", async () => {
  const email = "gone@example.com";
  const [building] = await query<{ slug: string }>(
    "insert into buildings (slug, name) values ('soon-gone', 'Soon Gone') returning slug",
  );
  const [home] = await query<{ slug: string }>(
    "select slug from listings where publication = 'published' and not excluded and status @> '{for-sale}' limit 1",
  );
  for (const target of [{ home: home?.slug ?? "" }, { building: building?.slug ?? "" }])
    expect((await ask({ email, ...target })).status).toBe(201);
  expect((await ask({ email, query: "?area=jomtien" })).status).toBe(201);
  const page = async () => (await product.fetch(yourAlertsPath(await linkOf(email)))).text();
  const gone = [
    "This home is sold or no longer offered.",
    "We no longer have this building, so nothing will come.",
    "Part of this search is no longer on our site.",
    "We no longer write in your language, so the e-mails come in English.",
  ];
  const before = await page();
  expect(before).toContain("Waiting for you to confirm");
  for (const words of gone) expect(before).not.toContain(words);
  await query("update listings set status = '{sold}' where slug = $1", [home?.slug]);
  await query("delete from buildings where slug = 'soon-gone'");
  await query(
    "update alerts set address = '?area=atlantis&type=condo' where kind = 'search' and address = '?area=jomtien'",
  );
  await query("update alert_readers set locale = 'eo' where email = $1", [email]);
  const after = await page();
  for (const words of gone) expect(after).toContain(words);
});

test("A waiting alert says where it changes how often all the others come", async () => {
  const email = "paces@example.com";
  const page = async () => (await product.fetch(yourAlertsPath(await linkOf(email)))).text();
  const changes = "With it, all your e-mails come: At once";
  expect((await ask({ email, query: "?area=jomtien", every: "at_once" })).status).toBe(201);
  expect(await page()).not.toContain(changes);
  await query(`update alert_readers set every = 'weekly', confirmed_at = now() where email = $1`, [email]);
  await query("update alerts set confirmed_at = now(), wishes = null where address = '?area=jomtien'");
  expect((await ask({ email, query: "?area=naklua", every: "at_once" })).status).toBe(201);
  expect(await page()).toContain(changes);
});

test("Stopping everything takes back what was only asked for, and asking anew says that it comes alone", async () => {
  const email = "stops-all@example.com";
  const link = async () => linkOf(email);
  const page = async (done?: "confirm") => (await product.fetch(yourAlertsPath(await link(), done))).text();
  const change = async (fields: Record<string, string>) =>
    product.fetch("/api/alerts/change", {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ ...(await link()), ...fields }),
    });
  expect((await ask({ email, query: "?area=jomtien" })).status).toBe(201);
  await query("update alert_readers set confirmed_at = now() where email = $1", [email]);
  await query(
    "update alerts set confirmed_at = now(), wishes = null from alert_readers where alert_readers.id = reader_id and email = $1",
    [email],
  );
  expect((await ask({ email, query: "?area=naklua" })).status).toBe(201);
  expect(await page()).toContain("Waiting for you to confirm");
  expect((await change({ change: "stop" })).status).toBe(303);
  const stopped = await page("confirm");
  expect(stopped).toContain("What you watched");
  expect(stopped).toContain("Take it off the list");
  for (const words of [
    "Waiting for you to confirm",
    "Done. We keep you posted.",
    "You watch</h2>",
    "Stop this one",
  ])
    expect(stopped).not.toContain(words);
  expect((await ask({ email, query: "?area=naklua" })).status).toBe(201);
  expect(await page()).toContain("it comes alone: what you stopped stays stopped");
});

test("The fourth letter of a day to one mailbox is refused", async () => {
  const statuses = [];
  for (const n of [1, 2, 3, 4])
    statuses.push((await ask({ email: `flood+${n}@example.com`, query: `?q=${n}` })).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import type { ContractTerms } from "../../../domain/leads/desk/lead-orders.ts";
import { type LeadScene, type Someone, openLeadScene, writeContract } from "./lead-scene.ts";
import { addSiteKey } from "../add-site-key.ts";

const siteKey = "a-key-of-the-site-Worker-for-tests-0002";
let scene: LeadScene;
beforeAll(async () => {
  scene = await openLeadScene();
  await addSiteKey(scene.database, siteKey);
});
afterAll(() => scene.close());

const terms: ContractTerms = {
  price: 2_400_000,
  downPayment: 200_000,
  months: 12,
  premiumPercent: 10,
  interestPercent: 0,
  startsOn: "2027-01-31",
  upgradeAfterMonths: 12,
  carryOverPercent: 40,
  downPaymentCounts: true,
  forfeiturePercent: 100,
};

/** A contract whose buyer is the visitor and whose agent is the agent. */
async function agree(columns: Record<string, unknown> = {}) {
  const lead = await scene.addLead({
    user_id: scene.idOf("visitor"),
    assignee: scene.idOf("agent"),
    ...columns,
  });
  return scene.call<string>("admin", "agree_contract($1, $2)", [lead, writeContract(terms)]);
}

/** As the site Worker asks in somebody's name: with its key. */
async function ask<Value>(who: Someone, sql: string, parameters: unknown[]): Promise<Value> {
  const headers = JSON.stringify({ "x-site-key": siteKey });
  const key = `with request as materialized (select set_config('request.headers', $${parameters.length + 1}, true))`;
  const [row] = await scene.as<{ value: Value }>(who, `${key} select ${sql} as value from request`, [
    ...parameters,
    headers,
  ]);
  if (!row) throw new Error("no answer");
  return row.value;
}

let files = 0;
const newFile = (more: object = {}) => ({
  kind: "passport",
  name: "pass.pdf",
  contentType: "application/pdf",
  bytes: 100,
  digest: (files += 1).toString(16).padStart(64, "0"),
  ...more,
});
type Begun = { id: string; object: string; isStored: boolean };
const begin = (who: Someone, contract: string, more?: object) =>
  ask<Begun>(who, "begin_file($1, $2)", [contract, newFile(more)]);

/** As Storage writes the object, with the sender's rights. */
const store = (who: Someone, object: string, bucket = "private-files") =>
  scene.as(who, "insert into storage.objects (bucket_id, name) values ($1, $2)", [bucket, object]);
const objectsOf = async (who: Someone, object: string) =>
  (await scene.as(who, "select from storage.objects where name = $1", [object])).length;

async function add(who: Someone, contract: string, more?: object): Promise<Begun> {
  const begun = await begin(who, contract, more);
  await store(who, begun.object);
  expect(await ask<boolean>(who, "finish_file($1)", [begun.id])).toBe(true);
  return begun;
}
const filesSeenBy = async (who: Someone, contract: string) =>
  (await scene.as(who, "select id from private_files where contract_id = $1", [contract])).length;

test("Who may see a contract is on the office's side of it, its buyer on the other; nobody else is, nor another agent", async () => {
  const contract = await agree();
  const sideOf = (who: Someone) => scene.call<string | null>(who, "side_of_contract($1)", [contract]);
  expect([
    await sideOf("visitor"),
    await sideOf("admin"),
    await sideOf("editor"),
    await sideOf("agent"),
  ]).toEqual(["buyer", "office", "office", "office"]);
  const other = await agree({ user_id: null, assignee: null });
  expect(await scene.call("editor", "contract_paper($1)", [other])).toMatchObject({ paper: null });
  await add("admin", other);
  expect(await filesSeenBy("editor", other)).toBe(1);
  for (const who of ["visitor", "agent"] as const) {
    expect(await scene.call(who, "side_of_contract($1)", [other])).toBeNull();
    await expect(begin(who, other)).rejects.toMatchObject({ code: "PT404" });
    await expect(scene.call(who, "contract_paper($1)", [other])).rejects.toMatchObject({ code: "PT404" });
  }
});

test("A file is seen by both sides once its bytes are there, and by nobody else", async () => {
  const contract = await agree();
  const begun = await begin("visitor", contract);
  expect(await ask<boolean>("visitor", "finish_file($1)", [begun.id])).toBe(false);
  expect(await filesSeenBy("visitor", contract)).toBe(0);
  await store("visitor", begun.object);
  expect(await ask<boolean>("visitor", "finish_file($1)", [begun.id])).toBe(true);
  for (const who of ["visitor", "agent", "admin"] as const) expect(await filesSeenBy(who, contract)).toBe(1);
  const stranger = await agree({ user_id: null, assignee: null });
  await add("admin", stranger);
  for (const who of ["visitor", "agent"] as const) expect(await filesSeenBy(who, stranger)).toBe(0);
});

test("Only the site Worker begins, finishes and opens files, and the object's name is told to nobody else", async () => {
  const contract = await agree();
  const { id } = await add("visitor", contract);
  for (const [sql, parameter] of [
    ["begin_file($1, '{}')", contract],
    ["finish_file($1)", id],
    ["open_file($1)", id],
    ["make_contract_paper($1, '{}')", contract],
  ] as const) {
    await expect(scene.call("admin", sql, [parameter]), sql).rejects.toMatchObject({ code: "42501" });
  }
  await expect(scene.as("admin", "select object from private_files")).rejects.toMatchObject({
    code: "42501",
  });
});

test("Storage takes only what has begun, from its sender, once, and lets nobody change or delete it", async () => {
  const contract = await agree();
  const begun = await begin("visitor", contract);
  await expect(store("admin", begun.object)).rejects.toMatchObject({ code: "42501" });
  await expect(store("visitor", "11111111-1111-4111-8111-111111111111")).rejects.toMatchObject({
    code: "42501",
  });
  await store("visitor", begun.object);
  await ask("visitor", "finish_file($1)", [begun.id]);
  const change = "update storage.objects set name = 'x' where name = $1 returning name";
  expect(await scene.as("visitor", change, [begun.object])).toEqual([]);
  const remove = "delete from storage.objects where name = $1 returning name";
  for (const who of ["visitor", "admin"] as const)
    expect(await scene.as(who, remove, [begun.object])).toEqual([]);
});

test("An object is read only in the minute after its opening was noted, by who opened it", async () => {
  const contract = await agree();
  const { id, object } = await add("visitor", contract);
  for (const who of ["visitor", "admin"] as const) expect(await objectsOf(who, object)).toBe(0);
  expect(await ask("admin", "open_file($1)", [id])).toMatchObject({ object, name: "pass.pdf" });
  expect([await objectsOf("admin", object), await objectsOf("visitor", object)]).toEqual([1, 0]);
  await scene.database.query("update file_openings set at = at - interval '61 seconds' where file_id = $1", [
    id,
  ]);
  expect(await objectsOf("admin", object)).toBe(0);
  const openings = "select side from file_openings where file_id = $1";
  expect(await scene.as("admin", openings, [id])).toEqual([{ side: "office" }]);
  expect(await scene.as("visitor", openings, [id])).toEqual([]);
  const [{ noted } = { noted: 0 }] = await scene.database.query<{ noted: number }>(
    "select count(*)::int as noted from audit_log where action = 'open_file' and subject_id = $1",
    [id],
  );
  expect(noted).toBe(1);
});

test("The same bytes are known again, and what somebody else began gives way", async () => {
  const contract = await agree();
  const digest = "a".repeat(64);
  const first = await begin("visitor", contract, { digest });
  expect(await begin("visitor", contract, { digest })).toEqual(first);
  const taken = await begin("admin", contract, { digest });
  expect(taken.object).not.toBe(first.object);
  await store("admin", taken.object);
  await ask("admin", "finish_file($1)", [taken.id]);
  expect(await begin("visitor", contract, { digest })).toEqual({ ...taken, isStored: true });
});

test("A buyer takes a file back within an hour, the office at any time, and nobody opens it then", async () => {
  const contract = await agree();
  const remove = (who: Someone, id: string) => scene.call<boolean>(who, "remove_file($1)", [id]);
  const ofOffice = await add("admin", contract);
  const old = await add("visitor", contract);
  const fresh = await add("visitor", contract);
  await scene.database.query(
    "update private_files set stored_at = now() - interval '2 hours' where id = $1",
    [old.id],
  );
  expect(await remove("visitor", ofOffice.id)).toBe(false);
  expect(await remove("visitor", old.id)).toBe(false);
  expect(await remove("visitor", fresh.id)).toBe(true);
  for (const who of ["editor", "agent"] as const) expect(await remove(who, old.id)).toBe(false);
  expect(await remove("admin", old.id)).toBe(true);
  await expect(ask("admin", "open_file($1)", [old.id])).rejects.toMatchObject({ code: "PT404" });
  expect(await filesSeenBy("visitor", contract)).toBe(1);
});

test("A contract has at most sixty files, and a person sends at most forty an hour", async () => {
  const contract = await agree();
  const forget = () =>
    scene.database.query(
      "update private_files set begun_at = begun_at - interval '2 hours' where added_by = $1",
      [scene.idOf("admin")],
    );
  await forget();
  for (let count = 0; count < 40; count += 1) await begin("admin", contract);
  await expect(begin("admin", contract)).rejects.toMatchObject({ code: "PT429" });
  await forget();
  for (let count = 40; count < 60; count += 1) await begin("admin", contract);
  await expect(begin("admin", contract)).rejects.toMatchObject({ code: "PT409" });
});

const paper = (name = "王小明") => ({
  buyers: [{ name, nationality: "CN", passport: "E12345678", address: "Shanghai" }],
  seller: { name: "Baan Tawan", registration: "", address: "Pattaya", signer: "" },
  home: { title: "A flat" },
  clauses: { en: { fees: "as today" } },
  isSample: true,
});
type Shown = {
  terms: { instalments: { dueOn: string }[] };
  paper: { version: number; buyers: { name: string; passport: string }[] } | null;
};
const shown = (who: Someone, contract: string) => scene.call<Shown>(who, "contract_paper($1)", [contract]);

test("A paper is made in versions by who looks after contracts, until the signed scan has come", async () => {
  const contract = await agree();
  const make = (who: Someone, name?: string) =>
    ask<number>(who, "make_contract_paper($1, $2)", [contract, paper(name)]);
  expect((await shown("visitor", contract)).paper).toBeNull();
  for (const who of ["visitor", "agent"] as const) {
    await expect(make(who)).rejects.toMatchObject({ code: "42501" });
  }
  expect(await make("admin", "Wang")).toBe(1);
  expect(await make("admin")).toBe(2);
  expect((await shown("visitor", contract)).paper).toMatchObject({
    version: 2,
    buyers: [{ name: "王小明" }],
  });
  expect(await scene.as("visitor", "select from contract_papers")).toEqual([]);
  await add("visitor", contract, { kind: "signed-contract" });
  await expect(make("admin")).rejects.toMatchObject({ code: "PT409" });
});

test("A clause of a binding language is older while only the other one was changed last", async () => {
  const contract = await agree();
  const publish = async (locale: string, text: string) => {
    const [{ version } = { version: 0 }] = await scene.database.query<{ version: number }>(
      "select coalesce(max(version), 0) as version from texts where kind = 'clause' and name = 'fees' and locale = $1",
      [locale],
    );
    await scene.call("admin", "save_text('clause', 'fees', $1, $2, 'published', $3, null)", [
      locale,
      version,
      { text },
    ]);
  };
  const older = async () => {
    const { clauses } = await scene.call<{ clauses: { locale: string; isOlder: boolean }[] }>(
      "admin",
      "sources_of_contract_paper($1)",
      [contract],
    );
    return clauses.filter(({ isOlder }) => isOlder).map(({ locale }) => locale);
  };
  await publish("en", "The buyer pays.");
  await publish("th", "ผู้ซื้อชำระ");
  await publish("de", "Der Käufer zahlt.");
  expect(await older()).toEqual([]);
  await publish("en", "The seller pays.");
  expect(await older()).toEqual(["th"]);
  await publish("th", "ผู้ขายชำระ");
  expect(await older()).toEqual([]);
  await publish("th", "ต่างฝ่ายต่างชำระ");
  expect(await older()).toEqual(["en"]);
  await publish("en", "Each pays half.");
  expect(await older()).toEqual(["th"]);
  await publish("th", "ต่างฝ่ายต่างชำระ");
  expect(await older()).toEqual([]);
  await publish("th", "ต่างฝ่ายต่างชำระครึ่งหนึ่ง");
  expect(await older()).toEqual(["en"]);
  await publish("en", "Each pays half.");
  expect(await older()).toEqual([]);
});

test("A paper keeps the schedule with which it was made", async () => {
  const contract = await agree();
  const make = () => ask<number>("admin", "make_contract_paper($1, $2)", [contract, paper()]);
  const lastDue = async () => (await shown("visitor", contract)).terms.instalments.at(-1)?.dueOn;
  await make();
  expect(await lastDue()).toBe("2028-01-31");
  await scene.database.query(
    "update contract_instalments set due_on = '2028-06-30' where contract_id = $1 and number = 12",
    [contract],
  );
  expect(await lastDue()).toBe("2028-01-31");
  await make();
  expect(await lastDue()).toBe("2028-06-30");
});

test("A cancelled contract takes its papers and files along, and their objects are then orphans", async () => {
  const contract = await agree();
  await ask("admin", "make_contract_paper($1, $2)", [contract, paper()]);
  const { object } = await add("visitor", contract);
  await scene.call("admin", "cancel_contract($1, 'A mistake')", [contract]);
  expect(
    await scene.database.query("select from contract_papers where contract_id = $1", [contract]),
  ).toEqual([]);
  await scene.database.query(
    "update storage.objects set created_at = now() - interval '2 days' where name = $1",
    [object],
  );
  const orphans = await scene.database.query<{ name: string }>("select orphan_files() as name");
  expect(orphans).toContainEqual({ name: object });
});

test("Ten years after the last instalment passports, addresses and files are forgotten, the names stay", async () => {
  const contract = await agree();
  await ask("admin", "make_contract_paper($1, $2)", [contract, paper()]);
  await add("visitor", contract);
  const erase = (today: string) => scene.database.query("select erase_old_contract_papers($1)", [today]);
  await erase("2038-01-31");
  expect((await shown("admin", contract)).paper?.buyers[0]?.passport).toBe("E12345678");
  expect(await filesSeenBy("admin", contract)).toBe(1);
  await erase("2038-02-01");
  expect((await shown("admin", contract)).paper?.buyers).toEqual([
    { name: "王小明", nationality: "", passport: "", address: "" },
  ]);
  expect(await filesSeenBy("admin", contract)).toBe(0);
});

test("Files are waited for until a contract has ended, and after the transfer too", async () => {
  const isOver = (contract: string) => scene.call("visitor", "contract_files($1) ->> 'isOver'", [contract]);
  const end = async (kind: "terminated" | "transferred") => {
    const contract = await agree();
    expect(await isOver(contract)).toBe("false");
    await scene.database.query(
      `with ending as (
         insert into contract_entries (contract_id, kind, happened_on, reason, paid, kept, returned, moved, idempotency_key)
         values ($1, $2, pattaya_today(), 'Agreed', $3, $3, $3, $3, gen_random_uuid()) returning id)
       update contracts set ended_by = (select id from ending) where id = $1`,
      [contract, kind, kind === "terminated" ? 0 : null],
    );
    return isOver(contract);
  };
  expect(await end("terminated")).toBe("true");
  expect(await end("transferred")).toBe("false");
});

test("The files are counted for both sides, also those of the other buyer, with whose passports are here", async () => {
  const contract = await agree();
  const counted = (who: Someone) => scene.call(who, "contract_files($1)", [contract]);
  await add("agent", contract);
  await begin("agent", contract);
  for (const who of ["visitor", "editor"] as const)
    expect(await counted(who)).toMatchObject({ passports: [null], here: { passport: 1 } });
  const [first] = paper("Wang").buyers;
  const both = { ...paper(), buyers: [first, { ...first, name: "Vera Visitor" }] };
  await ask("admin", "make_contract_paper($1, $2)", [contract, both]);
  const joined = {
    kind: "buyer_added",
    reason: "Both pay",
    happenedOn: await scene.call<string>("admin", "pattaya_today()::text"),
    idempotencyKey: "11111111-1111-4111-8111-111111111199",
    person: { name: "Vera Visitor" },
  };
  await scene.call("admin", "enter_contract_entry($1, $2)", [contract, joined]);
  await add("visitor", contract, { buyer: "Wang" });
  await add("admin", contract, { buyer: "Wang" });
  expect(await counted("visitor")).toMatchObject({
    buyers: ["Wang", "Vera Visitor"],
    passports: [null, "Wang", "Wang"],
    here: { passport: 3 },
  });
  await expect(begin("visitor", contract, { buyer: "Olga" })).rejects.toMatchObject({ code: "PT422" });
  const stranger = await agree({ user_id: null, assignee: null });
  await expect(scene.call("agent", "contract_files($1)", [stranger])).rejects.toMatchObject({
    code: "PT404",
  });
});

/** What the sender of an enquiry reads of it and writes into it, and that no one else does. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type LeadScene, openLeadScene, writeContract } from "./lead-scene.ts";

type Claims = { sub?: string; role?: string; is_anonymous?: boolean; aal?: string; amr?: object[] };
type Application = {
  reference: string;
  messages: { body: string; direction: string }[];
  viewings: { id: string; isGivenUp: boolean }[];
} & Record<string, unknown>;

let scene: LeadScene;
let ann = "";
let ben = "";
let lead = "";
let reference = "";

beforeAll(async () => {
  scene = await openLeadScene();
});
afterAll(() => scene.close());

beforeEach(async () => {
  [ann, ben] = [await newUser(), await newUser()];
  lead = await scene.addLead({
    email: `${ann}@example.com`,
    message: "Two bedrooms",
    answers: { monthlyBudget: 700, currency: "USD" },
  });
  const [row] = await scene.database.query<{ reference: string }>(
    "select reference from public.leads where id = $1",
    [lead],
  );
  reference = row?.reference ?? "";
});

async function newUser(isConfirmed = true): Promise<string> {
  const id = randomUUID();
  await scene.database.query(
    "insert into auth.users (id, email, email_confirmed_at) values ($1, $2, case when $3 then now() end)",
    [id, `${id}@example.com`, isConfirmed],
  );
  return id;
}

/** As PostgREST calls a function for a signed-in user, whose session has just proved the mailbox unless claims differ. */
async function call<Value>(claims: Claims, sql: string, parameters: unknown[] = []): Promise<Value> {
  return scene.database.pglite.transaction(async (transaction) => {
    const role = claims.sub ? "authenticated" : "anon";
    await transaction.query(
      "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
      [
        role,
        JSON.stringify({
          role,
          amr: [{ method: "otp", timestamp: Math.ceil(Date.now() / 1000) }],
          ...claims,
        }),
      ],
    );
    const { rows } = await transaction.query<{ value: Value }>(`select ${sql} as value`, parameters);
    if (!rows[0]) throw new Error("no answer");
    return rows[0].value;
  });
}

const read = (who: Claims, of = reference) => call<Application | null>(who, "my_application($1)", [of]);
const write = (who: Claims, body: string, idempotencyKey: string = randomUUID()) =>
  call<{ id: string; isNew: boolean }>(who, "write_to_office($1, $2)", [reference, { body, idempotencyKey }]);

async function agree(): Promise<string> {
  const terms = writeContract({
    price: 2_400_000,
    downPayment: 200_000,
    months: 24,
    premiumPercent: 0,
    interestPercent: 0,
    startsOn: "2026-10-01",
    upgradeAfterMonths: 12,
    carryOverPercent: 40,
    downPaymentCounts: false,
    forfeiturePercent: 75,
  });
  const contract = await scene.call<string>("admin", "agree_contract($1, $2)", [lead, terms]);
  const payment = {
    number: 0,
    amount: 200_000,
    paidOn: "2026-10-01",
    method: "transfer",
    note: "a note of the office",
    idempotencyKey: randomUUID(),
  };
  await scene.call("admin", "enter_payment($1, $2)", [contract, payment]);
  await scene.as(
    "admin",
    "insert into contract_documents (contract_id, name, kept_at) values ($1, 'Passport', 'Safe')",
    [contract],
  );
  return contract;
}

test("The sender reads the thread, viewings, and the contract as the office keeps it, without what the office keeps to itself", async () => {
  await agree();
  await scene.as("admin", "insert into lead_notes (lead_id, body) values ($1, 'a nuisance')", [lead]);
  const reply = (channel: string, body: string) =>
    scene.call("admin", "reply_to_lead($1, $2)", [
      lead,
      { channel, subject: "", body, movesOn: true, idempotencyKey: randomUUID() },
    ]);
  await reply("whatsapp", "Three homes for you");
  await reply("phone", "sounded doubtful");
  await reply("email", "not sent yet");
  await scene.as(
    "admin",
    "insert into viewings (lead_id, starts_at, minutes, by_video, place) values ($1, '2026-12-01T03:00:00Z', 45, false, 'Lobby')",
    [lead],
  );
  await write({ sub: ann }, "I like the second");
  const application = await read({ sub: ann });
  expect(application).toMatchObject({
    reference,
    state: "contract",
    message: "Two bedrooms",
    answers: { monthlyBudget: 700, currency: "USD" },
    steps: [{ state: "contract" }],
    messages: [
      { direction: "out", channel: "whatsapp", body: "Three homes for you" },
      { direction: "in", channel: "account", body: "I like the second" },
    ],
    viewings: [{ startsAt: "2026-12-01T03:00:00+00:00", minutes: 45, place: "Lobby", status: "planned" }],
    contract: {
      price: 2_400_000,
      carryOverPercent: 40,
      upgradeAfterMonths: 12,
      downPaymentCounts: false,
      forfeiturePercent: 75,
      payments: [{ number: 0, amount: 200_000, method: "transfer" }],
      documents: [{ name: "Passport" }],
    },
  });
  expect(application).toHaveProperty("contract.instalments.length", 25);
  const shown = JSON.stringify(application);
  for (const secret of ["nuisance", "doubtful", "not sent yet", "a note of", "Safe", scene.idOf("admin")]) {
    expect([secret, shown.includes(secret)]).toEqual([secret, false]);
  }
  const data = JSON.stringify(await call({ sub: ann }, "my_data()"));
  expect(data).toContain("I like the second");
  expect(data).not.toContain("nuisance");
});

test("The home of a contract comes with a title in each language that it has one in, also when it is no longer public", async () => {
  const contract = await agree();
  const [home] = await scene.database.query<{ id: string; slug: string; title: string }>(
    "select id, slug, title from listings where publication = 'published' order by slug offset 1 limit 1",
  );
  await scene.database.query("update contracts set listing_id = $2 where id = $1", [contract, home?.id]);
  await scene.database.query(
    `insert into listing_translations (listing_id, locale, title) values ($1, 'ru', 'Студия в центре')
     on conflict (listing_id, locale) do update set title = excluded.title`,
    [home?.id],
  );
  await scene.database.query("update listings set publication = 'draft' where id = $1", [home?.id]);
  const named = {
    slug: home?.slug,
    title: home?.title,
    language: "en",
    translations: { ru: { title: "Студия в центре" } },
    type: expect.any(String),
  };
  expect(await read({ sub: ann })).toMatchObject({ contract: { home: named } });
  // The receipts and statements of the account.
  expect(await call({ sub: ann }, "contract_money($1)", [contract])).toMatchObject({
    contract: { home: named },
  });
  await scene.database.query("update contracts set listing_id = null where id = $1", [contract]);
  expect(await read({ sub: ann })).toMatchObject({ contract: { home: null } });
});

test("Its home comes with a title in each language that it has one in, while it is public", async () => {
  const [home] = await scene.database.query<{ id: string; slug: string }>(
    "select id, slug from listings where language = 'en' and publication = 'published' and not excluded limit 1",
  );
  await scene.database.query("update leads set listing_id = $2 where id = $1", [lead, home?.id]);
  await scene.database.query(
    `insert into listing_translations (listing_id, locale, title) values ($1, 'ru', 'Квартира у моря'), ($1, 'de', '')
     on conflict (listing_id, locale) do update set title = excluded.title`,
    [home?.id],
  );
  const named = (await read({ sub: ann }))?.["home"];
  expect(named).toMatchObject({ slug: home?.slug, translations: { ru: { title: "Квартира у моря" } } });
  expect(named).not.toHaveProperty("translations.de");
  expect(await call({ sub: ann }, "my_leads()")).toMatchObject({ leads: [{ reference, home: named }] });
  const titles = await scene.database.query(
    "select title = public.title_for(listings, 'de') as de, public.title_for(listings, 'ru') as ru from listings where id = $1",
    [home?.id],
  );
  expect(titles).toEqual([{ de: true, ru: "Квартира у моря" }]);
  await scene.database.query("update listings set publication = 'draft' where id = $1", [home?.id]);
  expect(await read({ sub: ann })).toMatchObject({ home: null });
  expect(await call({ sub: ann }, "my_leads()")).toMatchObject({ leads: [{ reference, home: null }] });
});

test("Nobody else can read it or write into it: another user, a guest, a stranger, an unconfirmed address", async () => {
  await agree();
  await read({ sub: ann });
  const unconfirmed = await newUser(false);
  await scene.database.query("update leads set user_id = null, email = $2 where id = $1", [
    lead,
    `${unconfirmed}@example.com`,
  ]);
  expect(await read({ sub: unconfirmed })).toBeNull();
  await scene.database.query("update leads set user_id = $2 where id = $1", [lead, ann]);
  for (const other of [{ sub: ben }, { sub: unconfirmed }, { sub: ann, is_anonymous: true }]) {
    expect(await read(other)).toBeNull();
    await expect(write(other, "mine")).rejects.toMatchObject({ code: "PT404" });
    expect(JSON.stringify(await call(other, "my_data()"))).not.toContain("Two bedrooms");
  }
  await expect(read({})).rejects.toMatchObject({ code: "42501" });
  await expect(write({}, "mine")).rejects.toMatchObject({ code: "42501" });
  for (const table of [
    "leads",
    "lead_messages",
    "lead_moves",
    "viewings",
    "contracts",
    "contract_instalments",
    "payments",
  ]) {
    for (const who of [ann, ben]) {
      expect([table, await call({ sub: who }, `(select count(*)::int from ${table})`)]).toEqual([table, 0]);
    }
  }
});

test("Only the account whose enquiry it is gives a viewing up there, once, and while it is to come", async () => {
  await read({ sub: ann });
  const plan = async (startsAt: string) => {
    const [row] = await scene.database.query<{ id: string }>(
      "insert into public.viewings (lead_id, starts_at, status) values ($1, $2, 'confirmed') returning id",
      [lead, startsAt],
    );
    return row?.id;
  };
  const [ahead, over] = [await plan("2099-03-01T03:00:00Z"), await plan("2021-03-01T03:00:00Z")];
  const giveUp = (who: Claims, viewing = ahead) => call(who, "give_up_my_viewing($1)", [viewing]);
  for (const other of [{ sub: ben }, { sub: ann, is_anonymous: true }]) {
    expect(await giveUp(other)).toBeNull();
  }
  await expect(giveUp({})).rejects.toMatchObject({ code: "42501" });
  expect(await giveUp({ sub: ann }, over)).toBeNull();
  expect(await giveUp({ sub: ann })).toBe(lead);
  expect(await giveUp({ sub: ann })).toBeNull();
  expect(
    await scene.database.query(
      "select status, given_up_at is not null as given_up from viewings where lead_id = $1 order by starts_at",
      [lead],
    ),
  ).toEqual([
    { status: "confirmed", given_up: false },
    { status: "cancelled", given_up: true },
  ]);
  const mine = (await read({ sub: ann }))?.viewings.filter(({ id }) => id === ahead || id === over);
  expect(mine?.map(({ isGivenUp }) => isGivenUp)).toEqual([false, true]);
});

test("An account that owes the second factor sees and writes nothing", async () => {
  await read({ sub: ann });
  await scene.database.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
    [ann],
  );
  expect(await read({ sub: ann })).toBeNull();
  expect(await call({ sub: ann }, "my_leads()")).toEqual({ leads: [], waiting: 0 });
  await expect(write({ sub: ann }, "mine")).rejects.toMatchObject({ code: "PT404" });
  expect(await read({ sub: ann, aal: "aal2" })).toMatchObject({ reference });
});

test("A form belongs to the account that was signed in when it was sent, whichever address it names; a guest's belongs to no account", async () => {
  const submit = (claims: Claims, named: string) =>
    scene.database.pglite.transaction(async (transaction) => {
      await transaction.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify(claims)]);
      const form = {
        kind: "contact",
        locale: "en",
        name: "Somebody",
        email: `${named}@example.com`,
        reachBy: "email",
        consent: "2026-11-21",
        fingerprint: randomUUID(),
        sender: randomUUID(),
      };
      const { rows } = await transaction.query<{ sent: { reference: string } }>(
        "select submit_lead($1) as sent",
        [form],
      );
      return rows[0]?.sent.reference ?? "";
    });
  const anns = await submit({ sub: ann }, "elsewhere");
  expect(await read({ sub: ann }, anns)).toMatchObject({ reference: anns });
  const guests = await submit({ sub: ann, is_anonymous: true }, "elsewhere-too");
  expect(await read({ sub: ann }, guests)).toBeNull();
  const namesBen = await submit({ sub: ann }, ben);
  expect(await read({ sub: ben }, namesBen)).toBeNull();
});

test("A message is kept once, tells the office, answers nothing, and there are ten an hour", async () => {
  const key = randomUUID();
  const first = await write({ sub: ann }, "Hello", key);
  expect(first.isNew).toBe(true);
  expect(await write({ sub: ann }, "Hello", key)).toEqual({ id: first.id, isNew: false });
  const listed = await scene.call<{ leads: { id: string; hasNewMessage: boolean }[] }>(
    "admin",
    "list_leads('{}')",
  );
  expect(listed.leads.find(({ id }) => id === lead)?.hasNewMessage).toBe(true);
  const [taken] = await scene.database.query<{ value: object }>("select take_lead_message($1) as value", [
    first.id,
  ]);
  expect(taken?.value).toMatchObject({ direction: "in", leadId: lead, reference, body: "Hello" });
  await scene.database.query("select lead_message_sent($1)", [first.id]);
  expect(await scene.database.query("select state, answered_at from leads where id = $1", [lead])).toEqual([
    { state: "new", answered_at: null },
  ]);
  expect(await scene.call("admin", "cancel_reply($1)", [first.id])).toBe(false);
  for (let n = 1; n < 10; n += 1) await write({ sub: ann }, `Message ${n}`);
  await expect(write({ sub: ann }, "One too many")).rejects.toMatchObject({ code: "PT429" });
  await scene.database.query("update leads set state = 'spam' where id = $1", [lead]);
  await scene.database.query("update lead_messages set created_at = now() - interval '2 hours'");
  const quiet = await write({ sub: ann }, "Still here");
  expect(
    await scene.database.query("select sent_at is null as waits from lead_messages where id = $1", [
      quiet.id,
    ]),
  ).toEqual([{ waits: false }]);
});

test("Of merged enquiries everybody sees their own part only", async () => {
  const bens = await scene.addLead({ email: `${ben}@example.com`, message: "Ben's own" });
  const annsOther = await scene.addLead({ email: `${ann}@example.com`, message: "Ann's other" });
  await write({ sub: ann }, "From Ann");
  await call({ sub: ben }, "my_leads()");
  await scene.call("admin", "merge_leads($1, $2)", [bens, lead]);
  await scene.call("admin", "merge_leads($1, $2)", [annsOther, lead]);
  await scene.database.query(
    "insert into lead_messages (lead_id, direction, channel, author, body) values ($1, 'in', 'account', $2, 'From Ben')",
    [bens, ben],
  );
  const anns = await read({ sub: ann });
  expect(anns?.messages.map(({ body }) => body)).toEqual(["From Ann"]);
  expect(await call({ sub: ann }, "my_leads()")).toMatchObject({ leads: [{ reference }] });
  const [listed] = (await call<{ leads: { reference: string }[] }>({ sub: ben }, "my_leads()")).leads;
  expect((await read({ sub: ben }, listed?.reference))?.messages.map(({ body }) => body)).toEqual([
    "From Ben",
  ]);
});

const enter = (contract: string, kind: string, email?: string) =>
  scene.call("admin", "enter_contract_entry($1, $2)", [
    contract,
    {
      kind,
      reason: "As agreed",
      happenedOn: "2026-11-20",
      idempotencyKey: randomUUID(),
      person: { name: "Bea Second", ...(email && { email }) },
    },
  ]);

const addFile = (contract: string, side: string, by: string | null, digit: string) =>
  scene.database.query(
    `insert into private_files (contract_id, kind, name, content_type, bytes, digest, side, added_by, stored_at)
     values ($1, 'passport', $4, 'application/pdf', 10, repeat($4, 64), $2, $3, now())`,
    [contract, side, by, digit],
  );

test("A second buyer reads the contract in an account that has proved the address which the office named, and nothing else of the enquiry", async () => {
  const contract = await agree();
  expect(await read({ sub: ben })).toBeNull();
  await enter(contract, "buyer_added", `${ben.toUpperCase()}@example.com`);
  // A password proves no mailbox.
  expect(await read({ sub: ben, amr: [{ method: "password", timestamp: 1 }] })).toBeNull();
  const shown = await read({ sub: ben });
  expect(shown).toMatchObject({
    reference,
    isOthers: true,
    message: "",
    answers: {},
    messages: [],
    viewings: [],
    contract: { id: contract, payments: [{ amount: 200_000 }] },
    earlierContracts: [],
  });
  expect(JSON.stringify(shown)).not.toContain("Two bedrooms");
  expect(await read({ sub: ann })).toMatchObject({ isOthers: false, contract: { id: contract } });
  const { leads } = await call<{ leads: { reference: string; isOthers: boolean }[] }>(
    { sub: ben },
    "my_leads()",
  );
  expect(leads).toMatchObject([{ reference, isOthers: true }]);
  expect(await call({ sub: ben }, "contract_money($1)", [contract])).toMatchObject({
    lead: null,
    mayCorrect: false,
    buyers: [expect.stringMatching(/^Person/), "Bea Second"],
  });
  await expect(write({ sub: ben }, "hello")).rejects.toMatchObject({ code: "PT404" });
  for (const [side, by, digit] of [
    ["office", scene.idOf("admin"), "a"],
    ["buyer", ann, "b"],
    ["buyer", ben, "c"],
  ] as const)
    await addFile(contract, side, by, digit);
  const namesFor = async (who: string) =>
    (await call<{ name: string }[]>({ sub: who }, "my_papers()")).map(({ name }) => name).toSorted();
  expect([await namesFor(ann), await namesFor(ben)]).toEqual([
    ["a", "b"],
    ["a", "c"],
  ]);
});

test("A contract that was handed on leaves the account of whoever had it, and letters go to whoever took it over", async () => {
  const contract = await agree();
  await enter(contract, "buyer_added", `${ann}-second@example.com`);
  await enter(contract, "assigned", `${ben}@example.com`);
  await scene.call("admin", "enter_payment($1, $2)", [
    contract,
    { number: 1, amount: 1000, paidOn: "2026-11-21", method: "transfer", idempotencyKey: randomUUID() },
  ]);
  expect(await read({ sub: ann })).toMatchObject({
    message: "Two bedrooms",
    hasContract: false,
    contract: null,
    handedOn: [{ home: null, on: "2026-11-20", paid: 200_000 }],
  });
  await expect(call({ sub: ann }, "contract_money($1)", [contract])).rejects.toMatchObject({ code: "PT404" });
  expect(await read({ sub: ben })).toMatchObject({
    hasContract: true,
    contract: { id: contract },
    handedOn: [],
  });
  const [row] = await scene.database.query("select address_of_buyer($1) as address", [contract]);
  expect(row).toEqual({ address: `${ben}@example.com` });
  // Taken back by naming the first one again.
  await enter(contract, "assigned", `${ann}@example.com`);
  expect(await read({ sub: ben })).toBeNull();
  expect(await read({ sub: ann })).toMatchObject({ contract: { id: contract }, handedOn: [] });
});

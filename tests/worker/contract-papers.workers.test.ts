/** The paper and the files of a contract through the built Workers: printed in the office Worker, stored in Storage. */
import { createHash } from "node:crypto";
import sharp from "sharp";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consentVersion } from "../../domain/leads/consent.ts";
import { planContract } from "../../domain/leads/desk/contract-schedule.ts";
import type { OfferedHome } from "../../domain/leads/desk/lead-details.ts";
import type { PaperDraft, ShownPaper } from "../../domain/papers/contract/papers-api.ts";
import type { ShownMoneyPaper } from "../../domain/papers/money/shown-money-paper.ts";
import type { ContractFiles } from "../../domain/papers/private-files.ts";
import { type Product, signIn, startProduct } from "../start-product.ts";

let product: Product;
let contract: string;
const tokens = new Map<string, string>();

const terms = {
  price: 2_450_000,
  downPayment: 300_000,
  months: 24,
  premiumPercent: 5,
  interestPercent: 4.5,
  startsOn: "2026-12-31",
  upgradeAfterMonths: 12,
  carryOverPercent: 100,
  downPaymentCounts: true,
  forfeiturePercent: 60,
};

beforeAll(async () => {
  // One visitor of many sends all of this within a minute.
  product = await startProduct({ leniency: 3 });
  for (const name of ["admin", "agent", "visitor"])
    tokens.set(name, await signIn(product, `${name}@example.com`));
  const form = {
    name: "Erika Muster",
    email: "visitor@example.com",
    country: "DE",
    monthlyBudget: "60000",
    moneyDown: "200000",
    currency: "THB",
    wantedHome: "one-bedroom",
    wantedArea: "jomtien",
    purpose: "both",
    timing: "now",
    consent: consentVersion,
    locale: "zh",
  };
  const { reference } = await answerOf<{ reference: string }>(send("visitor", "/leads/application", form));
  const [lead] = await product.backend.database.query<{ id: string }>(
    "update leads set user_id = (select id from auth.users where email = 'visitor@example.com') where reference = $1 returning id",
    [reference],
  );
  const { homes } = await answerOf<{ homes: OfferedHome[] }>(
    send("admin", "/admin/leads/homes-to-offer?words=condo"),
  );
  const instalments = planContract(terms)
    .instalments.slice(1)
    .map(({ amount }) => amount);
  const agreed = send("admin", `/admin/leads/${lead?.id}/contract`, {
    listingId: homes[0]?.id,
    terms,
    instalments,
  });
  contract = (await answerOf<{ id: string }>(agreed)).id;
});
afterAll(() => product.close());

function send(who: string, path: string, body?: unknown, method = body === undefined ? "GET" : "POST") {
  return product.fetch(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${tokens.get(who)}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function answerOf<Shape>(answer: Promise<Response>): Promise<Shape> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Shape;
}

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const aPdf = (inside: string) => bytesOf(`%PDF-1.7\n% ${inside}\nstartxref\n9\n%%EOF\n`);

async function put(who: string, body: Uint8Array<ArrayBuffer>, about: Record<string, string> = {}) {
  const digest = createHash("sha256").update(body).digest("hex");
  const query = new URLSearchParams({ kind: "passport", name: "../My pass\u202e.exe", ...about });
  const answer = await product.fetch(
    `/api/contracts/${contract}/files/${about["digest"] ?? digest}?${query}`,
    {
      method: "PUT",
      headers: { authorization: `Bearer ${tokens.get(who)}` },
      body,
    },
  );
  return {
    status: answer.status,
    body: (await answer.json()) as { id: string; error?: { code: string; field?: string } },
  };
}

const filesFor = (who: string) => answerOf<ContractFiles>(send(who, `/contracts/${contract}/files`));

test("The paper starts from the enquiry and the settings, and both sides read and print it once it is made", async () => {
  expect(await answerOf<ShownPaper>(send("visitor", `/contracts/${contract}/paper?locale=en`))).toBeNull();
  expect((await send("visitor", `/contracts/${contract}/paper.pdf?text=en`)).status).toBe(404);
  const { order, version } = await answerOf<PaperDraft>(
    send("admin", `/admin/leads/contracts/${contract}/paper-draft`),
  );
  expect([version, order.buyers[0]?.name, order.buyers[0]?.nationality]).toEqual([0, "Erika Muster", "DE"]);
  const [first] = order.buyers;
  const path = `/admin/leads/contracts/${contract}/papers`;
  expect((await send("admin", path, order)).status).toBe(422);
  const korean = [{ ...first, name: "김민수", address: "서울" }];
  const refused = await send("admin", path, { ...order, buyers: korean });
  const { error } = (await refused.json()) as { error: { code: string; message: string } };
  expect([refused.status, error.code]).toEqual([422, "letters_not_printable"]);
  expect(error.message).toContain("김 민 수 서 울");
  const buyers = [{ ...first, name: "王小明", address: "上海市南京东路" }];
  expect((await send("visitor", path, { ...order, buyers })).status).toBe(403);
  expect(await answerOf(send("admin", path, { ...order, buyers }))).toEqual({ version: 1 });

  const shown = await answerOf<ShownPaper>(send("visitor", `/contracts/${contract}/paper?locale=zh`));
  expect(shown).toMatchObject({ version: 1, isSample: true, locales: ["th", "en", "zh"] });
  expect(shown?.paper.title).toBe("房屋租购合同");
  for (const who of ["visitor", "admin"]) {
    const answer = await send(who, `/contracts/${contract}/paper.pdf?text=binding`);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="contract-.+-v1-th-en\.pdf"$/,
    );
    const document = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
    const { text } = await extractText(document, { mergePages: true });
    expect(text).toContain("王小明");
    expect(text.replaceAll(/\s+/g, " ")).toContain("Rent-to-own contract");
    expect(text).toContain("2,680,551.66");
  }
  for (const part of ["paper?locale=en", "paper.pdf?text=en", "files"]) {
    expect((await send("agent", `/contracts/${contract}/${part}`)).status, part).toBe(404);
    expect((await product.fetch(`/api/contracts/${contract}/${part}`)).status, part).toBe(401);
  }
});

test("A receipt and a yearly statement are read and printed by both sides, and the office takes the payment back", async () => {
  const paid = send("admin", `/admin/leads/contracts/${contract}/payments`, {
    parts: [{ number: 0, amount: 300_000 }],
    paidOn: "2026-11-20",
    method: "transfer",
    note: "",
    idempotencyKey: crypto.randomUUID(),
  });
  const { id } = await answerOf<{ id: string }>(paid);
  const [{ number = "" } = {}] = await product.backend.database.query<{ number: string }>(
    "select receipt_of($1) as number",
    [id],
  );
  const address = `/contracts/${contract}/money`;
  const asked = `?receipt=${number}&locale=zh`;
  const [ours, theirs] = await Promise.all(
    ["admin", "visitor"].map((who) => answerOf<ShownMoneyPaper>(send(who, address + asked))),
  );
  expect(ours?.paper).toEqual(theirs?.paper);
  expect([ours?.paper.title, ours?.correctable, theirs?.correctable, theirs?.lead]).toEqual([
    `收据 ${number}`,
    { id, paidOn: "2026-11-20" },
    null,
    null,
  ]);
  for (const [query, words] of [
    [asked, "王小明"],
    ["?year=2026&locale=th", "300,000"],
  ] as const) {
    const answer = await send("visitor", `${address}.pdf${query}`);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    const document = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
    expect((await extractText(document, { mergePages: true })).text).toContain(words);
  }
  for (const [query, status] of [
    ["?receipt=2026-999999&locale=en", 404],
    ["?year=1999&locale=en", 400],
    ["?year=2025&locale=en", 404],
    ["?receipt=1&locale=en", 400],
    ["?locale=en", 400],
    ["?year=2026&locale=xx", 400],
  ] as const)
    expect((await send("visitor", address + query)).status, query).toBe(status);
  expect((await send("agent", address + asked)).status).toBe(404);
  expect((await product.fetch(`/api${address}${asked}`)).status).toBe(401);

  const takeBack = (takenBackOn: string) =>
    send("admin", `/admin/leads/payments/${id}/correction`, { reason: "wrong", takenBackOn });
  expect((await takeBack("2026-11-19")).status).toBe(422);
  expect((await takeBack("2026-11-21")).status).toBe(201);
  expect((await takeBack("2026-11-21")).status).toBe(409);
  const corrected = await answerOf<ShownMoneyPaper>(send("admin", `${address}?receipt=${number}&locale=en`));
  expect(corrected.correctable).toBeNull();
  expect(corrected.paper.marks).toEqual([expect.stringContaining("Taken back by correction")]);
  expect(
    (await send("admin", `/admin/leads/payments/${contract}/correction`, { reason: "wrong" })).status,
  ).toBe(404);
});

test("A buyer sends a PDF, both sides open it as an attachment for a minute, and each opening is noted", async () => {
  const file = aPdf("of a buyer");
  const sent = await put("visitor", file);
  expect(sent.status).toBe(201);
  expect((await put("visitor", file)).body.id).toBe(sent.body.id);
  const { files, missing } = await filesFor("admin");
  expect(files).toEqual([
    expect.objectContaining({
      kind: "passport",
      name: "My pass.pdf",
      side: "buyer",
      isMine: false,
      bytes: file.length,
    }),
  ]);
  expect(missing).toContainEqual({ kind: "signed-contract", of: [] });
  expect((await put("visitor", aPdf("of a stranger"), { buyer: "Olga Petrova" })).body.error).toMatchObject({
    code: "not_allowed",
    field: "buyer",
  });
  expect(missing?.map(({ kind }) => kind)).not.toContain("passport");
  for (const who of ["admin", "visitor"]) {
    const opening = `/contracts/${contract}/files/${sent.body.id}/opening`;
    const { address } = await answerOf<{ address: string }>(send(who, opening, {}));
    const answer = await fetch(address);
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(file);
    const [, claims = ""] = (new URL(address).searchParams.get("token") ?? "").split(".");
    const { exp } = JSON.parse(Buffer.from(claims, "base64url").toString());
    expect(exp - Date.now() / 1_000).toBeLessThanOrEqual(60);
    expect((await fetch(address.replace(/token=.*/, "token=x"))).ok).toBe(false);
  }
  const openings = await product.backend.database.query("select side from file_openings order by id");
  expect(openings).toEqual([{ side: "office" }, { side: "buyer" }]);
  expect((await send("agent", `/contracts/${contract}/files/${sent.body.id}/opening`, {})).status).toBe(404);
});

test("A photograph arrives without what the camera wrote", async () => {
  const made = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#c97" } })
    .withExif({ IFD0: { Copyright: "secret-owner" } })
    .jpeg()
    .toBuffer();
  const sent = await put("visitor", new Uint8Array(made), { kind: "title-deed", name: "IMG_1.HEIC" });
  const opening = send("visitor", `/contracts/${contract}/files/${sent.body.id}/opening`, {});
  const { address } = await answerOf<{ address: string }>(opening);
  const stored = Buffer.from(await (await fetch(address)).arrayBuffer());
  expect(made.includes("secret-owner")).toBe(true);
  expect(stored.includes("secret-owner")).toBe(false);
  expect((await filesFor("visitor")).files.at(-1)?.name).toBe("IMG_1.jpg");
});

test("What is no whole PDF or picture is refused with a reason that the screen knows", async () => {
  for (const [file, status, field] of [
    [bytesOf("<!doctype html><script>alert(1)</script>"), 415, "unknown"],
    [bytesOf("%PDF-1.7\n<script>alert(1)</script>\nstartxref\n9\n%%EOF"), 415, "pdf_not_whole"],
    [aPdf("<< /S /JavaScript >>"), 415, "pdf_active"],
    [bytesOf("\0\0\0\u0018ftypheic\0\0\0\0"), 415, "heic"],
    [bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, "unknown"],
    [new Uint8Array(0), 415, "empty"],
    [new Uint8Array(10_485_761), 413, undefined],
  ] as const) {
    const { status: answered, body } = await put("visitor", file);
    expect([answered, body.error?.field]).toEqual([status, field]);
  }
  expect((await put("visitor", aPdf("cut"), { digest: "0".repeat(64) })).status).toBe(422);
  expect((await put("visitor", aPdf("kind"), { kind: "virus" })).status).toBe(422);
  expect((await put("agent", aPdf("of nobody"))).status).toBe(404);
});

test("Nothing reaches the bucket beside the site, and nothing is read from it without an opening", async () => {
  const { body } = await put("visitor", aPdf("private"));
  const [row] = await product.backend.database.query<{ object: string }>(
    "select object from private_files where id = $1",
    [body.id],
  );
  const headers = (who: string) => ({
    apikey: product.backend.publishableKey,
    authorization: `Bearer ${tokens.get(who)}`,
    "content-type": "application/pdf",
  });
  const storage = `${product.backend.url}/storage/v1/object`;
  for (const who of ["visitor", "admin", "agent"]) {
    const direct = { method: "POST", headers: headers(who), body: aPdf("direct") };
    expect((await fetch(`${storage}/private-files/mine.pdf`, direct)).ok, who).toBe(false);
    const read = await fetch(`${storage}/private-files/${row?.object}`, { headers: headers(who) });
    expect(read.ok, who).toBe(false);
  }
  expect((await fetch(`${storage}/public/private-files/${row?.object}`)).ok).toBe(false);
  const rpc = `${product.backend.url}/rest/v1/rpc/open_file`;
  const asked = { method: "POST", headers: { ...headers("admin"), "content-type": "application/json" } };
  expect((await fetch(rpc, { ...asked, body: JSON.stringify({ for_file: body.id }) })).status).toBe(403);
});

test("A buyer removes a file of today, and once the signed contract is here no other paper is made", async () => {
  const { body } = await put("visitor", aPdf("a mistake"));
  const file = `/contracts/${contract}/files/${body.id}`;
  expect((await send("visitor", file, undefined, "DELETE")).status).toBe(200);
  expect((await send("visitor", `${file}/opening`, {})).status).toBe(404);
  await put("admin", aPdf("signed"), { kind: "signed-contract", name: "signed.pdf" });
  const ofOffice = (await filesFor("visitor")).files.find(({ kind }) => kind === "signed-contract");
  expect(ofOffice).toMatchObject({ side: "office", isMine: false });
  expect(
    (await send("visitor", `/contracts/${contract}/files/${ofOffice?.id}`, undefined, "DELETE")).status,
  ).toBe(403);
  const draft = await answerOf<PaperDraft>(send("admin", `/admin/leads/contracts/${contract}/paper-draft`));
  expect(draft.isSigned).toBe(true);
  expect((await send("admin", `/admin/leads/contracts/${contract}/papers`, draft.order)).status).toBe(409);
});

test("A clause that an owner writes is in the next paper, and a place that no paper fills is refused", async () => {
  const change = { version: 0, state: "published", publishAt: null, isConfirmed: true };
  const put1 = (text: string) =>
    send("admin", "/admin/texts/clause/fees/en", { ...change, body: { text } }, "PUT");
  expect((await put1("Our lawyer says {{nonsense}}.")).status).toBe(422);
  expect((await put1("Our lawyer's words,\nin two parts, after {{months}} months.")).status).toBe(200);
  const rows = await product.backend.database.query("select from texts_in_force where kind = 'clause'");
  expect(rows).toHaveLength(1);
});

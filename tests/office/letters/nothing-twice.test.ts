/** The office ends at any moment, runs twice at once, and its provider hangs: each letter arrives once. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { BackendClient } from "../../../domain/backend/connect.ts";
import { sendLetters } from "../../../office/letters/send-letters.ts";
import { openLetterScene } from "./letter-scene.ts";

let scene: Awaited<ReturnType<typeof openLetterScene>>;
beforeAll(async () => {
  scene = await openLetterScene();
});
afterAll(() => scene.close());

const receipt = {
  number: "R-2026-0001",
  amount: 12_345.5,
  paidOn: "2026-11-20",
  instalment: 3,
  home: "Sea view",
  left: 1_000_000,
};

async function addReceipts(name: string, count: number): Promise<string[]> {
  const addresses = Array.from({ length: count }, (_, index) => `${name}${index}@example.com`);
  for (const address of addresses) {
    const lead = await scene.addLead(address);
    const added = ["receipt", `receipt ${address}`, lead, JSON.stringify(receipt)];
    await scene.query("select add_letter($1, $2, $3, $4)", added);
    // The same reason a second time.
    await scene.query("select add_letter($1, $2, $3, $4)", added);
  }
  return addresses;
}

async function countsOf(addresses: string[]): Promise<number[]> {
  return Promise.all(addresses.map(async (address) => (await scene.lettersTo(address)).length));
}

const isWrite = (name: string) => ["take_letter", "letter_sent", "letter_failed"].includes(name);

/** The office's database until the process is killed: `before` counts the calls that still get through. */
function untilKilled(before: number, afterSending: boolean): BackendClient {
  let calls = 0;
  let isDead = false;
  return new Proxy(scene.database, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property);
      if (property !== "rpc" || typeof value !== "function") {
        return typeof value === "function" ? value.bind(target) : value;
      }
      return (name: string, parameters: object) => {
        if (isWrite(name)) calls += 1;
        if (isDead || calls > before) {
          isDead = true;
          // What was under way reaches the database, or does not.
          if (!afterSending) throw new Error("killed");
          return value.call(target, name, parameters).then(() => Promise.reject(new Error("killed")));
        }
        return value.call(target, name, parameters);
      };
    },
  });
}

test("Ten kills, before and after each step, lose no letter and send none twice", async () => {
  const addresses = await addReceipts("kill", 30);
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  for (let kill = 0; kill < 10; kill += 1) {
    const dying = untilKilled(kill % 5, kill >= 5);
    await expect(sendLetters(dying, scene.settings)).rejects.toThrow("killed");
    await scene.passTime();
  }
  log.mockRestore();
  await scene.tick();
  expect(await countsOf(addresses)).toEqual(Array.from(addresses, () => 1));
  expect(await scene.query("select from letters where sent_at is null and kind = 'receipt'")).toEqual([]);
});

test("Two runs at once send each letter once", async () => {
  const addresses = await addReceipts("twin", 8);
  await Promise.all([scene.tick(), scene.tick()]);
  expect(await countsOf(addresses)).toEqual(Array.from(addresses, () => 1));
});

test("A letter whose words change between two attempts is not sent a second time", async () => {
  const [address = ""] = await addReceipts("changed", 1);
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await expect(sendLetters(untilKilled(1, false), scene.settings)).rejects.toThrow("killed");
  log.mockRestore();
  await scene.query(
    "update letters set tells = tells || '{\"left\": 5}' where lead_id in (select id from leads where email = $1)",
    [address],
  );
  await scene.passTime();
  await scene.tick();
  expect(await countsOf([address])).toEqual([1]);
  const [row] = await scene.query<{ state: string }>(
    "select state from letter_states where lead_id in (select id from leads where email = $1)",
    [address],
  );
  expect(row?.state).toBe("sent");
});

test("A provider that hangs is left after ten seconds, and the letter is sent later", async () => {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [address = ""] = await addReceipts("hang", 1);
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const started = Date.now();
  await scene.tick({ service: { kind: "resend", url, key: "key", from: "a@example.com" } });
  expect(Date.now() - started).toBeLessThan(20_000);
  expect(JSON.stringify(log.mock.calls)).not.toContain("@example.com");
  log.mockRestore();
  server.closeAllConnections();
  server.close();
  await scene.tick();
  expect(await countsOf([address])).toEqual([0]);
  await scene.passTime();
  await scene.tick();
  expect(await countsOf([address])).toEqual([1]);
});

test.each([
  [422, false],
  [408, true],
  [409, true],
  [503, true],
])("After an answer %i the provider may have the letter: %s", async (status, mayHaveIt) => {
  const server = createServer((_, answer) => answer.writeHead(status).end("{}"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [address = ""] = await addReceipts(`status${status}-`, 1);
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await scene.tick({ service: { kind: "resend", url, key: "key", from: "a@example.com" } });
  log.mockRestore();
  server.close();
  const [row] = await scene.query<{ doubt: boolean; last_error: string }>(
    `select unsure_since is not null as doubt, last_error from letters
     where lead_id in (select id from leads where email = $1)`,
    [address],
  );
  expect(row?.doubt).toBe(mayHaveIt);
  expect(row?.last_error).toContain(String(status));
});

test("Trying ends before the provider forgets the key, unless it has said no each time", async () => {
  const [doubtful = "", refused = ""] = await addReceipts("age", 2);
  const ofLead = "lead_id in (select id from leads where email = $1)";
  await scene.query(
    `update letters set attempts = 5, unsure_since = now() - interval '21 hours' where ${ofLead}`,
    [doubtful],
  );
  await scene.query(`update letters set attempts = 5 where ${ofLead}`, [refused]);
  await scene.tick();
  expect(await countsOf([doubtful, refused])).toEqual([0, 1]);
  const [row] = await scene.query<{ state: string }>(`select state from letter_states where ${ofLead}`, [
    doubtful,
  ]);
  expect(row?.state).toBe("failed");
});

test("A letter to an address that complained is stopped", async () => {
  const [address = ""] = await addReceipts("angry", 1);
  await scene.query("insert into refused_addresses (hash) values (hash_of_address($1))", [
    "Angry0@example.com ",
  ]);
  await scene.tick();
  expect(await countsOf([address])).toEqual([0]);
});

test.each([
  ["were sent", "sent_at = now()"],
  ["were stopped", "stopped_at = now(), stopped_for = 'untrue'"],
  ["wait for another attempt", "next_attempt_at = now() + interval '1 hour'"],
])("However many letters %s, one that is due is sent", async (name, done) => {
  await scene.query(
    `insert into letters (kind, key, lead_id, next_attempt_at)
     select 'viewing', $1 || n, $2, '2026-01-01' from generate_series(1, 300) as n`,
    [name, await scene.addLead(null)],
  );
  await scene.query(`update letters set ${done} where starts_with(key, $1)`, [name]);
  const [address = ""] = await addReceipts(name.replaceAll(" ", "-"), 1);
  await scene.tick();
  expect(await countsOf([address])).toEqual([1]);
  await scene.query("delete from letters where starts_with(key, $1)", [name]);
});

test("A receipt names its number, its sums and what is left", async () => {
  const [address = ""] = await addReceipts("read", 1);
  await scene.tick();
  const [letter] = await scene.lettersTo(address);
  expect(letter?.subject).toMatch(/^Receipt R-2026-0001 – BBBB-/);
  const text = letter?.text.replaceAll("\u00a0", " ");
  expect(text).toContain("Your payment of THB 12,345.50 arrived on 20 November 2026.");
  expect(text).toContain("For: Instalment 3");
  expect(text).toContain("Left to pay: THB 1,000,000");
});

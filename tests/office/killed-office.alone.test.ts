/** The process that runs the office Worker is killed while it sends. Each letter arrives once, and none is lost. */
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWorkers } from "../../local/workers.ts";
import { findWorkerd } from "../scraper/workerd-processes.ts";
import { type Product, eventually, startProduct } from "../start-product.ts";

const kills = 10;
const letters = 400;
/** A kill comes after so many letters at most, and so many milliseconds. */
const mostBefore = 12;
const longestWaitMs = 150;

let product: Product;
let workers: Product["workers"];
beforeAll(async () => {
  product = await startProduct({ onLog: () => {} });
  ({ workers } = product);
});
afterAll(async () => {
  await workers.close();
  await product.close();
});

const query = <Row>(sql: string, parameters: unknown[] = []) =>
  product.backend.database.query<Row>(sql, parameters);

const addReceipts = () =>
  query(
    `with added as (
       insert into leads (reference, kind, name, email, reach_by, consent, fingerprint, sender)
       select 'KKKK-' || translate(lpad(n::text, 4, '0'), '0123456789', 'ABCDEFGHJK'), 'contact', 'Ann',
         'killed' || n || '@example.com', 'email', '2026-11-21', 'fingerprint-of-' || n, 'sender-of-person-' || n
       from generate_series(1, $1::integer) as n returning id, reference)
     select add_letter('receipt', 'receipt ' || reference, id, jsonb_build_object('number', '2026-000001', 'amount', 100,
       'paidOn', '2026-11-20', 'instalment', 3, 'home', 'Sea view', 'left', 5)) from added`,
    [letters],
  );

/** As if the time until the next attempt had passed. */
const passTime = () =>
  query("update letters set next_attempt_at = now() where sent_at is null and stopped_at is null");
async function countSent(): Promise<number> {
  const [row] = await query<{ count: number }>(
    "select count(*)::int as count from letters where key like 'receipt KKKK-%' and sent_at is not null",
  );
  return row?.count ?? 0;
}

async function sendFromCron(): Promise<void> {
  await (await workers.miniflare.getWorker("office")).scheduled({ cron: "* * * * *" });
}

/** Kills workerd while letters leave. True if the office was still sending. */
async function killWhileSending(): Promise<boolean> {
  await passTime();
  const wanted = (await countSent()) + Math.floor(Math.random() * mostBefore);
  let isSending = true;
  const sending = sendFromCron()
    .catch(() => undefined)
    .finally(() => (isSending = false));
  await eventually(countSent, (count) => count >= wanted || !isSending);
  await wait(Math.random() * longestWaitMs);
  const wasSending = isSending;
  const processes = findWorkerd();
  expect(processes).toHaveLength(1);
  for (const pid of processes) process.kill(pid, "SIGKILL");
  await sending;
  await workers.close().catch(() => undefined);
  workers = await startWorkers({ port: 0, vars: product.vars, onLog: () => {} });
  return wasSending;
}

test(`${kills} kills at random moments of sending lose no letter and send none twice`, async () => {
  await addReceipts();
  let interrupted = 0;
  for (let kill = 0; kill < kills; kill += 1) if (await killWhileSending()) interrupted += 1;
  const sentBefore = await countSent();
  console.log(`${interrupted} of ${kills} kills came while letters left; ${sentBefore} had left by then`);
  expect(interrupted).toBe(kills);
  expect(sentBefore).toBeGreaterThan(0);
  expect(sentBefore).toBeLessThan(letters);
  // A tick sends for a minute at most.
  for (let tick = 0; tick < 10 && (await countSent()) < letters; tick += 1) {
    await passTime();
    await sendFromCron();
  }
  const arrived = await query<{ recipient: string; count: number }>(
    "select recipient, count(*)::int as count from mailbox.messages where recipient like 'killed%' group by recipient",
  );
  expect(arrived).toHaveLength(letters);
  expect(arrived.filter(({ count }) => count !== 1)).toEqual([]);
  const open = await query(
    "select state from letter_states join letters using (id) where key like 'receipt KKKK-%' and state <> 'sent'",
  );
  expect(open).toEqual([]);
}, 600_000);

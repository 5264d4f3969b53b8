import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { ensureBuild } from "../../local/ensure-build.ts";
import { countValues, readRunState, sendLead, startRun } from "../product-data.ts";
import { findWorkerd } from "../scraper/workerd-processes.ts";
import {
  choosePorts,
  kill,
  type Ports,
  type Start,
  startCommand,
  untilEnded,
  untilRunning,
} from "../start-command.ts";
import { eventually } from "../start-product.ts";

beforeAll(() => ensureBuild());

async function makeFolder(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), "killed-"));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  return join(parent, ".data");
}

async function startOn(folder: string, ports: Ports): Promise<Start> {
  const start = startCommand(folder, ports);
  onTestFinished(() => kill(start));
  await untilRunning(start);
  return start;
}

const confirmedWithinMs = 120_000;

/** Sends leads one after the other until it is stopped, each again until a receipt comes. */
function sendLeads(start: () => Start, name: string) {
  const confirmed: string[] = [];
  const end = new AbortController();
  const sending = (async () => {
    for (let n = 0; !end.signal.aborted; n += 1) {
      const email = `${name}-${n}@example.com`;
      const key = crypto.randomUUID();
      const isConfirmed = async () =>
        (await sendLead(start(), email, key).catch(() => undefined))?.status === 201;
      // As a visitor who presses the button again: the key stays the same.
      const deadline = Date.now() + confirmedWithinMs;
      while (!(await isConfirmed())) {
        if (Date.now() > deadline) throw new Error(`${email} got no receipt.\n${start().output()}`);
        await wait(200);
      }
      confirmed.push(email);
    }
  })();
  // Its failure is thrown by stop().
  sending.catch(() => {});
  const stop = async () => {
    end.abort();
    await sending;
    return confirmed;
  };
  return { confirmed, stop };
}

async function expectOnce(start: Start, emails: readonly string[]): Promise<void> {
  const kept = await countValues(start, "leads", "email");
  expect(emails.filter((email) => kept.get(email) !== 1)).toEqual([]);
}

/** Every page of the sample outside site that has a listing. */
async function expectAllScraped(start: Start, runId: string): Promise<void> {
  await eventually(
    () => readRunState(start, runId),
    (state) => state === "done",
    300_000,
  );
  const origins = await countValues(start, "listing_origins", "source_url");
  expect([...origins.values()].filter((count) => count !== 1)).toEqual([]);
  expect(origins.size).toBe(listingsOutside);
}

/** Pages of the sample outside site that a run makes listings of. */
const listingsOutside = 64;

test("Killed three times during forms and a run, the product goes on each time: every lead and listing is there once", async () => {
  const folder = await makeFolder();
  const ports = await choosePorts();
  let product = await startOn(folder, ports);
  const leads = sendLeads(() => product, "killed");
  const runId = await startRun(product);
  for (const afterMs of [1_500, 3_000, 500]) {
    await wait(afterMs);
    const second = startCommand(folder, await choosePorts());
    await untilEnded(second);
    expect([second.child.exitCode, second.output()]).toEqual([
      1,
      expect.stringContaining(`process ${product.child.pid}`),
    ]);
    await kill(product);
    product = await startOn(folder, ports);
    expect(product.output()).not.toContain("moved to");
  }
  const confirmed = await leads.stop();
  expect(confirmed.length).toBeGreaterThan(3);
  await expectOnce(product, confirmed);
  await expectAllScraped(product, runId);
});

test("When workerd is killed, the product starts it again: every lead and listing is there once", async () => {
  const product = await startOn(await makeFolder(), await choosePorts());
  const leads = sendLeads(() => product, "worker");
  const runId = await startRun(product);
  for (const afterMs of [1_500, 3_000]) {
    await wait(afterMs);
    const workerd = findWorkerd(product.child.pid);
    expect(workerd).toHaveLength(1);
    for (const pid of workerd) process.kill(pid, "SIGKILL");
    const before = leads.confirmed.length;
    await eventually(
      async () => leads.confirmed.length,
      (count) => count > before + 1,
      60_000,
    );
  }
  await expectOnce(product, await leads.stop());
  await expectAllScraped(product, runId);
});

test("A folder that is damaged while nothing runs is kept aside by the next start, which says so", async () => {
  const folder = await makeFolder();
  const ports = await choosePorts();
  const first = await startOn(folder, ports);
  expect((await sendLead(first, "damaged@example.com")).status).toBe(201);
  await kill(first);
  const control = await open(join(folder, "postgres/global/pg_control"), "r+");
  await control.write(Buffer.alloc(512, 7));
  await control.close();
  const second = await startOn(folder, ports);
  expect(second.output()).toMatch(/is damaged \(.+\); all of it was moved to \S+/);
  expect((await countValues(second, "leads", "email")).has("damaged@example.com")).toBe(false);
});

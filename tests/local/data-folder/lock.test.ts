import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import {
  findHolder,
  FolderInUseError,
  lockFolder,
  lockUnlessStarted,
} from "../../../local/data-folder/lock.ts";

const start = { command: "npm start", ports: { site: 8787, backend: 54_321, outside: 4100 } };
const backup = { command: "npm start -- --backup" };

async function makeFolder(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), "lock-"));
  onTestFinished(() => rm(parent, { recursive: true }));
  return join(parent, ".data");
}

async function startHolder(folder: string): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "fixtures/hold-lock.ts"), folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [said] = await once(createInterface({ input: child.stdout }), "line");
  return { child, said: String(said) };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

test("A second start is refused and says where the first one runs", async () => {
  const folder = await makeFolder();
  const { child, said } = await startHolder(folder);
  expect(said).toBe("held");
  expect(() => lockFolder(folder, start)).toThrow(FolderInUseError);
  expect(() => lockFolder(folder, start)).toThrow(
    new RegExp(
      `in use by "npm start" \\(process ${child.pid}, since .*It runs at http://localhost:8787, its backend at http://127.0.0.1:54321`,
    ),
  );
  expect(findHolder(folder)).toMatchObject({ pid: child.pid, ports: start.ports });
});

test("A command beside a start goes on, and one beside a backup is refused", async () => {
  const folder = await makeFolder();
  const first = lockFolder(folder, start);
  lockUnlessStarted(folder, { command: "npm run keys" }).release();
  expect(findHolder(folder)).toMatchObject({ command: "npm start" });
  first.release();
  const other = lockFolder(folder, backup);
  expect(() => lockUnlessStarted(folder, { command: "npm run keys" })).toThrow(/Wait until it has ended/);
  other.release();
  expect(readdirSync(join(folder, ".."))).toEqual([]);
});

test("The lock of a killed process is taken over, and the new holder's release frees the folder", async () => {
  const folder = await makeFolder();
  const { child } = await startHolder(folder);
  await kill(child);
  expect(findHolder(folder)).toBeUndefined();
  const lock = lockFolder(folder, start);
  expect(lock.isTakenOver).toBe(true);
  expect(findHolder(folder)).toMatchObject({ pid: process.pid });
  lock.release();
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

test("A lock whose process id now belongs to another program is stale", async () => {
  const folder = await makeFolder();
  const { child } = await startHolder(folder);
  await kill(child);
  const left = JSON.parse(readFileSync(`${folder}.lock`, "utf8"));
  // This process runs, but it did not start when the lock's holder did.
  writeFileSync(`${folder}.lock`, JSON.stringify({ ...left, pid: process.pid }));
  expect(lockFolder(folder, start).isTakenOver).toBe(true);
});

test("Of many processes that see the same stale lock, exactly one gets it", async () => {
  const folder = await makeFolder();
  const { child } = await startHolder(folder);
  await kill(child);
  const said = await Promise.all(Array.from({ length: 8 }, async () => (await startHolder(folder)).said));
  expect(said.filter((line) => line === "held")).toHaveLength(1);
  expect(said.filter((line) => line.includes("in use by"))).toHaveLength(7);
});

test("A file that is no lock is left alone and named", async () => {
  const folder = await makeFolder();
  writeFileSync(`${folder}.lock`, "something else");
  expect(() => lockFolder(folder, start)).toThrow(/\.data\.lock is not readable as a lock/);
  expect(readFileSync(`${folder}.lock`, "utf8")).toBe("something else");
});

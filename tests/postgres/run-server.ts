/**
 * Runs a Postgres for the process that started this one, which reads the server's address from this one's output.
 * When that process is gone, `kill -9` included, the system closes the pipe: the server ends and its files are removed.
 */
import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chown, cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";

const [installed] = process.argv.slice(2);
if (!installed) throw new Error("Name the folder of Postgres' programs.");

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;
/** Postgres refuses to run as root, so it runs as `nobody` then. */
const user = isRoot ? { uid: 65534, gid: 65534 } : {};
const superuser = "supabase_admin";

/** Nothing here outlives the tests, and a deadlock should be found quickly. */
const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "200",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  deadlock_timeout: "100ms",
  shared_buffers: "64MB",
};

const isParentGone = text(process.stdin);
const folder = await mkdtemp(join(tmpdir(), "postgres-for-tests-"));
try {
  await serve();
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function serve(): Promise<void> {
  const password = randomBytes(16).toString("hex");
  const passwordFile = join(folder, "password");
  await writeFile(passwordFile, password);
  if (isRoot) for (const path of [folder, passwordFile]) await chown(path, 65534, 65534);
  const programs = await findPrograms();
  const data = join(folder, "data");
  const cluster = [`--pgdata=${data}`, `--username=${superuser}`, `--pwfile=${passwordFile}`];
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=icu", "--icu-locale=en-US"];
  await run(join(programs, "initdb"), [...cluster, ...locale, "--auth=scram-sha-256", "--no-sync"], user);
  const port = await findFreePort();
  const options = Object.entries({ ...settings, port }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  const server = spawn(join(programs, "postgres"), ["-D", data, ...options], {
    ...user,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const log: string[] = [];
  const isOver = once(server, "exit").then(() => {
    throw new Error(["Postgres ended by itself:", ...log].join("\n"));
  });
  const isReady = new Promise<void>((resolve) => {
    createInterface({ input: server.stderr }).on("line", (line) => {
      log.push(line);
      if (line.includes("ready to accept connections")) resolve();
    });
  });
  await Promise.race([isReady, isOver]);
  console.log(`postgres://${superuser}:${password}@127.0.0.1:${port}`);
  await Promise.race([isParentGone, isOver]);
  // Immediately: its open transactions are discarded.
  server.kill("SIGQUIT");
  await isOver.catch(() => {});
}

/** Another user may not be able to read our folder, such as a clone in root's home. */
async function findPrograms(): Promise<string> {
  if (!isRoot || !installed) return join(String(installed), "bin");
  const copy = join(folder, "programs");
  await cp(installed, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, "bin");
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("No free port was found.");
  return address.port;
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { ensureBuild } from "../../local/ensure-build.ts";
import { eventually } from "../start-product.ts";

beforeAll(() => ensureBuild());

type Ports = { PORT: string; BACKEND_PORT: string; OUTSIDE_PORT: string };
/** Far longer than a start takes, even three at once on a busy machine. */
const startsWithinMs = 300_000;

type Start = { child: ChildProcess; output: () => string };

async function choosePorts(): Promise<Ports> {
  const [PORT, BACKEND_PORT, OUTSIDE_PORT] = await Promise.all([freePort(), freePort(), freePort()]);
  return { PORT, BACKEND_PORT, OUTSIDE_PORT };
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return String(typeof address === "object" && address?.port);
}

function startProduct(folder: string, ports: Ports): Start {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../local/start.ts")], {
    env: { PATH: process.env["PATH"] ?? "", DATA_FOLDER: folder, ...ports },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (output += text.toString()));
  return { child, output: () => output };
}

async function untilRunning({ child, output }: Start, ports: Ports): Promise<void> {
  await eventually(
    async () => ({
      isStarted: output().includes("Ctrl-C stops everything"),
      code: child.exitCode,
      output: output(),
    }),
    ({ isStarted, code }) => isStarted || code !== null,
    startsWithinMs,
  );
  expect(output()).toContain(`http://127.0.0.1:${ports.BACKEND_PORT}/_local/mailbox`);
  expect((await fetch(`http://127.0.0.1:${ports.PORT}/api/front-page`)).status).toBe(200);
}

async function untilEnded(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

test("A second start on the same data is refused and says where the first runs; after kill -9 a start just works", async () => {
  const parent = await mkdtemp(join(tmpdir(), "start-"));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const folder = join(parent, ".data");
  const ports = await choosePorts();
  const first = startProduct(folder, ports);
  await untilRunning(first, ports);

  const second = startProduct(folder, await choosePorts());
  await untilEnded(second.child);
  expect(second.child.exitCode).toBe(1);
  expect(second.output()).toContain(`process ${first.child.pid}`);
  expect(second.output()).toContain(`http://localhost:${ports.PORT}`);

  first.child.kill("SIGKILL");
  await untilEnded(first.child);
  const third = startProduct(folder, ports);
  await untilRunning(third, ports);
  expect(third.output()).not.toContain("moved to");
  third.child.kill("SIGTERM");
  await untilEnded(third.child);
  expect(third.child.exitCode).toBe(0);
}, 1_200_000);

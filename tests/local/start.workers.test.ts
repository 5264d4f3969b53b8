import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { ensureBuild } from "../../local/ensure-build.ts";
import { choosePorts, kill, startCommand, untilEnded, untilRunning } from "../start-command.ts";

beforeAll(() => ensureBuild());

test("A second start on the same data is refused and says where the first runs; after kill -9 a start just works", async () => {
  const parent = await mkdtemp(join(tmpdir(), "start-"));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const folder = join(parent, ".data");
  const ports = await choosePorts();
  const first = startCommand(folder, ports);
  onTestFinished(() => kill(first));
  await untilRunning(first);
  expect(first.output()).toContain(`http://127.0.0.1:${ports.BACKEND_PORT}/_local/mailbox`);

  const second = startCommand(folder, await choosePorts());
  onTestFinished(() => kill(second));
  await untilEnded(second);
  expect(second.child.exitCode).toBe(1);
  expect(second.output()).toContain(`process ${first.child.pid}`);
  expect(second.output()).toContain(`http://localhost:${ports.PORT}`);

  await kill(first);
  const third = startCommand(folder, ports);
  onTestFinished(() => kill(third));
  await untilRunning(third);
  expect(third.output()).not.toContain("moved to");
  await kill(third, "SIGTERM");
  expect(third.child.exitCode).toBe(0);
}, 1_200_000);

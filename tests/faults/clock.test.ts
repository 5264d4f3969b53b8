/**
 * The clock of the embedded backend jumps while the product runs: two hours ahead, then four back. libfaketime moves it
 * (`apt-get install libfaketime`); the machine's own clock stays. workerd does not start under it and keeps the real
 * time, so the two also disagree, as a Worker and a database may.
 */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { ensureBuild } from "../../local/ensure-build.ts";
import { countValues, readRunState, sendLead, startRun } from "../product-data.ts";
import { choosePorts, kill, startCommand, untilRunning } from "../start-command.ts";
import { eventually } from "../start-product.ts";

/** The package has no types, and its main file names the program. */
const { default: workerd }: { default: string } = createRequire(import.meta.url)("workerd");
const library = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";

beforeAll(() => ensureBuild());

test.runIf(existsSync(library))(
  "When the backend's clock jumps, every lead and listing is there once",
  async () => {
    const parent = await mkdtemp(join(tmpdir(), "clock-"));
    onTestFinished(() => rm(parent, { recursive: true, force: true }));
    const clock = join(parent, "clock");
    const jump = (offset: string) => writeFile(clock, `${offset}\n`);
    await jump("+0");
    const realTime = join(parent, "workerd");
    await writeFile(realTime, `#!/bin/sh\nunset LD_PRELOAD\nexec "${workerd}" "$@"\n`);
    await chmod(realTime, 0o755);
    const product = startCommand(join(parent, ".data"), await choosePorts(), {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      MINIFLARE_WORKERD_PATH: realTime,
    });
    onTestFinished(() => kill(product));
    await untilRunning(product);
    const runId = await startRun(product);
    const emails: string[] = [];
    const send = async (email: string) => {
      const key = crypto.randomUUID();
      // Sent again with the same key, as a form is after a lost answer.
      for (let time = 0; time < 2; time += 1) expect((await sendLead(product, email, key)).status).toBe(201);
      emails.push(email);
    };
    await send("before@example.com");
    for (const offset of ["+2h", "-2h", "+0"]) {
      await jump(offset);
      await send(`clock${offset}@example.com`);
      const { status } = await fetch(`${product.url}/api/listings?minPrice=${1000 + emails.length}`);
      expect(status).toBe(200);
    }
    await eventually(
      () => readRunState(product, runId),
      (state) => state === "done",
      240_000,
    );
    const leads = await countValues(product, "leads", "email");
    expect(emails.filter((email) => leads.get(email) !== 1)).toEqual([]);
    const origins = await countValues(product, "listing_origins", "source_url");
    expect([...origins.values()].filter((count) => count !== 1)).toEqual([]);
    expect(origins.size).toBe(64);
  },
);

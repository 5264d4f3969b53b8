import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../local/database/open.ts";

test("Killing the process in the middle of writes loses nothing that was committed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "durable-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  // Three times, because recovery itself must survive being written to again.
  for (let round = 0; round < 3; round += 1) {
    const committed = await writeUntilKilled(join(folder, "postgres"), round === 0 ? 200 : 50);
    const database = await openDatabase(join(folder, "postgres"));
    const [row] = await database.query<{ count: number }>(
      "select count(*)::int as count from public.written",
    );
    // One more may be committed than was reported: the kill came between the two.
    expect([committed, committed + 1]).toContain(row?.count);
    await database.script("truncate public.written");
    await database.close();
  }
});

async function writeUntilKilled(folder: string, rows: number): Promise<number> {
  const script = join(import.meta.dirname, "fixtures/write-forever.ts");
  const child = spawn(process.execPath, [script, folder], { stdio: ["ignore", "pipe", "inherit"] });
  let last = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === "ready") continue;
    last = Number(line);
    if (last === rows) child.kill("SIGKILL");
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  expect(child.signalCode).toBe("SIGKILL");
  return last;
}

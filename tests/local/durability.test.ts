import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase, readApplied } from "../../local/database/open.ts";

test("Killing the process during writes loses nothing that was committed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "durable-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  // Three times, because a recovered database must survive more writes and kills too.
  for (let round = 0; round < 3; round += 1) {
    const committed = await writeUntilKilled(join(folder, "postgres"), round === 0 ? 200 : 50);
    // What a start reads first: a database that was killed must survive that as well.
    expect(await readApplied(join(folder, "postgres"))).not.toEqual([]);
    const database = await openDatabase(join(folder, "postgres"));
    const [row] = await database.query<{ count: number }>(
      "select count(*)::int as count from public.written",
    );
    // The kill may come after a commit and before its report.
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

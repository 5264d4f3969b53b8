/** A disk that fills up while the product runs: a small file system of its own, which only root on Linux can mount. */
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { mkdtemp, rm, stat, statfs, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { ensureBuild } from "../../local/ensure-build.ts";
import { countValues, sendLead, writeRow } from "../product-data.ts";
import { choosePorts, kill, startCommand, untilEnded, untilRunning } from "../start-command.ts";

const canMount = process.platform === "linux" && process.getuid?.() === 0;
/** A start asks for 100 MB, beside the 100 that the data takes. */
const diskSize = "250m";
const megabyte = 1024 ** 2;
const answersWithinMs = 60_000;

beforeAll(() => ensureBuild());

async function mountDisk(): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), "full-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${diskSize}`, "tmpfs", place]);
  onTestFinished(async () => {
    execFileSync("umount", ["--lazy", place]);
    await rm(place, { recursive: true });
  });
  return place;
}

/** Something else takes all the room but `left` bytes. */
async function fillDisk(place: string, left: number): Promise<string> {
  const file = join(place, "something-else");
  await writeFile(file, Buffer.alloc((await countFree(place)) - left));
  return file;
}

async function countFree(place: string): Promise<number> {
  const { bavail, bsize } = await statfs(place);
  return bavail * bsize;
}

/** The status of the answer; 0 when the connection ended with the product. */
async function askForStatus(request: Promise<Response>): Promise<number> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error("no answer in a minute")), answersWithinMs),
  );
  const answered = request.then(
    ({ status }) => status,
    () => 0,
  );
  return Promise.race([answered, late]);
}

test.runIf(canMount)(
  "On a full disk the product says so, keeps what it confirmed, and starts again when there is room",
  async () => {
    const place = await mountDisk();
    const folder = join(place, ".data");
    const ports = await choosePorts();
    const first = startCommand(folder, ports);
    onTestFinished(() => kill(first));
    await untilRunning(first);
    const confirmed: string[] = [];
    const send = async (): Promise<number> => {
      const email = `full-${randomUUID()}@example.com`;
      const status = await askForStatus(sendLead(first, email));
      if (status === 201) confirmed.push(email);
      return status;
    };

    // No room for another page of a table: forms are refused for the moment, and what is there can be read.
    const filler = await fillDisk(place, megabyte);
    while ((await send()) === 201);
    expect(await send()).toBe(503);
    expect(first.output()).toContain("No space left on device");
    expect((await fetch(`${first.url}/listings?maxPrice=2345678`)).status).toBe(200);

    // Room for pages, but never for another file of Postgres's log: it stops in the middle of a write.
    const refusals = new Set<number>();
    while (first.child.exitCode === null) {
      if ((await countFree(place)) < 4 * megabyte)
        await truncate(filler, (await stat(filler)).size - 4 * megabyte);
      refusals.add(await send());
      await writeRow(first, "scrape_dead_messages", deadMessage()).catch(() => undefined);
    }
    await untilEnded(first);
    expect(first.child.exitCode).toBe(1);
    expect(first.output()).toMatch(/Postgres has stopped .*The disk is full: \d+ MB are free/s);
    expect(confirmed.length).toBeGreaterThan(0);
    expect([...refusals].filter((status) => ![0, 201, 503].includes(status))).toEqual([]);

    const second = startCommand(folder, ports);
    onTestFinished(() => kill(second));
    await untilEnded(second);
    expect(second.child.exitCode).toBe(1);
    expect(second.output()).toMatch(/The disk is full: \d+ MB are free/);
    expect(readdirSync(place).filter((name) => name.startsWith(".data."))).toEqual([]);

    await rm(filler);
    const third = startCommand(folder, ports);
    onTestFinished(() => kill(third));
    await untilRunning(third);
    expect(third.output()).not.toContain("moved to");
    const kept = await countValues(third, "leads", "email");
    expect(confirmed.filter((email) => kept.get(email) !== 1)).toEqual([]);
    expect((await sendLead(third, "after@example.com")).status).toBe(201);
    await kill(third, "SIGTERM");
  },
);

/** 80 KB that compression cannot shrink much. */
function deadMessage() {
  const noise = Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))).toString("base64");
  return { message_id: randomUUID(), body: { noise }, reason: "fills the disk" };
}

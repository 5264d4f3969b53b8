/**
 * A backup as one file: gzip of a line of JSON that lists every folder and file with its size and hash, then the files'
 * bytes one after the other. A backup is believed only when every hash is right, so a torn or changed one is refused.
 */
import { createHash, type Hash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import * as v from "valibot";

export class BackupError extends Error {
  override name = "BackupError";
}

/** The whole of a data folder. Nothing else is read from a backup or written to one. */
const parts = ["postgres", "storage", "workers", "keys.json"];
const format = "baan-tawan-data/1";
/** The list of the files of a large catalogue takes about 1 MB. */
const longestList = 64 * 1024 ** 2;

const listSchema = v.object({
  format: v.literal(format),
  madeAt: v.string(),
  folders: v.array(v.pipe(v.string(), v.check(isInside))),
  files: v.array(
    v.object({
      path: v.pipe(v.string(), v.check(isInside)),
      bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
      sha256: v.string(),
    }),
  ),
});

type FileList = v.InferOutput<typeof listSchema>;

function isInside(path: string): boolean {
  const steps = path.split("/");
  return (
    parts.includes(steps[0] ?? "") && steps.every((step) => step !== "" && step !== "." && step !== "..")
  );
}

/** `file` must not exist: a backup is never written over another. */
export async function writeArchive(folder: string, file: string, now: Date): Promise<number> {
  const list = await listFiles(folder, now);
  // It holds keys and people's data.
  const target = createWriteStream(file, { flags: "wx", mode: 0o600, flush: true });
  await pipeline(readAll(folder, list), createGzip(), target);
  return list.files.length;
}

async function listFiles(folder: string, now: Date): Promise<FileList> {
  const list: FileList = { format, madeAt: now.toISOString(), folders: [], files: [] };
  const waiting = parts.toReversed();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const found = await stat(join(folder, path)).catch(ignoreMissing);
    if (found?.isDirectory()) {
      list.folders.push(path);
      for (const name of await readdir(join(folder, path))) waiting.push(`${path}/${name}`);
    } else if (found) {
      list.files.push({ path, bytes: found.size, sha256: await hashFile(join(folder, path)) });
    }
  }
  return list;
}

async function* readAll(folder: string, list: FileList): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify(list)}\n`);
  for (const { path } of list.files) yield* createReadStream(join(folder, path));
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const part of createReadStream(file)) hash.update(part);
  return hash.digest("hex");
}

/** Writes the files of a backup to an empty folder. Throws a BackupError for anything that is no whole backup. */
export async function readArchive(file: string, folder: string): Promise<FileList> {
  const bytes = new ByteReader(unzip(file));
  const list = parseList(await bytes.readLine(longestList));
  for (const path of list.folders) await mkdir(join(folder, path), { recursive: true, mode: 0o700 });
  for (const wanted of list.files) {
    const hash = createHash("sha256");
    const target = createWriteStream(join(folder, wanted.path), { flags: "wx", mode: 0o600 });
    await pipeline(bytes.take(wanted.bytes, hash), target);
    if (hash.digest("hex") !== wanted.sha256) throw damaged(`${wanted.path} was changed`);
  }
  if (await bytes.hasMore()) throw damaged("there is more in it than it lists");
  return list;
}

async function* unzip(file: string): AsyncGenerator<Buffer> {
  const unzipped = createGunzip();
  const source = createReadStream(file).on("error", (error) => unzipped.destroy(error));
  try {
    yield* source.pipe(unzipped);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (!code.startsWith("Z_")) throw error;
    throw damaged(error instanceof Error ? error.message : code);
  }
}

function parseList(line: Buffer | undefined): FileList {
  const list = v.safeParse(v.pipe(v.string(), v.parseJson(), listSchema), line?.toString());
  if (list.success) return list.output;
  throw new BackupError("It is not a backup that npm start -- --backup made.");
}

function damaged(reason: string): BackupError {
  return new BackupError(`It is damaged or no backup: ${reason}.`);
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}

class ByteReader {
  private left: Buffer = Buffer.alloc(0);
  private readonly parts: AsyncIterator<Buffer>;

  constructor(parts: AsyncIterable<Buffer>) {
    this.parts = parts[Symbol.asyncIterator]();
  }

  /** Undefined when no line ends within `longest` bytes. */
  async readLine(longest: number): Promise<Buffer | undefined> {
    const line: Buffer[] = [];
    for (let length = 0; length <= longest;) {
      if (!(await this.hasMore())) return undefined;
      const end = this.left.indexOf("\n");
      if (end >= 0) {
        line.push(this.left.subarray(0, end));
        this.left = this.left.subarray(end + 1);
        return Buffer.concat(line);
      }
      line.push(this.left);
      length += this.left.length;
      this.left = Buffer.alloc(0);
    }
    return undefined;
  }

  async *take(count: number, hash: Hash): AsyncGenerator<Buffer> {
    for (let wanted = count; wanted > 0;) {
      if (!(await this.hasMore())) throw damaged("it ends too early");
      const part = this.left.subarray(0, wanted);
      this.left = this.left.subarray(part.length);
      wanted -= part.length;
      hash.update(part);
      yield part;
    }
  }

  async hasMore(): Promise<boolean> {
    while (this.left.length === 0) {
      const next = await this.parts.next();
      if (next.done) return false;
      this.left = next.value;
    }
    return true;
  }
}

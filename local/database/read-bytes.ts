/**
 * Reads the only row of a statement, each column as the bytes that Postgres sent. A page of rows is a megabyte of
 * JSON, and converting it to a string and back to bytes costs as much as the query.
 */
import { messages, type PGlite, protocol } from "@electric-sql/pglite";

export type Bytes = Buffer<ArrayBuffer>;

export type ReadBytes = (sql: string, parameters?: readonly unknown[]) => Promise<(Bytes | null)[]>;

/** Only for use in a transaction, because the raw protocol ignores the locks of PGlite's transactions. */
export async function readBytes(
  pglite: PGlite,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<(Bytes | null)[]> {
  const values = parameters.map((value) => (value === null || value === undefined ? null : String(value)));
  const { serialize } = protocol;
  const asked = [
    serialize.parse({ text: sql }),
    serialize.bind({ values }),
    serialize.execute(),
    serialize.sync(),
  ];
  const answer = new GrowingBytes();
  await pglite.runExclusive(() =>
    pglite.execProtocolRawStream(Buffer.concat(asked), {
      syncToFs: false,
      onRawData: (part) => answer.add(part),
    }),
  );
  return findRow(answer.read());
}

/** Postgres sends one small part and then the rest, so a megabyte is copied only once. */
class GrowingBytes {
  private kept = Buffer.allocUnsafe(16 * 1024);
  private used = 0;

  add(part: Uint8Array): void {
    const needed = this.used + part.length;
    if (needed > this.kept.length) {
      const larger = Buffer.allocUnsafe(Math.ceil(needed * 1.25));
      larger.set(this.read());
      this.kept = larger;
    }
    this.kept.set(part, this.used);
    this.used = needed;
  }

  read(): Bytes {
    return this.kept.subarray(0, this.used);
  }
}

/** A message is a letter, the length of the rest (including the length itself), and its content. */
function findRow(answer: Bytes): (Bytes | null)[] {
  let row: (Bytes | null)[] = [];
  for (let at = 0; at < answer.length; at += 1 + answer.readUInt32BE(at + 1)) {
    const letter = String.fromCharCode(answer[at] ?? 0);
    const message = answer.subarray(at, at + 1 + answer.readUInt32BE(at + 1));
    if (letter === "E") throwFailure(message);
    if (letter === "D") row = readColumns(message.subarray(5));
  }
  return row;
}

function readColumns(content: Bytes): (Bytes | null)[] {
  const columns: (Bytes | null)[] = [];
  let at = 2;
  while (at < content.length) {
    const length = content.readInt32BE(at);
    at += 4;
    columns.push(length < 0 ? null : content.subarray(at, at + length));
    at += Math.max(length, 0);
  }
  return columns;
}

function throwFailure(message: Bytes): void {
  new protocol.Parser().parse(message, (parsed) => {
    if (parsed instanceof messages.DatabaseError) throw parsed;
  });
}

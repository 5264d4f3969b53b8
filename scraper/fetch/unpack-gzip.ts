/** Unpacks gzip as it arrives. What it holds at a time does not depend on how far the file blows up. */

export type Unpacking = {
  write(chunk: Uint8Array): Promise<void>;
  close(): Promise<void>;
  /** False when the archive is broken or `take` throws. */
  done: Promise<boolean>;
};

export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** `take` returns whether it wants more. */
export function unpackGzip(take: (bytes: Uint8Array) => Promise<boolean>): Unpacking {
  const stream = new DecompressionStream("gzip");
  const read = async (): Promise<boolean> => {
    const reader: ReadableStreamDefaultReader<Uint8Array> = stream.readable.getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return true;
        if (!(await take(value))) return (await reader.cancel(), true);
      }
    } catch {
      return false; // A broken archive: what came before is kept, but the file counts as unread.
    }
  };
  const writer = stream.writable.getWriter();
  return { write: (chunk) => writer.write(chunk.slice()), close: () => writer.close(), done: read() };
}

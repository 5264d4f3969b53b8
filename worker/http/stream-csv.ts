/** A CSV file that is streamed a page at a time. */
import type { Context } from "hono";

type CsvPage<Next> = { lines: string[]; next: Next | null };

export async function streamCsv<Next>(
  c: Context,
  name: string,
  head: string,
  read: (after: Next | null) => Promise<CsvPage<Next>>,
): Promise<Response> {
  // Read before the answer begins, so that a refusal is still an error and not half a file.
  let page: CsvPage<Next> | undefined = await read(null);
  const encoder = new TextEncoder();
  const file = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(encoder.encode(head)),
    pull: async (stream) => {
      if (!page) return stream.close();
      const { lines, next }: CsvPage<Next> = page;
      stream.enqueue(encoder.encode(lines.join("")));
      page = next ? await read(next) : undefined;
    },
  });
  return c.body(file, 200, {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${name}"`,
  });
}

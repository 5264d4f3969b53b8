/** A copy of all data as one JSON file. It is handed through table by table, so it may be larger than a Worker's memory. */
import { Hono } from "hono";
import { describeError } from "../../../domain/describe-error.ts";
import type { SignedInContext } from "../../context.ts";
import { patientBackend, writeData } from "../../backend/supabase.ts";
import { readConfig } from "../../env.ts";
import { fetchForCommand } from "../../backend/backend-fetch.ts";

export const adminCopy = new Hono<SignedInContext>().post("/", async (c) => {
  const tables = writeData(await patientBackend(c).rpc("begin_copy"));
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = readConfig(c.env);
  const fetchTable = async (name: string) => {
    const answer = await fetchForCommand()(`${SUPABASE_URL}/rest/v1/rpc/copy_table`, {
      method: "POST",
      headers: {
        apikey: SUPABASE_PUBLISHABLE_KEY,
        authorization: `Bearer ${c.get("accessToken")}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ table_name: name }),
    });
    if (answer.ok && answer.body) return answer.body;
    await answer.body?.cancel();
    throw new Error(`${name} answers ${answer.status}`);
  };
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  c.executionCtx.waitUntil(
    writeTables(tables, fetchTable, writable).catch((error) =>
      console.error(JSON.stringify({ event: "copy_broken_off", reason: describeError(error) })),
    ),
  );
  return new Response(readable, {
    headers: {
      "content-type": "application/json",
      "content-disposition": 'attachment; filename="copy.json"',
    },
  });
});

/** A table that cannot be read breaks the answer off, so nobody keeps half a copy for a whole one. */
async function writeTables(
  tables: readonly string[],
  fetchTable: (name: string) => Promise<ReadableStream<Uint8Array>>,
  file: WritableStream<Uint8Array>,
): Promise<void> {
  const encoder = new TextEncoder();
  const write = async (text: string) => {
    const writer = file.getWriter();
    await writer.write(encoder.encode(text));
    writer.releaseLock();
  };
  try {
    await write(`{"madeAt":${JSON.stringify(new Date().toISOString())},"tables":{`);
    for (const [index, name] of tables.entries()) {
      await write(`${index > 0 ? "," : ""}\n${JSON.stringify(name)}:`);
      await (await fetchTable(name)).pipeTo(file, { preventClose: true });
    }
    await write("\n}}\n");
    await file.close();
  } catch (error) {
    await file.abort(error).catch(() => undefined);
    throw error;
  }
}

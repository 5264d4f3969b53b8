import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../../local/database/open.ts";
import type { CallerEnv } from "../../../local/gateway.ts";
import { openKeyStore } from "../../../local/keys/key-store.ts";
import { makeStatementLog } from "../../../local/statement-log.ts";
import { readUpload, storeUpload } from "../../../local/storage/upload.ts";

test("An upload whose bytes find no room leaves none of them behind", async () => {
  const database = await openDatabase();
  onTestFinished(() => database.close());
  const kept = new Set<string>();
  const bytes = {
    write: async (id: string) => {
      kept.add(id);
      throw new Error("ENOSPC: no space left on device, write");
    },
    read: async () => new Uint8Array(),
    remove: async (ids: string[]) => ids.forEach((id) => kept.delete(id)),
  };
  const services = {
    database,
    bytes,
    keys: await openKeyStore(),
    log: makeStatementLog(),
    now: () => new Date(),
  };
  const app = new Hono<CallerEnv>().post("/", async (context) => {
    const target = { bucket: "listing-images", name: "sea.png", isUpsert: false };
    return context.json(await storeUpload(services, context, target, await readUpload(context)));
  });
  app.onError((error, context) => context.text(error.message, 500));
  const answer = await app.request("/", {
    method: "POST",
    headers: { "content-type": "image/png" },
    body: "bytes",
  });
  expect([answer.status, await answer.text()]).toEqual([500, "ENOSPC: no space left on device, write"]);
  expect(kept).toEqual(new Set());
});

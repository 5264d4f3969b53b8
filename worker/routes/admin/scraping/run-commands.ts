/** Commands to runs. Each is one SQL function that checks the caller again; changed listings raise the version. */
import { Hono } from "hono";
import * as v from "valibot";
import type { AskedChanges, AskedWithdrawals, DeadMessage } from "../../../../domain/api.ts";
import { bumpCatalogueVersion } from "../../../../domain/listings/catalogue/catalogue-version.ts";
import { scrapeMessageSchema } from "../../../../domain/scraping/scrape-messages.ts";
import type { SignedInContext } from "../../../context.ts";
import { ApiError } from "../../../errors.ts";
import { callersBackend, dataOf, jsonOf, patientBackend, writeData } from "../../../backend/supabase.ts";
import { idSchema } from "../../../http/id-schema.ts";
import { validate } from "../../../http/validate.ts";
import { requireRun } from "./require-run.ts";

const asksNothing = ["run_asks_nothing", "This run asks nothing any more."] as const;
const withdrawalSchema = v.object({ carryOut: v.boolean() });

export const adminRunCommands = new Hono<SignedInContext>()
  .post("/runs/:id/cancel", validate("param", idSchema), async (c) => {
    const backend = callersBackend(c);
    const id = await requireRun(backend, c.req.valid("param").id);
    const wasActive = writeData(await backend.rpc("cancel_run", { for_run: id }));
    if (!wasActive) throw new ApiError("run_has_ended", "This run has ended already.");
    return c.json({ cancelled: true });
  })
  .post("/runs/:id/retry", validate("param", idSchema), async (c) => {
    const backend = callersBackend(c);
    const id = await requireRun(backend, c.req.valid("param").id);
    const answer = await backend.rpc("retry_failed", { for_run: id });
    const waiting = writeData(answer, {
      PT409: ["nothing_to_read_again", "This run has no failed pages to read again."],
    });
    await c.env.SCRAPE_QUEUE.send({ kind: "run", runId: id });
    return c.json({ waiting }, 202);
  })
  .post("/runs/:id/roll-back", validate("param", idSchema), async (c) => {
    const backend = callersBackend(c);
    const id = await requireRun(backend, c.req.valid("param").id);
    const undone = writeData(await patientBackend(c).rpc("roll_back_run", { for_run: id }), {
      PT409: ["run_busy", "The run is under way or asks something. Cancel or answer it first."],
    });
    await bumpCatalogueVersion(c.env.CATALOGUE, new Date());
    return c.json({ undone });
  })
  .get("/runs/:id/withdrawals", validate("param", idSchema), async (c) => {
    const backend = callersBackend(c);
    const id = await requireRun(backend, c.req.valid("param").id);
    const answer = await backend.rpc("asked_withdrawals", { for_run: id });
    return c.json(jsonOf<AskedWithdrawals>(answer));
  })
  .post(
    "/runs/:id/withdrawals",
    validate("param", idSchema),
    validate("json", withdrawalSchema),
    async (c) => {
      const backend = callersBackend(c);
      const answer = await patientBackend(c).rpc("settle_withdrawals", {
        for_run: await requireRun(backend, c.req.valid("param").id),
        carry_out: c.req.valid("json").carryOut,
      });
      const withdrawn = writeData(answer, { PT409: asksNothing });
      await bumpCatalogueVersion(c.env.CATALOGUE, new Date());
      return c.json({ withdrawn });
    },
  )
  .get("/runs/:id/changes", validate("param", idSchema), async (c) => {
    const backend = callersBackend(c);
    const id = await requireRun(backend, c.req.valid("param").id);
    const answer = await backend.rpc("asked_changes", { for_run: id });
    return c.json(jsonOf<AskedChanges>(answer));
  })
  .post("/runs/:id/changes", validate("param", idSchema), validate("json", withdrawalSchema), async (c) => {
    const backend = callersBackend(c);
    const answer = await patientBackend(c).rpc("settle_changes", {
      for_run: await requireRun(backend, c.req.valid("param").id),
      carry_out: c.req.valid("json").carryOut,
    });
    const changed = writeData(answer, { PT409: asksNothing });
    await bumpCatalogueVersion(c.env.CATALOGUE, new Date());
    return c.json({ changed });
  })
  .post("/runs/:id/feed", validate("param", idSchema), validate("json", withdrawalSchema), async (c) => {
    const backend = callersBackend(c);
    const id = await requireRun(backend, c.req.valid("param").id);
    const { carryOut } = c.req.valid("json");
    const wasAsking = dataOf(await backend.rpc("settle_feed", { for_run: id, carry_out: carryOut }));
    if (!wasAsking) throw new ApiError(...asksNothing);
    if (carryOut) await c.env.SCRAPE_QUEUE.send({ kind: "run", runId: id });
    return c.json({ carryOut }, 202);
  })
  .get("/dead-messages", async (c) => {
    const answer = await callersBackend(c)
      .from("scrape_dead_messages")
      .select("id,run_id,url,reason,attempts,created_at,replayed_at")
      .order("created_at", { ascending: false })
      .limit(100);
    const messages = dataOf(answer).map((row): DeadMessage => ({
      id: row.id,
      runId: row.run_id,
      url: row.url,
      reason: row.reason,
      attempts: row.attempts,
      createdAt: row.created_at,
      replayedAt: row.replayed_at,
    }));
    return c.json({ messages });
  })
  .post("/dead-messages/:id/replay", validate("param", idSchema), async (c) => {
    const answer = await callersBackend(c).rpc("replay_dead_message", {
      dead_message: c.req.valid("param").id,
    });
    const message = v.safeParse(scrapeMessageSchema, writeData(answer));
    if (!message.success) throw new ApiError("message_not_replayed", "This message cannot be replayed.");
    await c.env.SCRAPE_QUEUE.send(message.output);
    return c.json({ replayed: true }, 202);
  });

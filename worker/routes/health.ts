/** Says whether this Worker is alive and whether it reaches its backend. */
import { type Context, Hono } from "hono";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { type Answer, makeOnce, patienceWith } from "../cache/shared-attempts.ts";
import { publicBackend } from "../backend/supabase.ts";

/** The endpoint is public, so an isolate checks at most once in this time, however many ask. */
const keepMs = 2_000;

let kept: { answer: Answer; at: number } | undefined;

export const health = new Hono<PublicContext>()
  .get("/healthz", (c) => c.json({ status: "ok" }))
  .get("/readyz", async (c) => {
    if (!kept || Date.now() - kept.at >= keepMs) {
      const { answer } = await makeOnce("/readyz", patienceWith(readConfig(c.env)), () => checkBackend(c));
      kept = { answer, at: Date.now() };
    }
    const { status, headers, body } = kept.answer;
    return new Response(body, { status, headers });
  });

async function checkBackend(c: Context<PublicContext>): Promise<Answer> {
  const { error } = await publicBackend(readConfig(c.env)).from("listings").select("id").limit(1);
  const answer = error ? c.json({ status: "backend unreachable" }, 503) : c.json({ status: "ready" });
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: await answer.arrayBuffer(),
  };
}

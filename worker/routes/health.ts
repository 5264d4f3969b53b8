/** Is this Worker alive, and can it reach its backend. */
import { type Context, Hono } from "hono";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { type Answer, makeOnce } from "../shared-attempts.ts";
import { publicBackend } from "../supabase.ts";

/** Whoever may ask this may ask it all day: an isolate looks once in this time, however many ask. */
const keepMs = 2_000;

let kept: { answer: Answer; at: number } | undefined;

export const health = new Hono<PublicContext>()
  .get("/healthz", (c) => c.json({ status: "ok" }))
  .get("/readyz", async (c) => {
    if (!kept || Date.now() - kept.at >= keepMs) {
      const { answer } = await makeOnce("/readyz", Date.now, () => lookAtBackend(c));
      kept = { answer, at: Date.now() };
    }
    const { status, headers, body } = kept.answer;
    return new Response(body, { status, headers });
  });

async function lookAtBackend(c: Context<PublicContext>): Promise<Answer> {
  const { error } = await publicBackend(readConfig(c.env)).from("listings").select("id").limit(1);
  const answer = error ? c.json({ status: "backend unreachable" }, 503) : c.json({ status: "ready" });
  return { status: answer.status, headers: [...answer.headers], body: await answer.arrayBuffer() };
}

/** Is this Worker alive, and can it reach its backend. */
import { Hono } from "hono";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { publicBackend } from "../supabase.ts";

export const health = new Hono<PublicContext>()
  .get("/healthz", (c) => c.json({ status: "ok" }))
  .get("/readyz", async (c) => {
    const { error } = await publicBackend(readConfig(c.env)).from("listings").select("id").limit(1);
    return error ? c.json({ status: "backend unreachable" }, 503) : c.json({ status: "ready" });
  });

/** Texts for server-rendered pages. Browsers get the same files without the Worker. */
import { Hono } from "hono";
import type { PublicContext } from "../context.ts";
import { ApiError } from "../errors.ts";

export const content = new Hono<PublicContext>().get("/*", async (c) => {
  const file = await c.env.ASSETS.fetch(c.req.raw);
  if (file.status === 404) throw new ApiError("not_found", "There is no such text.");
  // The headers of an ASSETS response are immutable, and middleware adds some.
  return new Response(file.body, file);
});

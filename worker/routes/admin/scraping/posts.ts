/** Posts and messages that an admin pastes, each home of them as a page. They belong to one source of their own, which is made when it is first needed. */
import { Hono } from "hono";
import {
  addressOfPost,
  nameOfPosts,
  postHost,
  postSchema,
  reasonOfPosts,
} from "../../../../domain/scraping/pasted-post.ts";
import { callersBackend, dataOf, writeData } from "../../../backend/supabase.ts";
import type { SignedInContext } from "../../../context.ts";
import { ApiError, unavailable } from "../../../errors.ts";
import { validate } from "../../../http/validate.ts";

type Backend = ReturnType<typeof callersBackend>;

export const adminPosts = new Hono<SignedInContext>().post("/", validate("json", postSchema), async (c) => {
  const { text } = c.req.valid("json");
  const backend = callersBackend(c);
  const source = (await findSource(backend)) ?? (await addSource(backend));
  const homes = await c.env.TEACHING.splitPost(text).catch((cause: unknown) => {
    throw unavailable(cause);
  });
  const pages = await Promise.all(homes.map(async (html) => ({ url: await addressOfPost(html), html })));
  const answer = await backend.rpc("import_pages", {
    for_source: source,
    // The same lines twice are one home.
    pages: [...new Map(pages.map((page) => [page.url, page])).values()],
    dry: false,
  });
  const runId = writeData(answer);
  await c.env.SCRAPE_QUEUE.send({ kind: "run", runId });
  return c.json({ runId }, 202);
});

async function findSource(backend: Backend): Promise<string | undefined> {
  const answer = await backend
    .from("scrape_sources")
    .select("id")
    .contains("allowed_hosts", [postHost])
    .order("created_at")
    .limit(1);
  return dataOf(answer)[0]?.id;
}

async function addSource(backend: Backend): Promise<string> {
  const answer = await backend
    .from("scrape_sources")
    .insert({
      name: nameOfPosts,
      start_urls: [`https://${postHost}/`],
      allowed_hosts: [postHost],
      enabled: false,
      paused_reason: reasonOfPosts,
    })
    .select("id");
  // Somebody else may have pasted the first post at the same moment.
  const id = answer.error?.code === "23505" ? await findSource(backend) : writeData(answer)[0]?.id;
  if (!id) throw new ApiError("conflict", "The source of pasted posts could not be made. Try again.");
  return id;
}

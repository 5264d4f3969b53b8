/** How the Worker itself reads the API: public data as it is, without a Response; the rest from its route. */
import type { Context } from "hono";
import { readCatalogue } from "../cache/cached-response.ts";
import type { ReadAnswer } from "../cache/edge-cache.ts";
import type { PublicContext } from "../context.ts";
import { logError } from "../http/answer-error.ts";
import { findWanted } from "../routes/public-reads.ts";

export async function readApi(
  c: Context<PublicContext>,
  path: string,
  ask: () => Response | Promise<Response>,
): Promise<ReadAnswer> {
  try {
    const wanted = findWanted(c, path);
    if (wanted) return await readCatalogue(c, wanted);
  } catch (error) {
    const shown = logError(error, c.get("requestId"));
    return { status: shown.status, data: shown.toBody() };
  }
  const response = await ask();
  return { status: response.status, data: await response.json().catch(() => undefined) };
}

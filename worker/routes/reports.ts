/**
 * Counts what browsers report: violations of our policies, deprecations, crashes. Only the kind is logged, because a
 * report also holds addresses, samples of text and the browser's name.
 */
import { Hono } from "hono";
import * as v from "valibot";
import type { PublicContext } from "../context.ts";
import { ApiError } from "../errors.ts";
import { limitReports } from "../http/rate-limits.ts";
import { parseBody, readBody } from "../http/read-body.ts";

const maxBodyBytes = 16 * 1024;
const mostReports = 100;

const kinds = [
  "csp-violation",
  "deprecation",
  "intervention",
  "crash",
  "permissions-policy-violation",
  "coep",
  "coop",
] as const;
const directive = v.fallback(v.pipe(v.string(), v.regex(/^[a-z-]{3,40}$/)), "");
const reportSchema = v.object({
  type: v.fallback(v.picklist([...kinds, "other"]), "other"),
  body: v.fallback(v.object({ effectiveDirective: directive }), { effectiveDirective: "" }),
});
const reportsSchema = v.pipe(v.array(reportSchema), v.maxLength(mostReports));

export const reports = new Hono<PublicContext>().post("/reports", async (c) => {
  await limitReports(c);
  if (c.req.header("content-type")?.split(";")[0] !== "application/reports+json") {
    throw new ApiError("unsupported_type", "Send reports as application/reports+json.");
  }
  const read = v.safeParse(reportsSchema, parseBody(await readBody(c.req.raw, maxBodyBytes)));
  if (!read.success) throw new ApiError("bad_request", "The body is not a list of reports.");
  const counts: Record<string, number> = {};
  for (const { type, body } of read.output) {
    const name = `${type} ${body.effectiveDirective}`.trim();
    counts[name] = (counts[name] ?? 0) + 1;
  }
  console.log(JSON.stringify({ event: "browser_reports", counts }));
  return c.body(null, 204);
});

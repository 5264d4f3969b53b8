/** Checks the form that asks for letters about homes, as it is sent with or without script. */
import * as v from "valibot";
import type { FieldProblem } from "../api.ts";
import { locales } from "../languages/locales.ts";
import { honeypotField } from "../leads/form-fields.ts";
import { pattayaZone } from "../places/pattaya-time.ts";
import { alertPaces } from "./alert-choices.ts";

const slug = v.pipe(v.string(), v.maxLength(200));

const schema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("required"),
    v.maxLength(254, "too_long"),
    v.email("invalid"),
  ),
  every: v.picklist(alertPaces),
  locale: v.optional(v.picklist(locales), "en"),
  /** Of the browser; without script it is not known. */
  timeZone: v.fallback(v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone)), pattayaZone),
  /** One of the three: a home's slug, a building's, or the query of a list as our pages write it. */
  home: v.optional(slug, ""),
  building: v.optional(slug, ""),
  query: v.optional(v.pipe(v.string(), v.maxLength(1000)), ""),
  [honeypotField]: v.optional(v.pipe(v.string(), v.maxLength(0)), ""),
});

export type AskedFields = v.InferOutput<typeof schema>;

export function checkAlert(
  input: unknown,
): { asked: AskedFields } | { fields: Record<string, FieldProblem> } {
  const read = v.safeParse(schema, input);
  if (read.success) return { asked: read.output };
  const fields: Record<string, FieldProblem> = {};
  for (const issue of read.issues) {
    const name = v.getDotPath(issue) ?? "form";
    const { message } = issue;
    fields[name] ??= message === "required" || message === "too_long" ? message : "invalid";
  }
  return { fields };
}

/** Names alone: an offset has no summer time. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+\-/]+$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

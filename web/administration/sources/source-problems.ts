/** The schema's issues, mapped to the fields of the form. */
import { type BaseIssue, safeParse } from "valibot";
import { scrapeSourceSchema } from "../../../domain/scraping/scrape-source.ts";
import { type SelectorDraft, type SourceDraft, inputOf } from "../scraping/source-draft.ts";

type ProblemKind =
  | "required"
  | "tooShort"
  | "tooLong"
  | "tooMany"
  | "tooSmall"
  | "tooLarge"
  | "number"
  | "whole"
  | "address"
  | "host"
  | "closedHost"
  | "pattern"
  | "currency"
  | "attribute"
  | "taken"
  | "invalid";

type Problem = { kind: ProblemKind; limit?: string; line?: string };
/** Keyed by field name, and for selectors by `selectors.<key of the row>.<part>`. */
export type Problems = Record<string, Problem>;

export function listProblems(issues: readonly BaseIssue<unknown>[], draft: SourceDraft): Problems {
  const problems: Problems = {};
  for (const issue of issues) {
    const path = (issue.path ?? []).map(({ key }) => String(key));
    const place = placeOf(path, draft.selectors);
    // A source without hosts of its own takes those of the start addresses, which report the problem themselves.
    if (place === "allowed_hosts" && draft.allowed_hosts.trim() === "") continue;
    problems[place] ??= problemOf(issue, path);
  }
  return problems;
}

export function findProblems(draft: SourceDraft): Problems {
  const read = safeParse(scrapeSourceSchema, inputOf(draft));
  return read.success ? {} : listProblems(read.issues, draft);
}

/** Those that a change leaves. What only the API has refused stays until its field is changed. */
export function remainingProblems(
  known: Problems,
  before: SourceDraft,
  changed: Partial<SourceDraft>,
): Problems {
  const [was, is] = [findProblems(before), findProblems({ ...before, ...changed })];
  return Object.fromEntries(
    Object.entries(known).flatMap(([place, problem]) => {
      const isUntouched = !(place in was) && !((place.split(".")[0] ?? "") in changed);
      const left = is[place] ?? (isUntouched ? problem : undefined);
      return left ? [[place, left]] : [];
    }),
  );
}

function placeOf([field = "", group = "", index, part = "field"]: string[], rows: readonly SelectorDraft[]) {
  if (field !== "selectors") return field;
  const ofField = rows.filter((row) => row.field === group);
  const row = index === undefined ? ofField.at(-1) : ofField[Number(index)];
  return `selectors.${row?.key}.${part}`;
}

function problemOf(issue: BaseIssue<unknown>, path: string[]): Problem {
  const [field, index] = path;
  const isLine = (field === "start_urls" || field === "allowed_hosts") && index !== undefined;
  return { ...describe(issue, path.at(-1) ?? "", field ?? ""), ...(isLine && { line: String(issue.input) }) };
}

function describe(issue: BaseIssue<unknown>, part: string, field: string): Problem {
  const limit = String(issue.requirement);
  const isList = Array.isArray(issue.input);
  switch (issue.type) {
    case "min_length":
      return isList || issue.input === "" ? { kind: "required" } : { kind: "tooShort", limit };
    case "max_length":
      return { kind: isList ? "tooMany" : "tooLong", limit };
    case "min_value":
      return { kind: "tooSmall", limit };
    case "max_value":
      return { kind: "tooLarge", limit };
    case "number":
      return { kind: "number" };
    case "integer":
      return { kind: "whole" };
    case "url":
      return { kind: "address" };
    // Of the legal note: without obeying noindex it is needed.
    case "partial_check":
      return { kind: "required" };
    case "check":
      return { kind: shapes[part] ?? shapes[field] ?? "pattern" };
    case "regex":
      return { kind: shapes[part] ?? shapes[field] ?? "invalid" };
    default:
      return { kind: "invalid" };
  }
}

const shapes: Record<string, ProblemKind> = {
  start_urls: "address",
  sitemap_url: "address",
  allowed_hosts: "host",
  default_currency: "currency",
  attribute: "attribute",
};

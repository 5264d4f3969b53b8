/** The `Prefer`, `Accept` and `Range` headers as data (RFC 7240, and PostgREST's own preferences). */
import { RestError } from "../rest-error.ts";

const known = {
  return: ["minimal", "headers-only", "representation"],
  count: ["exact", "planned", "estimated"],
  resolution: ["merge-duplicates", "ignore-duplicates"],
  missing: ["default", "null"],
  handling: ["strict", "lenient"],
} as const;

type Known = typeof known;
export type Preferences = { [Name in keyof Known]?: Known[Name][number] } & {
  maxAffected?: number;
  timezone?: string;
};

export function parsePrefer(header: string | undefined): Preferences {
  const preferences: Preferences = {};
  const unknown: string[] = [];
  for (const token of (header ?? "").split(",").map((part) => part.trim())) {
    if (token && !applyPreference(preferences, token)) unknown.push(token);
  }
  if (preferences.handling === "strict" && unknown.length > 0) {
    throw new RestError(
      400,
      "PGRST122",
      "Invalid preferences given with handling=strict",
      `Invalid preferences: ${unknown.join(", ")}`,
    );
  }
  return preferences;
}

function applyPreference(preferences: Preferences, token: string): boolean {
  const [name = "", value = ""] = token.split("=", 2);
  if (name === "max-affected" && /^\d{1,9}$/.test(value)) preferences.maxAffected = Number(value);
  else if (name === "timezone" && isTimezone(value)) preferences.timezone ??= value;
  else if (isPreference(name) && (known[name] as readonly string[]).includes(value)) {
    if (!preferences[name]) Object.assign(preferences, { [name]: value });
  } else return false;
  return true;
}

/** True for a name such as Asia/Bangkok. Postgres has no names for offsets. */
function isTimezone(name: string): boolean {
  try {
    return /^[a-z]/i.test(name) && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** The preferences that apply to each kind of request, in the order of `Preference-Applied`. */
const applicable = {
  read: ["count", "handling", "timezone"],
  insert: ["resolution", "missing", "return", "count", "handling", "timezone"],
  update: ["missing", "return", "count", "handling", "timezone", "max-affected"],
  delete: ["return", "count", "handling", "timezone", "max-affected"],
  call: ["count", "handling", "timezone", "max-affected"],
} as const;

export function describeApplied(preferences: Preferences, kind: keyof typeof applicable): string {
  const { maxAffected, handling } = preferences;
  const values = { ...preferences, "max-affected": handling === "strict" ? maxAffected : undefined };
  const applied = applicable[kind].filter((name) => values[name] !== undefined);
  return applied.map((name) => `${name}=${values[name]}`).join(", ");
}

function isPreference(name: string): name is keyof Known {
  return Object.hasOwn(known, name);
}

export type Shape = { single: boolean; stripNulls: boolean };

const mediaTypes: Record<string, Shape> = {
  "*/*": { single: false, stripNulls: false },
  "application/*": { single: false, stripNulls: false },
  "application/json": { single: false, stripNulls: false },
  "application/vnd.pgrst.array+json": { single: false, stripNulls: false },
  "application/vnd.pgrst.array": { single: false, stripNulls: false },
  "application/vnd.pgrst.object+json": { single: true, stripNulls: false },
  "application/vnd.pgrst.object": { single: true, stripNulls: false },
};

/** The first known media type wins. CSV and query plans are not supported here. */
export function parseAccept(header: string | undefined): Shape {
  const offers = (header ?? "*/*").split(",").map((offer) => offer.trim());
  for (const offer of offers) {
    const [type = "", ...parameters] = offer.split(";").map((part) => part.trim().toLowerCase());
    const shape = mediaTypes[type];
    if (shape) return { ...shape, stripNulls: parameters.includes("nulls=stripped") };
  }
  throw new RestError(406, "PGRST107", `None of these media types are available: ${offers.join(", ")}`);
}

export type Span = { limit?: number; offset?: number };

/** Parses `Range: 0-9` or `10-`. Units other than items are ignored, as in PostgREST. */
export function parseRange(range: string | undefined): Span {
  const found = /^(?:items=)?(\d{1,15})-(\d{1,15})?$/.exec(range?.trim() ?? "");
  if (!found) return {};
  const [offset, last] = [Number(found[1]), found[2] === undefined ? undefined : Number(found[2])];
  if (last === undefined) return { offset };
  if (last < offset) {
    throw new RestError(
      416,
      "PGRST103",
      "Requested range not satisfiable",
      "The lower boundary must be lower than or equal to the upper boundary in the Range header.",
    );
  }
  return { offset, limit: last - offset + 1 };
}

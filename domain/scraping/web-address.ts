/** Addresses and hosts of outside sites as admins enter them. Whether they are public is guard-url.ts's question. */
import * as v from "valibot";

const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const port = "[1-9]\\d{1,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d\\d|655[0-2]\\d|6553[0-5]";
const hostPattern = new RegExp(`^(?:${label}\\.)*${label}(?::(?:${port}))?$`, "i");
const longestName = 253;

/** Postgres stores neither U+0000 nor a lone surrogate. */
export const storableOnly = v.regex<string, string>(
  /^[^\p{Cc}\p{Cs}]*$/u,
  "has characters that cannot be stored",
);

export const webAddressSchema = v.pipe(
  v.string(),
  v.maxLength(2048),
  v.url(),
  v.regex(/^https?:/i),
  storableOnly,
  v.check((address) => hasHostName(address), "has no valid host name"),
);

/** Compared with `URL.host`, so it is lower case, and names in other alphabets are in punycode. */
export const hostSchema = v.pipe(
  v.string(),
  v.transform((host) => (/^[^\s/?#@\\]+$/.test(host) && URL.parse(`http://${host}`)?.host) || host),
  v.maxLength(longestName),
  v.regex(hostPattern),
  v.toLowerCase(),
);

/** The hosts in a variable of a Worker: "a.test:8080, b.test". */
export const hostListSchema = v.pipe(
  v.optional(v.string(), ""),
  v.transform((list) => new Set(list.split(",").flatMap((host) => host.trim() || []))),
);

function hasHostName(address: string): boolean {
  const { hostname = "" } = URL.parse(address) ?? {};
  return hostname.startsWith("[") || (hostname.length <= longestName && hostPattern.test(hostname));
}

/**
 * Refuses every address that is not a public web address, before each fetch and after each redirect.
 * The WHATWG parser has already turned decimal, octal, hex and full-width IPv4 into dotted form, IDN into punycode.
 * Names that resolve to private addresses are stopped by `global_fetch_strictly_public` in production.
 */
export type UrlRefusal =
  | "not-a-url"
  | "scheme"
  | "credentials"
  | "port"
  | "local-name"
  | "private-address"
  | "too-long";

export type UrlVerdict = { ok: true; url: URL } | { ok: false; reason: UrlRefusal };

export const longestUrl = 2048;

/** Special-use names (RFC 6761, RFC 8375, RFC 9476) and unregistered names that intranets use. */
const localSuffixes = [
  "localhost",
  "local",
  "localdomain",
  "localdomain4",
  "localdomain6",
  "internal",
  "intranet",
  "private",
  "corp",
  "home",
  "lan",
  "arpa",
  "test",
  "example",
  "invalid",
  "onion",
  "alt",
  "svc",
  "consul",
  "docker",
];

/** Public names that exist only to resolve to an address in the name itself, to loopback or to cloud metadata. */
const rebindingSuffixes = [
  "nip.io",
  "sslip.io",
  "xip.io",
  "localtest.me",
  "lvh.me",
  "vcap.me",
  "lacolhost.com",
  "localho.st",
  "fuf.me",
  "1u.ms",
  "rbndr.us",
  "metadata.goog",
  "metadata.tencentyun.com",
];

/** First address and prefix length of IANA's special-purpose ranges, and of cloud metadata outside them. */
const privateIpv4: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["168.63.129.16", 32],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

export function guardUrl(text: string, privateHostsAllowed: ReadonlySet<string>): UrlVerdict {
  if (text.length > longestUrl) return { ok: false, reason: "too-long" };
  const url = URL.parse(text);
  if (!url) return { ok: false, reason: "not-a-url" };
  if (url.protocol !== "http:" && url.protocol !== "https:") return { ok: false, reason: "scheme" };
  if (url.username !== "" || url.password !== "") return { ok: false, reason: "credentials" };
  url.hash = "";
  if (privateHostsAllowed.has(url.host)) return { ok: true, url };
  // The parser empties `port` for the scheme's default. No web site uses http on 443 or https on 80.
  if (url.port !== "") return { ok: false, reason: "port" };
  const reason = refuseHost(url.hostname);
  return reason ? { ok: false, reason } : { ok: true, url };
}

function refuseHost(hostname: string): UrlRefusal | null {
  if (hostname.startsWith("[")) return isPublicIpv6(hostname.slice(1, -1)) ? null : "private-address";
  const name = hostname.replace(/(?<!\.)\.+$/, "");
  const ipv4 = readIpv4(name);
  if (ipv4 !== null) return isPublicIpv4(ipv4) ? null : "private-address";
  if (!name.includes(".")) return "local-name";
  const isLocal = [...localSuffixes, ...rebindingSuffixes].some((suffix) => name.endsWith(`.${suffix}`));
  return isLocal || rebindingSuffixes.includes(name) ? "local-name" : null;
}

function readIpv4(text: string): number | null {
  const parts = text.split(".");
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part))) return null;
  return parts.reduce((sum, part) => sum * 256 + Number(part), 0);
}

function isPublicIpv4(address: number): boolean {
  return !privateIpv4.some(([first, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(address / size) === Math.floor((readIpv4(first) ?? 0) / size);
  });
}

/**
 * Only global unicast (2000::/3) may be public. Exceptions within it are Teredo and ORCHID (2001::/23), documentation
 * (2001:db8::/32, 3fff::/20) and 6to4 (2002::/16), which can carry any IPv4 address.
 */
function isPublicIpv6(address: string): boolean {
  const [first = 0, second = 0] =
    address
      .split("::", 1)[0]
      ?.split(":")
      .map((group) => parseInt(group || "0", 16)) ?? [];
  if (first < 0x2000 || first > 0x3fff) return false;
  if (first === 0x2001 && (second < 0x200 || second === 0xdb8)) return false;
  if (first === 0x2002) return false;
  return !(first === 0x3fff && second < 0x1000);
}

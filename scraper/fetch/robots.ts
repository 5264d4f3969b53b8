/** robots.txt by RFC 9309: groups merged by product token, longest match wins, `*` and `$`, ties allow. */

type Rule = { allow: boolean; pattern: string };
type Group = { agents: string[]; rules: Rule[] };
type Delay = { agents: string[]; seconds: number };

export type Robots = { allows(url: URL): boolean; crawlDelaySeconds: number | null };

/** RFC 9309 §2.5: at least 500 KiB must be parsed. The rest is ignored. */
export const robotsLimitBytes = 500 * 1024;

/** A site that asks for more does not want to be crawled, and a run would never end, so the delay is capped. */
const longestCrawlDelaySeconds = 120;

export const allowEverything: Robots = { allows: () => true, crawlDelaySeconds: null };
export const forbidEverything: Robots = { allows: () => false, crawlDelaySeconds: null };

/** §2.3.1, with one deviation: 401 and 403 count as a refusal, although the RFC allows access. */
export function judgeRobotsStatus(status: number): "read" | "allow" | "forbid" | "not-now" {
  if (status >= 200 && status < 300) return "read";
  if (status === 401 || status === 403) return "forbid";
  if (status === 429 || status >= 500) return "not-now";
  return "allow";
}

/** At the limit, drops the incomplete last line: "Disallow: /" may have been longer. */
export function readRobotsText(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  return bytes.length < robotsLimitBytes ? text : text.slice(0, text.lastIndexOf("\n") + 1);
}

export function parseRobots(text: string, productToken: string): Robots {
  const { groups, delays: allDelays } = readGroups(text.replace(/^\uFEFF/, ""));
  const token = productToken.toLowerCase();
  const agent = groups.some((group) => group.agents.includes(token)) ? token : "*";
  const rules = groups.flatMap((group) => (group.agents.includes(agent) ? group.rules : []));
  const delays = allDelays.flatMap(({ agents, seconds }) => (agents.includes(agent) ? [seconds] : []));
  return {
    allows: (url) => decide(rules, normalise(url.pathname + url.search)),
    crawlDelaySeconds: delays.length > 0 ? Math.min(Math.max(...delays), longestCrawlDelaySeconds) : null,
  };
}

function readGroups(text: string): { groups: Group[]; delays: Delay[] } {
  const groups: Group[] = [];
  const delays: Delay[] = [];
  let group: Group | null = null;
  let lastWasAgent = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const match = /^\s*([a-z-]+)\s*:(.*)$/is.exec(line.replace(/#.*/s, ""));
    const key = match?.[1]?.toLowerCase();
    const value = match?.[2]?.trim() ?? "";
    if (key === "user-agent") {
      if (!group || !lastWasAgent) groups.push((group = { agents: [], rules: [] }));
      // §2.2.1: the token is letters, "_" and "-"; a version after it is not part of it.
      group.agents.push(value === "*" ? "*" : (/^[a-z_-]+/i.exec(value)?.[0].toLowerCase() ?? ""));
      lastWasAgent = true;
    } else if (key === "allow" || key === "disallow") {
      // §2.2.2: an empty path is not a rule.
      if (group && value !== "") group.rules.push({ allow: key === "allow", pattern: normalise(value) });
      lastWasAgent = false;
    } else if (key === "crawl-delay") {
      // §2.2.4: a line that the RFC does not define does not end a group. It applies to the agents named so far.
      const seconds = Number.parseFloat(value.replace(",", "."));
      if (group && seconds >= 0) delays.push({ agents: [...group.agents], seconds });
    }
  }
  return { groups, delays };
}

function decide(rules: readonly Rule[], path: string): boolean {
  if (path === "/robots.txt") return true;
  let best: Rule | null = null;
  for (const rule of rules) {
    if (!matches(rule.pattern, path)) continue;
    const isLonger = !best || rule.pattern.length > best.pattern.length;
    if (isLonger || (rule.pattern.length === best?.pattern.length && rule.allow)) best = rule;
  }
  return best?.allow ?? true;
}

/** Without regular expressions: a hostile pattern with many stars must not cost more than pattern × path. */
function matches(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith("$");
  const parts = (isAnchored ? pattern.slice(0, -1) : pattern).split("*");
  const first = parts.shift() ?? "";
  if (!path.startsWith(first)) return false;
  if (parts.length === 0) return !isAnchored || path.length === first.length;
  const last = isAnchored ? (parts.pop() ?? "") : "";
  let position = first.length;
  for (const part of parts) {
    const found = path.indexOf(part, position);
    if (found < 0) return false;
    position = found + part.length;
  }
  return !isAnchored || (path.length - last.length >= position && path.endsWith(last));
}

/** §2.2.2: before comparing, encodes non-ASCII characters and decodes percent-encoded unreserved characters. */
function normalise(path: string): string {
  return path
    .replace(/%([0-9a-f]{2})/gi, (whole, hex: string) => {
      const character = String.fromCharCode(parseInt(hex, 16));
      return /[A-Za-z0-9\-._~]/.test(character) ? character : whole.toUpperCase();
    })
    .replace(/\P{ASCII}+/gu, (text) => encodeURIComponent(text.toWellFormed()));
}

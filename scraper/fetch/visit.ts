/** A polite visit: robots.txt first, then the host's turn, then the request, and the host's answer told to its gate. */
import type { RawEnv, Settings } from "../env.ts";
import {
  fetchPage,
  pageTimeoutMs,
  type FetchFailure,
  type FetchResult,
  type FetchRules,
} from "./fetch-page.ts";
import { guardUrl } from "./guard-url.ts";
import type { HostGate, RobotsCopy } from "./host-gate.ts";
import type { EndedTurn, Pace, Turn } from "./politeness.ts";
import { askPatiently, patienceSeconds } from "./patience.ts";
import {
  allowEverything,
  forbidEverything,
  judgeRobotsStatus,
  parseRobots,
  readRobotsText,
  robotsLimitBytes,
  type Robots,
} from "./robots.ts";

export const productToken = "BaanTawanBot";

export type Visitor = {
  gates: RawEnv["HOST_GATE"];
  fetch: typeof fetch;
  settings: Settings;
  pace: Pace;
  allowedHosts: ReadonlySet<string>;
  /** By host, what robots.txt says: a visitor lives no longer than a batch of messages. */
  robots: Map<string, Promise<Robots | FetchFailure>>;
  /** By host, turns that ended well: given back with the next that is taken. Without it, each at once. */
  ended?: Map<string, EndedTurn[]>;
};

export type Visit = FetchResult;

type Request = Pick<FetchRules, "limitBytes"> & Partial<FetchRules>;

/** Says who we are and where to complain (RFC 9110 §10.1.5). */
export function userAgentOf(settings: Settings): string {
  return `${productToken}/1.0 (+${settings.CONTACT_URL})`;
}

export async function visit(address: string, visitor: Visitor, request: Request): Promise<Visit> {
  const verdict = guardUrl(address, visitor.settings.PRIVATE_HOSTS_ALLOWED);
  if (!verdict.ok) return { kind: "refused-url", reason: verdict.reason };
  const robots = await readRobotsOf(verdict.url, visitor);
  if ("kind" in robots) return robots;
  if (!robots.allows(verdict.url)) return { kind: "refused-by-robots" };
  return ask(verdict.url, visitor, request, { crawlDelaySeconds: robots.crawlDelaySeconds, obeys: true });
}

function gateOf(url: URL, visitor: Visitor): DurableObjectStub<HostGate> {
  return visitor.gates.get(visitor.gates.idFromName(url.host));
}

async function readRobotsOf(url: URL, visitor: Visitor): Promise<Robots | FetchFailure> {
  const known = visitor.robots.get(url.host) ?? askForRobots(url, visitor);
  visitor.robots.set(url.host, known);
  let isKept = false;
  try {
    const robots = await known;
    isKept = !("kind" in robots);
    return robots;
  } finally {
    // Only rules are remembered: whoever could not ask tries again.
    if (!isKept) visitor.robots.delete(url.host);
  }
}

async function askForRobots(url: URL, visitor: Visitor): Promise<Robots | FetchFailure> {
  const gate = gateOf(url, visitor);
  const kept = await gate.readRobots();
  if (kept) return robotsFrom(kept);
  const request = {
    limitBytes: robotsLimitBytes,
    cutOff: true,
    allowedHosts: null,
    accept: "text/plain,*/*;q=0.1",
  };
  // No robots.txt is asked whether robots.txt may be read.
  const result = await ask(new URL("/robots.txt", url), visitor, request, { obeys: false });
  if (result.kind === "not-our-turn") return result;
  // §2.3.1.4: unreachable is a full disallow for now, not a permission.
  if (result.kind !== "answer" || judgeRobotsStatus(result.status) === "not-now") {
    return { kind: "robots-not-now" };
  }
  const isRead = judgeRobotsStatus(result.status) === "read";
  const body = isRead ? readRobotsText(result.bytes) : "";
  const copy: RobotsCopy = { status: result.status, body, fetchedAt: Date.now() };
  await gate.keepRobots(copy);
  return robotsFrom(copy);
}

function robotsFrom(copy: RobotsCopy): Robots {
  switch (judgeRobotsStatus(copy.status)) {
    case "read":
      return parseRobots(copy.body, productToken);
    case "forbid":
      return forbidEverything;
    default:
      return allowEverything;
  }
}

/** A Crawl-delay may be longer: then its redirects are not followed. */
const mostHopPatienceSeconds = 60;

type Manner = { crawlDelaySeconds?: number | null; obeys: boolean };

async function ask(url: URL, visitor: Visitor, request: Request, manner: Manner): Promise<Visit> {
  const { timeoutMs = pageTimeoutMs } = request;
  const turn = await takeTurnAt(url, visitor, timeoutMs, manner.crawlDelaySeconds);
  if (!turn.go) return { kind: "not-our-turn", comeBackInSeconds: turn.comeBackInSeconds };
  /** Null while a redirect waits for the next host's turn: who waits keeps no other's place. */
  let held: { host: string; ticket: string } | null = { host: url.host, ticket: turn.ticket };
  const mayFollow = async (next: URL, redirect: Response): Promise<FetchFailure | null> => {
    if (held) await giveBack(held, toAnswer(redirect), visitor);
    held = null;
    const robots = manner.obeys ? await readRobotsOf(next, visitor) : null;
    if (robots && "kind" in robots) return robots;
    if (robots && !robots.allows(next)) return { kind: "refused-by-robots" };
    const delay = robots?.crawlDelaySeconds ?? 0;
    // Whoever was sent away now would begin the whole chain again: that is a failure, and counted.
    const its = await askPatiently(
      () => takeTurnAt(next, visitor, timeoutMs, delay),
      (turn) => (turn.go ? null : turn.comeBackInSeconds),
      Math.min(Math.max(patienceSeconds, 2 * delay), mostHopPatienceSeconds),
    );
    if (!its.go) return { kind: "no-turn-for-redirect" };
    held = { host: next.host, ticket: its.ticket };
    return null;
  };
  const result = await fetchPage(url.href, {
    fetch: visitor.fetch,
    privateHostsAllowed: visitor.settings.PRIVATE_HOSTS_ALLOWED,
    allowedHosts: visitor.allowedHosts,
    userAgent: userAgentOf(visitor.settings),
    ...request,
    timeoutMs,
    mayFollow,
  });
  if (held) await giveBack(held, result.kind === "answer" ? toAnswer(result) : null, visitor);
  return result;
}

async function takeTurnAt(
  url: URL,
  visitor: Visitor,
  longestFetchMs: number,
  crawlDelaySeconds: number | null = null,
): Promise<Turn> {
  const gate = gateOf(url, visitor);
  const pace = slower(visitor.pace, crawlDelaySeconds);
  const turn = await gate.takeTurn(pace, longestFetchMs, takeEnded(visitor, url.host));
  if (turn.go && turn.waitMs > 0) await new Promise((resolve) => setTimeout(resolve, turn.waitMs));
  return turn;
}

async function giveBack(
  { host, ticket }: { host: string; ticket: string },
  answer: EndedTurn["answer"],
  visitor: Visitor,
): Promise<void> {
  const ended = { ticket, answer };
  const { ended: waiting } = visitor;
  // A refusal is told at once: others must not ask meanwhile.
  if (!waiting || !answer || answer.status >= 400)
    await visitor.gates.get(visitor.gates.idFromName(host)).endTurns([ended]);
  else waiting.set(host, [...(waiting.get(host) ?? []), ended]);
}

function toAnswer({ status, headers }: { status: number; headers: Headers }): EndedTurn["answer"] {
  return { status, retryAfter: headers.get("retry-after") };
}

function takeEnded(visitor: Visitor, host: string): EndedTurn[] {
  const ended = visitor.ended?.get(host) ?? [];
  visitor.ended?.delete(host);
  return ended;
}

/** Nothing more is asked: the last turns are given back. */
export async function leave(visitor: Visitor): Promise<void> {
  const hosts = [...(visitor.ended?.keys() ?? [])];
  await Promise.all(
    hosts.map((host) => visitor.gates.get(visitor.gates.idFromName(host)).endTurns(takeEnded(visitor, host))),
  );
}

function slower(pace: Pace, crawlDelaySeconds: number | null): Pace {
  if (!crawlDelaySeconds) return pace;
  return { requestsPerSecond: Math.min(pace.requestsPerSecond, 1 / crawlDelaySeconds), maxInFlight: 1 };
}

/** A polite visit: robots.txt first, then the host's turn, then the request, and the host's answer told to its gate. */
import type { RawEnv, Settings } from "../env.ts";
import { fetchPage, pageTimeoutMs, type FetchResult, type FetchRules } from "./fetch-page.ts";
import { guardUrl } from "./guard-url.ts";
import type { HostGate, RobotsCopy } from "./host-gate.ts";
import type { Pace } from "./politeness.ts";
import {
  allowEverything,
  forbidEverything,
  judgeRobotsStatus,
  parseRobots,
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
  robots: Map<string, Promise<Robots | Visit>>;
};

export type Visit = FetchResult | { kind: "not-our-turn"; comeBackInSeconds: number };

type Request = Pick<FetchRules, "limitBytes"> & Partial<FetchRules>;

/** Says who we are and where to complain (RFC 9110 §10.1.5). */
export function userAgentOf(settings: Settings): string {
  return `${productToken}/1.0 (+${settings.CONTACT_URL})`;
}

export async function visit(address: string, visitor: Visitor, request: Request): Promise<Visit> {
  const verdict = guardUrl(address, visitor.settings.PRIVATE_HOSTS_ALLOWED);
  if (!verdict.ok) return { kind: "refused-url", reason: verdict.reason };
  const gate = gateOf(verdict.url, visitor);
  const robots = await readRobots(verdict.url, gate, visitor);
  if ("kind" in robots) return robots;
  if (!robots.allows(verdict.url)) return { kind: "refused-by-robots" };
  const { host } = verdict.url;
  const mayVisit = async (url: URL) => {
    const its = url.host === host ? robots : await readRobots(url, gateOf(url, visitor), visitor);
    if ("kind" in its) return "not-now";
    return its.allows(url) ? "yes" : "no";
  };
  return ask(verdict.url.href, gate, visitor, { ...request, mayVisit }, robots.crawlDelaySeconds);
}

function gateOf(url: URL, visitor: Visitor): DurableObjectStub<HostGate> {
  return visitor.gates.get(visitor.gates.idFromName(url.host));
}

export async function readRobotsOf(address: URL, visitor: Visitor): Promise<Robots | Visit> {
  return readRobots(address, gateOf(address, visitor), visitor);
}

async function readRobots(
  url: URL,
  gate: DurableObjectStub<HostGate>,
  visitor: Visitor,
): Promise<Robots | Visit> {
  const known = visitor.robots.get(url.host) ?? askForRobots(url, gate, visitor);
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

async function askForRobots(
  url: URL,
  gate: DurableObjectStub<HostGate>,
  visitor: Visitor,
): Promise<Robots | Visit> {
  const kept = await gate.readRobots();
  if (kept) return robotsFrom(kept);
  const result = await ask(new URL("/robots.txt", url).href, gate, visitor, {
    limitBytes: robotsLimitBytes,
    cutOff: true,
    allowedHosts: null,
    accept: "text/plain,*/*;q=0.1",
  });
  if (result.kind === "not-our-turn") return result;
  // §2.3.1.4: unreachable is a full disallow for now, not a permission.
  if (result.kind !== "answer" || judgeRobotsStatus(result.status) === "not-now") {
    return { kind: "robots-not-now" };
  }
  const isRead = judgeRobotsStatus(result.status) === "read";
  const body = isRead ? new TextDecoder().decode(result.bytes) : "";
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

async function ask(
  address: string,
  gate: DurableObjectStub<HostGate>,
  visitor: Visitor,
  request: Request,
  crawlDelaySeconds: number | null = null,
): Promise<Visit> {
  const turn = await gate.takeTurn(slower(visitor.pace, crawlDelaySeconds));
  if (!turn.go) return { kind: "not-our-turn", comeBackInSeconds: turn.comeBackInSeconds };
  if (turn.waitMs > 0) await new Promise((resolve) => setTimeout(resolve, turn.waitMs));
  const result = await fetchPage(address, {
    fetch: visitor.fetch,
    privateHostsAllowed: visitor.settings.PRIVATE_HOSTS_ALLOWED,
    allowedHosts: visitor.allowedHosts,
    userAgent: userAgentOf(visitor.settings),
    timeoutMs: pageTimeoutMs,
    ...request,
  });
  const answer =
    result.kind === "answer"
      ? { status: result.status, retryAfter: result.headers.get("retry-after") }
      : null;
  await gate.endTurn(turn.ticket, answer);
  return result;
}

function slower(pace: Pace, crawlDelaySeconds: number | null): Pace {
  if (!crawlDelaySeconds) return pace;
  return { requestsPerSecond: Math.min(pace.requestsPerSecond, 1 / crawlDelaySeconds), maxInFlight: 1 };
}

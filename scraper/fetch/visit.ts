/** A polite visit: check robots.txt, wait for the host's turn, send the request, report the answer to its gate. */
import type { Settings } from "../env.ts";
import {
  fetchPage,
  pageTimeoutMs,
  type FetchFailure,
  type FetchResult,
  type FetchRules,
} from "./fetch-page.ts";
import { guardUrl } from "../../domain/scraping/guard-url.ts";
import type { RobotsCopy } from "./host-gate.ts";
import type { Answer, EndedTurn, Pace, Turn } from "./politeness.ts";
import { askPatiently, patienceSeconds } from "./patience.ts";
import { productToken } from "./product-token.ts";
import {
  allowEverything,
  forbidEverything,
  judgeRobotsStatus,
  parseRobots,
  readRobotsText,
  robotsLimitBytes,
  type Robots,
} from "./robots.ts";

/** What a visitor asks of the object that keeps a host's pace (host-gate.ts). */
type Gate = {
  takeTurn(pace: Pace, longestFetchMs: number, ended: readonly EndedTurn[]): Promise<Turn>;
  endTurns(ended: readonly EndedTurn[]): Promise<void>;
  readRobots(): Promise<RobotsCopy | null>;
  keepRobots(copy: RobotsCopy): Promise<void>;
  forgetRobots(olderThanMs?: number): Promise<void>;
};

export type Visitor = {
  gateOf: (host: string) => Gate;
  fetch: typeof fetch;
  settings: Settings;
  pace: Pace;
  allowedHosts: ReadonlySet<string>;
  /** robots.txt by host. A visitor lives no longer than a batch of messages. */
  robots: Map<string, Promise<Robots | FetchFailure>>;
  /** Turns that ended well, by host: given back when the next turn is taken. Without this map, at once. */
  ended?: Map<string, EndedTurn[]>;
};

export type Visit = FetchResult;

type Request = Pick<FetchRules, "limitBytes"> & Partial<FetchRules>;

/** Says who we are and where to complain (RFC 9110 §10.1.5). */
function userAgentOf(settings: Settings): string {
  return `${productToken}/1.0 (+${settings.CONTACT_URL})`;
}

export async function visit(address: string, visitor: Visitor, request: Request): Promise<Visit> {
  const verdict = guardUrl(address, visitor.settings.PRIVATE_HOSTS_ALLOWED);
  if (!verdict.ok) return { kind: "refused-url", reason: verdict.reason };
  const robots = await readRobotsOf(verdict.url, visitor);
  if ("kind" in robots) return robots;
  if (!robots.allows(verdict.url)) return { kind: "refused-by-robots" };
  return ask(verdict.url, visitor, request, {
    crawlDelaySeconds: robots.crawlDelaySeconds,
    obeysRobots: true,
  });
}

/** A run that starts obeys what the site says now: a rule of this morning, not of yesterday. */
const robotsOfRunsKeptMs = 3600_000;

/** Hosts whose copy of robots.txt is older than an hour are asked again. */
export async function forgetOldRobots(hosts: ReadonlySet<string>, visitor: Visitor): Promise<void> {
  await Promise.all([...hosts].map((host) => visitor.gateOf(host).forgetRobots(robotsOfRunsKeptMs)));
}

/** Asks the host again, whatever copy of its robots.txt is kept. */
export async function readRobotsAnew(url: URL, visitor: Visitor): Promise<Robots | FetchFailure> {
  await visitor.gateOf(url.host).forgetRobots();
  visitor.robots.delete(url.host);
  return readRobotsOf(url, visitor);
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
    // Remember only rules: after a failure the next caller asks again.
    if (!isKept) visitor.robots.delete(url.host);
  }
}

async function askForRobots(url: URL, visitor: Visitor): Promise<Robots | FetchFailure> {
  const gate = visitor.gateOf(url.host);
  const kept = await gate.readRobots();
  if (kept) return robotsFrom(kept);
  const request = {
    limitBytes: robotsLimitBytes,
    cutOff: true,
    allowedHosts: null,
    accept: "text/plain,*/*;q=0.1",
  };
  // robots.txt itself may always be read.
  const result = await ask(new URL("/robots.txt", url), visitor, request, { obeysRobots: false });
  if (result.kind === "not-our-turn" || result.kind === "told-to-wait") return result;
  // RFC 9309 §2.3.1.4: an unreachable robots.txt forbids everything for now.
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

/** A Crawl-delay may be longer than this. Then redirects to that host are not followed. */
const longestHopWaitSeconds = 60;

type RobotsUse = { crawlDelaySeconds?: number | null; obeysRobots: boolean };

async function ask(url: URL, visitor: Visitor, request: Request, robotsUse: RobotsUse): Promise<Visit> {
  const { timeoutMs = pageTimeoutMs } = request;
  const turn = await takeTurnAt(url, visitor, timeoutMs, robotsUse.crawlDelaySeconds);
  if (!turn.go && "toldToWaitSeconds" in turn)
    return { kind: "told-to-wait", seconds: turn.toldToWaitSeconds };
  if (!turn.go) return { kind: "not-our-turn", comeBackInSeconds: turn.comeBackInSeconds };
  /** Null while a redirect waits for the next host's turn: it must not hold a place at the previous host. */
  let held: { host: string; ticket: string } | null = { host: url.host, ticket: turn.ticket };
  const mayFollow = async (next: URL, redirect: Response): Promise<FetchFailure | null> => {
    if (held) await giveBack(held, toAnswer(redirect), visitor);
    held = null;
    const robots = robotsUse.obeysRobots ? await readRobotsOf(next, visitor) : null;
    if (robots && "kind" in robots) return robots;
    if (robots && !robots.allows(next)) return { kind: "refused-by-robots" };
    const delay = robots?.crawlDelaySeconds ?? 0;
    // Coming back later would start the whole chain again, so running out of patience counts as a failure.
    const nextTurn = await askPatiently(
      () => takeTurnAt(next, visitor, timeoutMs, delay),
      (turn) => ("comeBackInSeconds" in turn ? turn.comeBackInSeconds : null),
      Math.min(Math.max(patienceSeconds, 2 * delay), longestHopWaitSeconds),
    );
    if (!nextTurn.go) return { kind: "no-turn-for-redirect" };
    held = { host: next.host, ticket: nextTurn.ticket };
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
  const gate = visitor.gateOf(url.host);
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
  // Report a refusal at once, so that other consumers stop asking.
  if (!waiting || !answer || answer.status >= 400) await visitor.gateOf(host).endTurns([ended]);
  else waiting.set(host, [...(waiting.get(host) ?? []), ended]);
}

export function toAnswer({ status, headers }: { status: number; headers: Headers }): Answer {
  return { status, retryAfter: headers.get("retry-after") };
}

function takeEnded(visitor: Visitor, host: string): EndedTurn[] {
  const ended = visitor.ended?.get(host) ?? [];
  visitor.ended?.delete(host);
  return ended;
}

/** Gives the last turns back when nothing more will be requested. */
export async function endAllTurns(visitor: Visitor): Promise<void> {
  const hosts = [...(visitor.ended?.keys() ?? [])];
  await Promise.all(hosts.map((host) => visitor.gateOf(host).endTurns(takeEnded(visitor, host))));
}

function slower(pace: Pace, crawlDelaySeconds: number | null): Pace {
  if (!crawlDelaySeconds) return pace;
  return { requestsPerSecond: Math.min(pace.requestsPerSecond, 1 / crawlDelaySeconds), maxInFlight: 1 };
}

/**
 * One Durable Object a host, shared by all consumers: its pace and its robots.txt survive restarts.
 * It decides nothing: politeness.ts does.
 */
import { DurableObject } from "cloudflare:workers";
import {
  endTurn,
  freshHost,
  takeTurn,
  type EndedTurn,
  type HostState,
  type Pace,
  type Turn,
} from "./politeness.ts";

/** What the host said when robots.txt was asked for; null is "never answered". */
export type RobotsCopy = { status: number; body: string; fetchedAt: number };

/** RFC 9309 §2.4: a copy should not be used for more than a day. */
const robotsKeptMs = 24 * 3600_000;

export class HostGate extends DurableObject {
  /** What is stored, as long as this object lives: nobody else writes it. */
  #host: HostState | null = null;

  /** Turns that have ended since are given back in the same call. */
  takeTurn(pace: Pace, longestFetchMs: number, ended: readonly EndedTurn[]): Turn {
    const host = this.#without(ended);
    const result = takeTurn(host, pace, Date.now(), crypto.randomUUID(), longestFetchMs);
    this.#keep(result.state);
    return result.turn;
  }

  endTurns(ended: readonly EndedTurn[]): void {
    this.#keep(this.#without(ended));
  }

  readRobots(): RobotsCopy | null {
    const copy = this.ctx.storage.kv.get<RobotsCopy>("robots");
    return copy && Date.now() - copy.fetchedAt < robotsKeptMs ? copy : null;
  }

  keepRobots(copy: RobotsCopy): void {
    this.ctx.storage.kv.put("robots", copy);
  }

  #without(ended: readonly EndedTurn[]): HostState {
    const state = this.#host ?? this.ctx.storage.kv.get<HostState>("host") ?? freshHost;
    return ended.reduce(
      (before, { ticket, answer }) => endTurn(before, ticket, answer, Date.now(), Math.random()),
      state,
    );
  }

  #keep(state: HostState): void {
    this.ctx.storage.kv.put("host", state);
    this.#host = state;
  }
}

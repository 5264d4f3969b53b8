/**
 * One Durable Object per host, shared by all consumers. The host's pace and robots.txt survive restarts.
 * All decisions are made in politeness.ts.
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

/** The host's answer to a request for robots.txt. */
export type RobotsCopy = { status: number; body: string; fetchedAt: number };

/** RFC 9309 §2.4: a copy should not be used for more than a day. */
const robotsKeptMs = 24 * 3600_000;

export class HostGate extends DurableObject {
  /** A copy of the stored state, valid because only this object writes it. */
  #host: HostState | null = null;

  /** The same call gives back the turns in `ended`. */
  takeTurn(pace: Pace, longestFetchMs: number, ended: readonly EndedTurn[]): Turn {
    const host = this.#stateAfter(ended);
    const result = takeTurn(host, pace, Date.now(), crypto.randomUUID(), longestFetchMs);
    this.#save(result.state);
    return result.turn;
  }

  endTurns(ended: readonly EndedTurn[]): void {
    this.#save(this.#stateAfter(ended));
  }

  readRobots(): RobotsCopy | null {
    const copy = this.ctx.storage.kv.get<RobotsCopy>("robots");
    return copy && Date.now() - copy.fetchedAt < robotsKeptMs ? copy : null;
  }

  keepRobots(copy: RobotsCopy): void {
    this.ctx.storage.kv.put("robots", copy);
  }

  /** The next visitor asks for it again. */
  forgetRobots(olderThanMs = 0): void {
    const copy = this.ctx.storage.kv.get<RobotsCopy>("robots");
    if (copy && Date.now() - copy.fetchedAt >= olderThanMs) this.ctx.storage.kv.delete("robots");
  }

  #stateAfter(ended: readonly EndedTurn[]): HostState {
    const state = this.#host ?? this.ctx.storage.kv.get<HostState>("host") ?? freshHost;
    return ended.reduce(
      (before, { ticket, answer }) => endTurn(before, ticket, answer, Date.now(), Math.random()),
      state,
    );
  }

  #save(state: HostState): void {
    this.ctx.storage.kv.put("host", state);
    this.#host = state;
  }
}

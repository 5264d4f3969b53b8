/** For discovery, which holds one message: waits in place for the host's turn if it comes soon. */
import { askPatiently } from "./patience.ts";
import type { Visit } from "./visit.ts";

export function visitPatiently(ask: () => Promise<Visit>): Promise<Visit> {
  return askPatiently(ask, (answer) => (answer.kind === "not-our-turn" ? answer.comeBackInSeconds : null));
}

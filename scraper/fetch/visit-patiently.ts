/** Discovery holds one message: short waits for the host's turn are waited for, long ones give the message back. */
import { askPatiently } from "./patience.ts";
import type { Visit } from "./visit.ts";

export function visitPatiently(ask: () => Promise<Visit>): Promise<Visit> {
  return askPatiently(ask, (answer) => (answer.kind === "not-our-turn" ? answer.comeBackInSeconds : null));
}

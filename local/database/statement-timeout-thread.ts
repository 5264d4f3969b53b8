/** Interrupts the main thread again and again, so that it can end a statement that runs too long. */
import { Session } from "node:inspector";

const lookEveryMs = 250;

const session = new Session();
session.connectToMainThread();
setInterval(() => {
  session.post("Runtime.evaluate", { expression: "globalThis.endOverdueStatement?.()" });
}, lookEveryMs);

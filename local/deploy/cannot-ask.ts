import type { Step } from "./steps.ts";

/** A check could not be made. This is no success, and the remedy says how to make it possible. */
export class CannotAsk extends Error {
  override name = "CannotAsk";
  readonly remedy: string;
  /** The step that has the remedy, if it is not the check's own. */
  readonly step: Step | undefined;
  constructor(problem: string, remedy: string, { step, ...options }: ErrorOptions & { step?: Step } = {}) {
    super(problem, options);
    this.remedy = remedy;
    this.step = step;
  }
}

/** A line of .env.deploy is missing. All of them have one remedy. */
export function notSet(name: string): CannotAsk {
  return new CannotAsk(`${name} is not set.`, "Fill in .env.deploy as docs/deploying.md says in step 2.", {
    step: 2,
  });
}

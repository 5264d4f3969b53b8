import type { Plan } from "../plan/plan.ts";
import type { Field } from "../score/field.ts";

export type Template = {
  name: string;
  /** Fields that stand in data made for machines; the others are only to be read. */
  structured: readonly Field[];
  /** The parts of a page that hold the home itself. */
  render: (plan: Plan) => { head: string; main: string };
};

import type { Plan } from "../plan/plan.ts";

/** A page that shows no home, drawn around a plan that gives it a language, a site and other homes. */
export type Negative = {
  name: string;
  /** Without the site's menu and footer. */
  isBare?: boolean;
  render: (plan: Plan) => { head: string; main: string };
};

/** The journeys that Playwright's JSON report calls skipped, each with its reason. */
import * as v from "valibot";

const test = v.object({
  status: v.string(),
  annotations: v.optional(v.array(v.object({ type: v.string(), description: v.optional(v.string()) })), []),
});
type Suite = {
  title: string;
  specs: { title: string; tests: v.InferOutput<typeof test>[] }[];
  suites?: Suite[] | undefined;
};
const suite: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  specs: v.array(v.object({ title: v.string(), tests: v.array(test) })),
  suites: v.optional(v.array(v.lazy(() => suite))),
});
const report = v.object({ suites: v.array(suite) });

export type SkippedJourney = { title: string; reason: string };

export function listSkipped(given: unknown): SkippedJourney[] {
  return v.parse(report, given).suites.flatMap((one) => inSuite(one));
}

function inSuite({ title: file, specs, suites = [] }: Suite): SkippedJourney[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "skipped")
      .map(({ annotations }) => ({
        title: `${file} › ${title}`,
        reason: annotations.find(({ type }) => type === "skip")?.description ?? "no reason is given",
      })),
  );
  return [...own, ...suites.flatMap(inSuite)];
}

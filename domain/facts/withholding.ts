/** The rows of the seller's withholding tax, each a fact: the table is changed row by row, with its source. */
import { type Fact, readAt } from "./fact.ts";
import { shippedDeductions, shippedSteps } from "./withholding-table.ts";

const dates = { validFrom: "2026-11-22", checkedOn: "2026-11-22", reviewBy: "2027-03-31" } as const;
const deductions = readAt(
  "Acclime, withholding tax on selling a condominium",
  "https://thailand.acclime.com/guides/withholding-tax-selling-condominium/",
);
const scale = readAt(
  "Central City Property, withholding tax on property sales",
  "https://centralcityproperty.com/understanding-withholding-tax-on-property-sales-in-thailand",
);

type Id = `withholding-${"deduction" | "step" | "rate"}-${number}`;

export const withholdingFacts: readonly (Fact & { id: Id })[] = [
  ...shippedDeductions.map((value, index) => ({
    id: `withholding-deduction-${index + 1}` as const,
    value,
    unit: "percent" as const,
    ...dates,
    ...deductions,
  })),
  ...shippedSteps.flatMap(({ upTo, percent }, index) => [
    ...(upTo === Infinity
      ? []
      : [
          {
            id: `withholding-step-${index + 1}` as const,
            value: upTo,
            unit: "THB" as const,
            ...dates,
            ...scale,
          },
        ]),
    {
      id: `withholding-rate-${index + 1}` as const,
      value: percent,
      unit: "percent" as const,
      ...dates,
      ...scale,
    },
  ]),
];

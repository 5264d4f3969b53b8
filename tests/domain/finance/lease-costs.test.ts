import { expect, test } from "vitest";
import { shippedFacts } from "../../../domain/facts/facts.ts";
import { toSatang } from "../../../domain/finance/finance.ts";
import { leaseCosts } from "../../../domain/finance/lease-costs.ts";

test("A lease costs its registration and its stamp duty on the rent of the whole term", () => {
  expect(leaseCosts(shippedFacts, toSatang(7_900_000))).toEqual({
    rent: toSatang(7_900_000),
    registration: toSatang(79_000),
    duty: toSatang(7_900),
    total: toSatang(7_986_900),
  });
});

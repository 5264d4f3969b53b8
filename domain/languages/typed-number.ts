/** Numbers as people type them. */
import * as v from "valibot";
import { readSum } from "./read-sum.ts";

/** An empty field is no answer, though Number("") is 0. */
const typed = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** An amount of money without decimals. */
export const wholeAmount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));

/** A sum as people type it. */
export const typedAmount = v.pipe(
  typed,
  v.transform((text) => readSum(text)?.value ?? Number.NaN),
  wholeAmount,
);

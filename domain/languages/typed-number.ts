/** Numbers as people type them: "1,500.00", "1.500 000", "7,5". */
import * as v from "valibot";

/** The decimals in "1,500.00". Groups of thousands have three digits, decimals one or two. */
const hundredths = /[.,]\d{1,2}$/;

/** A whole number, its thousands divided in any way: also for a field's `pattern`. */
export const wholeNumber = String.raw`\s*\d{1,3}(?:[\s.,'’]?\d{3})*\s*`;

/** An empty field is no answer, though Number("") is 0. */
const typed = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** An amount of money without decimals. */
export const wholeAmount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));

/** Typed decimals are dropped. */
export const typedAmount = v.pipe(
  typed,
  v.transform((text) => Number(text.replace(hundredths, "").replace(/[\s,.'’]/g, ""))),
  wholeAmount,
);

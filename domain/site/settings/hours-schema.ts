/** When the office is open, in Pattaya's time, and the days on which it stays closed. */
import * as v from "valibot";

const time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "must be a time, such as 09:30"));
/** ISO: Monday is 1. */
const day = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7));

const opening = v.pipe(
  v.object({ days: v.pipe(v.array(day), v.minLength(1, "must name a day")), opens: time, closes: time }),
  v.forward(
    v.partialCheck(
      [["opens"], ["closes"]],
      ({ opens, closes }) => opens < closes,
      "must be later than the opening",
    ),
    ["closes"],
  ),
);

export const hoursSchema = v.object({
  weekly: v.pipe(
    v.array(opening),
    v.maxLength(7),
    v.check((weekly) => isEachOnce(weekly.flatMap(({ days }) => days)), "must name each day once"),
  ),
  holidays: v.pipe(
    v.array(v.pipe(v.string(), v.isoDate("must be a date"))),
    v.maxLength(60, "must be at most 60 days"),
    v.check((days) => isEachOnce(days), "must name each day once"),
    v.transform((days) => days.toSorted()),
  ),
});
export type Hours = v.InferOutput<typeof hoursSchema>;

function isEachOnce(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

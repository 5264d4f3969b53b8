/** A moment as the API writes it. `isoTimestamp` also takes 30 February, the year 0 and 23 hours' offset. */
import * as v from "valibot";

export const timestampSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => isInCalendar(text.slice(0, 10)) && hasKnownOffset(text), "There is no such time."),
);

function isInCalendar(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`);
  // This check runs on any text: a failed one before it does not end the pipe.
  return day > "0001" && !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

/** Postgres takes less than 16 hours. */
function hasKnownOffset(text: string): boolean {
  const hours = /[+-](\d\d)(?::?\d\d)?$/.exec(text.slice(11))?.[1];
  return hours === undefined || Number(hours) < 16;
}

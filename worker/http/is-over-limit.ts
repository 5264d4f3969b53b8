/** Asks one of the platform's counters, which may fail like anything else. */
import { describeError } from "../../domain/describe-error.ts";

type Counter = { limit(options: { key: string }): Promise<{ success: boolean }> };

/** If the counter fails, everyone passes: a visitor's form is worth more, and the database has its own limits. */
export async function isOverLimit(counter: Counter, key: string): Promise<boolean> {
  try {
    return !(await counter.limit({ key })).success;
  } catch (error) {
    console.warn(JSON.stringify({ event: "limit_not_counted", reason: describeError(error) }));
    return false;
  }
}

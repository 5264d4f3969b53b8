/** Registers each test with the promises it covers, so that a promise without a test is noticed. */
import { test } from "vitest";
import type { Bullet } from "./bullets.ts";

export const covered = new Map<Bullet, string[]>();

/** Against a real project only the tests of its public interface run. */
const isEmbedded = !process.env["SUPABASE_URL"];

export type ContractOptions = {
  /** Needs the mailbox, the clock or the keys of the embedded backend. */
  embeddedOnly?: boolean;
};

export function contract(
  covers: Bullet | Bullet[],
  name: string,
  run: () => Promise<void>,
  { embeddedOnly = false }: ContractOptions = {},
): void {
  const isSkipped = embeddedOnly && !isEmbedded;
  for (const bullet of [covers].flat()) {
    const note = isSkipped ? `${name} (embedded only, skipped)` : name;
    covered.set(bullet, [...(covered.get(bullet) ?? []), note]);
  }
  test.skipIf(isSkipped)(name, run);
}

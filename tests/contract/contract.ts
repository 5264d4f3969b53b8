/**
 * Registers each test with the promises it covers, so that a promise without a test is noticed. A test that needs what
 * the Supabase under test does not have is skipped, and says so.
 */
import { test } from "vitest";
import type { Bullet } from "./bullets.ts";
import { type Need, findLack } from "./needs.ts";

type Covering = { name: string; skipped?: string };
export const covered = new Map<Bullet, Covering[]>();

/** Called in a test: it is skipped for this reason. */
export type Skip = (reason: string) => never;

export function contract(
  covers: Bullet | Bullet[],
  name: string,
  run: (skip: Skip) => Promise<void>,
  needs: readonly Need[] = [],
): void {
  const covering: Covering = { name };
  for (const bullet of [covers].flat()) covered.set(bullet, [...(covered.get(bullet) ?? []), covering]);
  test(name, async (context) => {
    const skip: Skip = (reason) => {
      covering.skipped = reason;
      return context.skip(reason);
    };
    const lack = needs.map(findLack).find((reason) => reason !== undefined);
    if (lack) skip(lack);
    await run(skip);
  });
}

import { afterEach, expect, test, vi } from "vitest";
import { keepInStep } from "../../../../../web/features/account/saved/keep-in-step.ts";

afterEach(() => vi.restoreAllMocks());

/** Each synchronisation ends when the test says so. */
function open() {
  const running: PromiseWithResolvers<void>[] = [];
  const listeners = new Set<() => void>();
  const stop = keepInStep(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => {
      const run = Promise.withResolvers<void>();
      running.push(run);
      return run.promise;
    },
  );
  const change = () => {
    for (const listener of listeners) listener();
  };
  return { running, change, stop };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test("Changes are synchronised one after the other, also after one that failed", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { running, change } = open();
  change();
  await settle();
  expect(running).toHaveLength(1);
  running[0]?.reject(new Error("no connection"));
  await settle();
  expect(running).toHaveLength(2);
  expect(warn).toHaveBeenCalledOnce();
});

test("After the sign-out nothing is synchronised, not even what was waiting", async () => {
  const { running, change, stop } = open();
  await settle();
  change();
  stop();
  change();
  running[0]?.resolve();
  await settle();
  expect(running).toHaveLength(1);
});

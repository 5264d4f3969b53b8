import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  type Draft,
  DraftSaver,
  type DraftState,
} from "../../../../web/administration/enquiries/reply/draft-saver.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const saved: Draft[] = [];
  const states: DraftState[] = [];
  const answers: { resolve: () => void; reject: () => void }[] = [];
  const saver = new DraftSaver({
    save: (draft) => {
      saved.push(draft);
      return new Promise<void>(
        (resolve, reject) => void answers.push({ resolve, reject: () => reject(new Error("line cut")) }),
      );
    },
    onState: (state) => void states.push(state),
  });
  const type = (body: string) => saver.change({ subject: "s", body });
  return { saver, saved, states, answers, type };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("Typing is saved once, a moment after the last key", async () => {
  const { saved, type } = open();
  for (const body of ["a", "ab", "abc"]) {
    type(body);
    await pass(300);
  }
  expect(saved).toEqual([]);
  await pass(800);
  expect(saved).toEqual([{ subject: "s", body: "abc" }]);
});

test("Only one request is under way, and what was typed meanwhile follows", async () => {
  const { saved, states, answers, type } = open();
  type("a");
  await pass(800);
  type("ab");
  await pass(2_000);
  expect(saved).toHaveLength(1);
  answers[0]?.resolve();
  await pass(800);
  expect(saved.map(({ body }) => body)).toEqual(["a", "ab"]);
  answers[1]?.resolve();
  await pass(0);
  expect(states.at(-1)).toBe("saved");
});

test("A failure is said and tried again with the latest text", async () => {
  const { saved, states, answers, type } = open();
  type("a");
  await pass(800);
  answers[0]?.reject();
  await pass(0);
  expect(states.at(-1)).toBe("failed");
  await pass(5_000);
  expect(saved.map(({ body }) => body)).toEqual(["a", "a"]);
});

test("What was sent is saved no more, even by a request that ends later", async () => {
  const { saver, saved, states, answers, type } = open();
  type("a");
  await pass(800);
  saver.forget();
  answers[0]?.reject();
  await pass(10_000);
  expect(saved).toHaveLength(1);
  expect(states.at(-1)).toBe("idle");
});

test("Before sending, a save that is under way is waited for, and none follows", async () => {
  const { saver, saved, answers, type } = open();
  type("a");
  await pass(800);
  type("ab");
  let isQuiet = false;
  void saver.pause().then(() => (isQuiet = true));
  await pass(2_000);
  expect(isQuiet).toBe(false);
  answers[0]?.resolve();
  await pass(10_000);
  expect(isQuiet).toBe(true);
  expect(saved).toHaveLength(1);
  saver.change({ subject: "s", body: "ab" });
  await pass(800);
  expect(saved.map(({ body }) => body)).toEqual(["a", "ab"]);
});

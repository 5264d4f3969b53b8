import { expect, test } from "vitest";
import { ApiError } from "../../../worker/errors.ts";
import { type Answer, makeOnce } from "../../../worker/cache/shared-attempts.ts";

const answerOf = (text: string): Answer => ({
  status: 200,
  headers: {},
  body: new TextEncoder().encode(text).buffer,
});
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const patience = { now: () => Date.now(), abandonedAfterMs: 4_000 };

test("Of many simultaneous requests for the same answer, one makes it and all get it", async () => {
  let made = 0;
  const make = async () => {
    made += 1;
    await pause(60);
    return answerOf("once");
  };
  const results = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const { answer, isMaker, release } = await makeOnce("same", patience, make);
      release();
      return { text: new TextDecoder().decode(answer.body), isMaker };
    }),
  );
  expect(made).toBe(1);
  expect(results.filter(({ isMaker }) => isMaker)).toHaveLength(1);
  expect(new Set(results.map(({ text }) => text))).toEqual(new Set(["once"]));
});

test("A failure is shared with all who wait, and a later request tries again", async () => {
  let made = 0;
  const fail = async (): Promise<Answer> => {
    made += 1;
    await pause(20);
    throw new Error("no backend");
  };
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => makeOnce("failing", patience, fail)),
  );
  expect(results.every(({ status }) => status === "rejected")).toBe(true);
  expect(made).toBe(1);
  await pause(120);
  const { answer } = await makeOnce("failing", patience, async () => answerOf("again"));
  expect(new TextDecoder().decode(answer.body)).toBe("again");
});

test("An abandoned attempt is taken over by one of those who wait", async () => {
  const clock = { now: 0 };
  const time = { ...patience, now: () => clock.now };
  void makeOnce("abandoned", time, () => new Promise(() => {}));
  let made = 0;
  const waiting = Array.from({ length: 10 }, () =>
    makeOnce("abandoned", time, async () => {
      made += 1;
      await pause(30);
      return answerOf("taken over");
    }),
  );
  await pause(30);
  clock.now = 5_000;
  const results = await Promise.all(waiting);
  expect(results).toHaveLength(10);
  expect(made).toBe(1);
});

test("Different keys do not wait for each other", async () => {
  const slow = Promise.withResolvers<Answer>();
  let isSlowMade = false;
  const waiting = makeOnce("slow", patience, () => slow.promise).then(() => (isSlowMade = true));
  const { answer } = await makeOnce("quick", patience, async () => answerOf("quick"));
  expect([new TextDecoder().decode(answer.body), isSlowMade]).toEqual(["quick", false]);
  slow.resolve(answerOf("slow"));
  await waiting;
});

test("A rate limit concerns only its own request, and another one that waits makes the answer", async () => {
  const limited = makeOnce("limited", patience, async () => {
    await pause(20);
    throw new ApiError("too_many_requests", "Wait.");
  });
  const other = makeOnce("limited", patience, async () => answerOf("made"));
  await expect(limited).rejects.toMatchObject({ code: "too_many_requests" });
  expect(new TextDecoder().decode((await other).answer.body)).toBe("made");
});

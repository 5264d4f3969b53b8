import { expect, test, vi } from "vitest";
import { DraftKeeper, type KeptState } from "../../../../web/administration/drafts/draft-keeper.ts";
import { ApiFailure } from "../../../../web/data/api.ts";

type Typed = { changes: { title: string } };
const waits = { pauseMs: 1, retryMs: 5 };

function begin(answer: () => Promise<{ version: number }>) {
  const states: KeptState<unknown>["state"][] = [];
  const keepDraft = vi.fn<(draft: object) => Promise<{ version: number }>>(answer);
  const keeper: DraftKeeper<Typed, Typed & { version: number }> = new DraftKeeper(
    { keepDraft },
    { changes: { title: "" } },
    { version: 0, isKept: false, waits, onChange: () => states.push(keeper.read().state) },
  );
  return { keeper, keepDraft, states };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 60));

test("A draft that the server refuses is called refused, and sent again only when it was changed", async () => {
  const refusal = new ApiFailure(422, "invalid_input", "is too long or nested too deeply", {});
  let isRefused = true;
  const { keeper, keepDraft, states } = begin(async () => {
    if (isRefused) throw refusal;
    return { version: 1 };
  });
  keeper.type({ changes: { title: "too long" } });
  await pause();
  expect(states).toEqual(["waiting", "refused"]);
  expect(keepDraft).toHaveBeenCalledTimes(1);
  isRefused = false;
  keeper.type({ changes: { title: "short" } });
  await pause();
  expect(keeper.read().state).toBe("kept");
  keeper.stop();
});

test("A draft that got no answer is sent again by itself", async () => {
  const { keeper, keepDraft } = begin(async () => {
    if (keepDraft.mock.calls.length === 1) throw new TypeError("no connection");
    return { version: 1 };
  });
  keeper.type({ changes: { title: "words" } });
  await pause();
  expect([keepDraft.mock.calls.length, keeper.read().state]).toEqual([2, "kept"]);
  keeper.stop();
});

test("What waits when the page is left is sent at once, and a failure then is not tried again", async () => {
  const { keeper, keepDraft } = begin(async () => {
    throw new TypeError("no connection");
  });
  keeper.type({ changes: { title: "the last word" } });
  keeper.stop();
  await pause();
  expect(keepDraft.mock.calls).toEqual([[{ changes: { title: "the last word" }, version: 0 }]]);
});

import { expect, test } from "vitest";
import { ApiFailure } from "../../../web/data/api.ts";
import { UnreadablePicture } from "../../../web/uploads/prepare-picture.ts";
import { UploadQueue, type UploadQueueParts, isUnderWay } from "../../../web/uploads/upload-queue.ts";

const cut = () => new ApiFailure(0, "network_failure", "The line was cut.");
const file = (name: string) => Object.assign(new Blob([name]), { name });

function openQueue(parts: Partial<UploadQueueParts> = {}) {
  const waits: number[] = [];
  const delivered: string[] = [];
  const queue = new UploadQueue({
    prepare: async (picture) => picture,
    digest: (picture) => picture.text(),
    send: async (_, digest) => `/img/${digest}`,
    wait: async (ms) => void waits.push(ms),
    ...parts,
  });
  queue.deliverTo((pictures) => void delivered.push(...pictures));
  const ended = () =>
    new Promise<void>((resolve) => {
      const look = () => !queue.read().some(isUnderWay) && resolve();
      queue.subscribe(look);
      look();
    });
  return { queue, waits, delivered, ended };
}

test("A line that is cut twice costs waits and no picture, and the order stays", async () => {
  const attempts: Record<string, number> = {};
  const { queue, waits, delivered, ended } = openQueue({
    send: async (_, digest) => {
      attempts[digest] = (attempts[digest] ?? 0) + 1;
      if (["b", "c"].includes(digest) && (attempts[digest] ?? 0) <= 2) throw cut();
      return `/img/${digest}`;
    },
  });
  queue.add(["a", "b", "c", "d"].map(file));
  await ended();
  await Promise.resolve();
  expect(delivered).toEqual(["/img/a", "/img/b", "/img/c", "/img/d"]);
  expect(waits.toSorted((a, b) => a - b)).toEqual([1_000, 1_000, 2_000, 2_000]);
  expect(attempts).toEqual({ a: 1, b: 3, c: 3, d: 1 });
});

test("A picture whose line stays cut is not counted as sent, and all that failed are sent again together", async () => {
  let isCut = true;
  const { queue, delivered, ended } = openQueue({
    send: async (_, digest) => {
      if (isCut && digest !== "a") throw cut();
      return `/img/${digest}`;
    },
  });
  queue.add(["a", "b", "c"].map(file));
  await ended();
  expect(queue.read().map(({ state }) => state)).toEqual(["sent", "failed", "failed"]);
  await Promise.resolve();
  expect(delivered).toEqual(["/img/a"]);
  isCut = false;
  queue.retryFailed();
  await ended();
  await Promise.resolve();
  expect(delivered).toEqual(["/img/a", "/img/b", "/img/c"]);
});

test("What no retry mends is refused at once, with its reason, and holds up no other", async () => {
  const { queue, delivered, waits, ended } = openQueue({
    prepare: async (picture) => {
      if ((await picture.text()) === "heic") throw new UnreadablePicture("heic", "no decoder");
      return picture;
    },
    send: async (_, digest) => {
      if (digest === "large") throw new ApiFailure(413, "too_large", "Too large.");
      return `/img/${digest}`;
    },
  });
  queue.add(["heic", "large", "good"].map(file));
  await ended();
  await Promise.resolve();
  expect(queue.read().map(({ state, reason }) => [state, reason])).toEqual([
    ["refused", "heic"],
    ["refused", "too_large"],
    ["sent", undefined],
  ]);
  expect([delivered, waits]).toEqual([["/img/good"], []]);
});

import { expect, test } from "vitest";
import { readBody } from "../../../worker/http/read-body.ts";

/** In pieces of four bytes, without saying how many there are. */
function streamed(pieces: number): Request {
  let left = pieces;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (left === 0) return controller.close();
      left -= 1;
      controller.enqueue(new Uint8Array([1, 2, 3, 4]));
    },
  });
  const sent = { method: "POST", body, duplex: "half" };
  return new Request("https://site.test/", sent);
}

test("A body that does not say its length is read to the limit and refused above it", async () => {
  expect(await readBody(streamed(2), 8)).toEqual(new Uint8Array([1, 2, 3, 4, 1, 2, 3, 4]));
  await expect(readBody(streamed(3), 8)).rejects.toMatchObject({ code: "too_large" });
});

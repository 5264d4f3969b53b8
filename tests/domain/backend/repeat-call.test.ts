import { expect, test } from "vitest";
import { repeatWhenTakenBack } from "../../../domain/backend/repeat-call.ts";

const fail =
  (code: string, status = 500) =>
  () =>
    Response.json({ code, message: "…" }, { status });
const answer = () => Response.json([{ state: "new" }]);

/** Answers one after the other, the last one for ever. */
function serve(answers: (() => Response)[]) {
  let sent = 0;
  const send = async () => {
    const next = answers[Math.min(sent, answers.length - 1)] ?? answer;
    sent += 1;
    return next();
  };
  return { call: repeatWhenTakenBack(send, 4), count: () => sent };
}

test.each(["40P01", "40001"])("A call that Postgres took back (%s) is made again", async (code) => {
  const { call, count } = serve([fail(code), fail(code), answer]);
  const response = await call("https://database.test/rest/v1/rpc/store_pages");
  expect(await response.json()).toEqual([{ state: "new" }]);
  expect(count()).toBe(3);
});

test("After four tries the failure is the answer", async () => {
  const { call, count } = serve([fail("40P01")]);
  const response = await call("https://database.test/rest/v1/rpc/store_pages");
  expect(await response.json()).toMatchObject({ code: "40P01" });
  expect(count()).toBe(4);
});

test.each([
  ["a timeout", fail("57014")],
  ["a row that is there already", fail("23505", 409)],
  ["a failure that is no JSON", () => new Response("upstream is down", { status: 500 })],
  ["a success", answer],
])("A call is made once when its answer is %s", async (_, given) => {
  const { call, count } = serve([given]);
  const response = await call("https://database.test/rest/v1/listings");
  expect(response.status).toBe(given().status);
  expect(count()).toBe(1);
});

/** A pasted plan is read whole, or the answer says where it is wrong. */
import { expect, test } from "vitest";
import { readPlan } from "../../../../web/administration/listing-editor/sections/read-plan.ts";

const plan = {
  version: 1,
  north: 0,
  floors: [
    { rooms: [{ kind: "studio", x: 0, y: 0, width: 4, depth: 5 }], doors: [], windows: [], furniture: [] },
  ],
};

test("A plan in the documented format is read", () => {
  expect(readPlan(JSON.stringify(plan))).toEqual({ plan });
});

test("Text that is no JSON says why", () => {
  expect(readPlan("{north: 0}")).toMatchObject({ error: "notJson", detail: expect.stringContaining("JSON") });
});

test("A plan that does not fit says where", () => {
  expect(readPlan(JSON.stringify({ ...plan, north: 400 }))).toEqual({ error: "notPlan", detail: "north" });
  const turned = {
    ...plan,
    floors: [{ ...plan.floors[0], furniture: [{ kind: "bed", x: 0, y: 0, width: 2, depth: 2, turn: 45 }] }],
  };
  expect(readPlan(JSON.stringify(turned))).toEqual({ error: "notPlan", detail: "floors.0.furniture.0.turn" });
});

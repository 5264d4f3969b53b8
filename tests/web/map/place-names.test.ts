import { expect, test } from "vitest";
import { boxAround, placeName } from "../../../web/map/place-names.ts";

const at = { x: 200, y: 200 };

test("A name stays where it is as long as nothing stands there", () => {
  expect(placeName("Jomtien", at, [boxAround({ x: 200, y: 300 }, 30, 18)])).toEqual(at);
});

test("A name moves out of a mark's way, or is left out when there is no room", () => {
  const mark = boxAround(at, 32, 18);
  expect(placeName("Jomtien", at, [mark])).toEqual({ x: 200, y: 152 });
  expect(placeName("Jomtien", at, [boxAround(at, 32, 120)])).toBeUndefined();
});

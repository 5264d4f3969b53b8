import { expect, test } from "vitest";
import { formatThaiLand } from "../../../domain/languages/thai-land.ts";

test.each([
  [88, "22 ตร.ว."],
  [90, "22.5 ตร.ว."],
  [399, "99.8 ตร.ว."],
  [400, "1 งาน"],
  [442, "1 งาน 10.5 ตร.ว."],
  [1_600, "1 ไร่"],
  [2_440, "1 ไร่ 2 งาน 10 ตร.ว."],
  [1_640.4, "1 ไร่ 10.1 ตร.ว."],
  [4_000_000, "2,500 ไร่"],
])("%d m² of land is %s", (squareMeters, written) => {
  expect(formatThaiLand(squareMeters)).toBe(written);
});

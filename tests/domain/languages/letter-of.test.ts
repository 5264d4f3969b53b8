import { expect, test } from "vitest";
import { letterOf } from "../../../domain/languages/letter-of.ts";

test("Words are listed under the letter that their language uses", () => {
  expect(letterOf("escrow", "en")).toBe("E");
  expect(letterOf("Übertragung", "de")).toBe("U");
  expect(letterOf("échéance", "fr")).toBe("E");
  expect(letterOf("залог", "ru")).toBe("З");
  expect(letterOf("โฉนดที่ดิน", "th")).toBe("ฉ");
  expect(letterOf("公寓", "zh")).toBe("G");
  expect(letterOf("租购", "zh")).toBe("Z");
  expect(letterOf("TM30", "zh")).toBe("T");
});

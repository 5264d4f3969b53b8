import { expect, test } from "vitest";
import { linksLostBy } from "../../../../web/administration/questions/links-lost.ts";
import { lossesOf } from "../../../../web/administration/texts/texts-api.ts";
import { ApiFailure } from "../../../../web/data/api.ts";

const linkedFrom = [{ kind: "blog", slug: "rain", title: "Rain", locale: "en" }];
const asked = (body: object) => new ApiFailure(409, "confirm_losses", "Confirm it.", { body });

test("Links that would be lost are read from the answer that asks about them, and losses from theirs", () => {
  expect(linksLostBy(asked({ linkedFrom }))).toEqual(linkedFrom);
  expect(lossesOf(asked({ linkedFrom }))).toBeUndefined();
  expect(linksLostBy(asked({ losses: [] }))).toBeUndefined();
  expect(lossesOf(asked({ losses: [] }))).toEqual([]);
  expect(linksLostBy(new ApiFailure(409, "conflict", "x", { body: { linkedFrom } }))).toBeUndefined();
  expect(linksLostBy(null)).toBeUndefined();
});

import { expect, test } from "vitest";
import { createI18n } from "../../web/i18n/create-i18n.ts";
import { translation } from "../../web/i18n/ru.ts";
import { rememberTexts } from "../../web/i18n/remember-texts.ts";

test("A text is the same however often it is asked for, and each number and amount has its own", () => {
  const { t: expected } = createI18n("ru", translation);
  const remembering = createI18n("ru", translation);
  rememberTexts(remembering);
  const { t } = remembering;
  for (const count of [1, 2, 5, 1, 2, 5, 21]) {
    expect(t("catalogue.count", { count })).toBe(expected("catalogue.count", { count }));
  }
  expect(t("catalogue.count", { count: 2 })).not.toBe(t("catalogue.count", { count: 5 }));
  for (const amount of ["฿1", "฿2", "฿1"]) {
    expect(t("catalogue.perMonth", { amount })).toBe(expected("catalogue.perMonth", { amount }));
  }
  for (let time = 0; time < 2; time += 1) expect(t("frame.home")).toBe(expected("frame.home"));
  expect(t("frame.home")).not.toBe(t("frame.areas"));
});

import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { translation } from "../../web/i18n/ru.ts";
import { rememberTexts } from "../../web/i18n/remember-texts.ts";

async function speakRussian() {
  const instance = createInstance();
  await instance.init({
    lng: "ru",
    resources: { ru: { translation } },
    interpolation: { escapeValue: false },
  });
  return instance;
}

test("A text is the same however often it is asked for, and each number and amount has its own", async () => {
  const plain = await speakRussian();
  const remembering = await speakRussian();
  rememberTexts(remembering);
  const expected = plain.t;
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

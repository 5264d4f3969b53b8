import { expect, test } from "vitest";
import { checkAlert } from "../../../domain/alerts/check-alert.ts";

const form = {
  email: " Ann@Example.com ",
  every: "daily",
  locale: "de",
  timeZone: "Europe/Berlin",
  home: "talay",
};

test("A form as a browser sends it is taken", () => {
  expect(checkAlert(form)).toMatchObject({
    asked: {
      email: "Ann@Example.com",
      every: "daily",
      locale: "de",
      timeZone: "Europe/Berlin",
      home: "talay",
    },
  });
});

test.each(["", "Mars/Olympus", "+07:00", "UTC+3; drop", "x".repeat(65), undefined])(
  "The zone %j is Pattaya's",
  (timeZone) => {
    expect(checkAlert({ ...form, timeZone })).toMatchObject({ asked: { timeZone: "Asia/Bangkok" } });
  },
);

test.each([
  ["email", "", "required"],
  ["email", "nobody@", "invalid"],
  ["email", `${"a".repeat(250)}@example.com`, "too_long"],
  ["every", "hourly", "invalid"],
  ["locale", "xx", "invalid"],
  ["fax", "1", "invalid"],
  ["query", "q".repeat(1001), "invalid"],
])("%s as %j is refused", (name, value, problem) => {
  expect(checkAlert({ ...form, [name]: value })).toEqual({ fields: { [name]: problem } });
});

import { expect, test } from "vitest";
import { judgePassword } from "../../../domain/accounts/judge-password.ts";
import { readOwnPath } from "../../../domain/accounts/own-path.ts";
import { readSignInAddress } from "../../../domain/accounts/sign-in-address.ts";

test.each(["123456", "secret", "Pass1!", ""])("%j is too short", (password) => {
  expect(judgePassword(password)).toContain("length");
});

test.each([
  "1234567890",
  "password123!",
  "P@ssw0rd2026",
  "qwertyuiop1",
  "aaaaaaaaaaaa",
  "iloveyouforever",
  "Pattaya2026!!",
  "abcdefghijkl",
  "9876543210zyxwvu",
  "xq7!xq7!xq7!",
  "passwordpassword",
])("%j is long enough and still easy to guess", (password) => {
  expect(judgePassword(password)).toEqual(["pwned"]);
});

test("A password that is one's own name with digits is easy to guess", () => {
  expect(judgePassword("annabelle1984", ["annabelle@example.com"])).toEqual(["pwned"]);
  expect(judgePassword("annabelle1984", ["someone@example.com"])).toEqual([]);
});

test.each([
  "correct horse battery staple",
  "local-only-password",
  "дом у моря под солнцем",
  "x7Gt-9qLm-22",
  "xq7!kxq7!k",
])("%j is taken", (password) => {
  expect(judgePassword(password, ["ann@example.com"])).toEqual([]);
});

test("An address is an email address or a phone number with its country code", () => {
  expect(readSignInAddress(" Ann@Example.com ")).toEqual({ email: "ann@example.com" });
  expect(readSignInAddress("+66 81 234 5678")).toEqual({ phone: "+66812345678" });
  expect(readSignInAddress("0066812345678")).toEqual({ phone: "+66812345678" });
  for (const text of ["", "ann", "ann@", "0812345678", "+0123"]) {
    expect(readSignInAddress(text), text).toBeUndefined();
  }
});

test("Sign-in leads only to paths of our own site", () => {
  expect(readOwnPath("/th/finance?a=1#apply")).toBe("/th/finance?a=1#apply");
  for (const text of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/a b",
    "/a\nb",
    "",
    null,
  ])
    expect(readOwnPath(text), String(text)).toBeUndefined();
});

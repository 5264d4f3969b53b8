import { expect, test } from "vitest";
import { ownIcon } from "../../../domain/texts/front-page/page-pictures.ts";

const media = (size: string) => `/media/0123456789abcdef0123456789abcdef-${size}`;

test("The icon is the owner's, or a logo that can be read when small, and else ours", () => {
  expect(ownIcon()).toBeUndefined();
  expect(ownIcon({ "site.logo": media("900x200") })).toBeUndefined();
  expect(ownIcon({ "site.logo": "/drawings/logo.svg" })).toBeUndefined();
  expect(ownIcon({ "site.logo": media("300x200") })).toBe(`${media("300x200")}?w=480&f=png`);
  expect(ownIcon({ "site.logo": media("300x200"), "site.icon": media("512x512") })).toBe(
    `${media("512x512")}?w=480&f=png`,
  );
});

import { expect, test } from "vitest";
import { findPage } from "../../../worker/pages/find-page.ts";

const find = (address: string) => findPage(new URL(address, "https://site.test"));

test("A search is for everybody, and a page with a parameter of its own for one visitor", () => {
  expect(find("/de/listings?type=condo&utm_source=x")).toMatchObject({
    address: "/de/listings?type=condo",
    isPersonal: false,
  });
  expect(find("/contact?listing=1").isPersonal).toBe(true);
  expect(find("/contact?utm_source=x")).toMatchObject({ address: "/contact", isPersonal: false });
});

test("A parameter keeps no more than any page of ours needs", () => {
  const { address } = find(`/contact?listing=${"x".repeat(5000)}`);
  expect(address).toBe(`/contact?listing=${"x".repeat(160)}`);
});

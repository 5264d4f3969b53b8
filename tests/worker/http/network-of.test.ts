import { expect, test } from "vitest";
import { networkOf } from "../../../worker/http/network-of.ts";

test("Each IPv4 address counts by itself", () => {
  expect(networkOf("203.0.113.7")).toBe("203.0.113.7");
});

test("Addresses of one IPv6 network count as one, however their zeros are written", () => {
  for (const address of ["2001:db8::1", "2001:db8::aaaa:1:2:3", "2001:db8:0:0:9:8:7:6", "2001:db8::"]) {
    expect(networkOf(address)).toBe("2001:db8:0:0");
  }
  expect(networkOf("2001:db8:0:1::5")).toBe("2001:db8:0:1");
  expect(networkOf("::1")).toBe("0:0:0:0");
});

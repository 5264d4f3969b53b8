import { expect, test } from "vitest";
import { findStates } from "../../../../../scraper/extract/layers/state/find-state.ts";

const script = (text: string) => [{ id: "", type: "", text }];

test("A state written as text is read, escaped or encoded", () => {
  const home = { price: 500, bedrooms: 2, address: "1 Fern Road" };
  const escaped = `window.__state = ${JSON.stringify(JSON.stringify(home))};`;
  const encoded = `window.__price = "${encodeURIComponent(JSON.stringify(home))}";`;
  expect(findStates(script(escaped))).toEqual([home]);
  expect(findStates(script(encoded))).toEqual([home]);
});

test("A list is known by the name of its variable", () => {
  const pictures = ["https://homes.example/1.jpg", "https://homes.example/2.jpg"];
  expect(findStates(script(`const photos = ${JSON.stringify(pictures)};`))).toEqual([{ photos: pictures }]);
});

test("Words and calls of any length are left in one pass", () => {
  const before = process.cpuUsage();
  for (const part of ["a", "push", "push(", "\n", "a."]) findStates(script(`price ${part.repeat(100_000)}`));
  const { user } = process.cpuUsage(before);
  expect(user / 1e6).toBeLessThan(5);
});

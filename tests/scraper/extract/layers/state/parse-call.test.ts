import { expect, test } from "vitest";
import { parseCall } from "../../../../../scraper/extract/layers/state/parse-call.ts";

test("A state written as a call is read with its arguments in their places", () => {
  const script =
    '(function(a,b,c){return {home:{price:b,sold:a,title:"Sea; (view)",rooms:[c,c]}}}(!1,500,"x, y"));';
  expect(parseCall(script, 0)).toEqual({
    home: { price: 500, sold: false, title: "Sea; (view)", rooms: ["x, y", "x, y"] },
  });
});

test("Objects that the call fills before it answers are filled", () => {
  const script =
    '(function(a,b){a.price=b;a.note="for sale; return {}";a.size={m:41};return {list:[a]}}({},7))';
  expect(parseCall(script, 0)).toEqual({
    list: [{ price: 7, note: "for sale; return {}", size: { m: 41 } }],
  });
});

test("What is no such call, or not whole, is nothing", () => {
  const broken = [
    "(function(){})()",
    "(function(a){return {a",
    "(function(a){return a}(",
    "function(){}",
    "(",
  ];
  expect(broken.map((script) => parseCall(script, 0) ?? null).filter((value) => value !== null)).toEqual([]);
});

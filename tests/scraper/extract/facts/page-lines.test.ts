import { expect, test } from "vitest";
import { emptyFacts } from "../../../../scraper/extract/facts/page-facts.ts";
import { PageLines } from "../../../../scraper/extract/facts/page-lines.ts";

const around = { hint: "price", tag: "div", link: "", isAside: false, isControl: false, isHidden: false };

test("A line is one block, with the box that it is in", () => {
  const facts = emptyFacts();
  const lines = new PageLines(facts, around);
  lines.add("฿3,100,000 ");
  lines.part();
  lines.add("asked");
  lines.end();
  lines.end();
  expect(facts.blocks).toEqual([
    {
      text: "฿3,100,000 asked",
      hint: "price",
      tag: "div",
      isAside: false,
      isHidden: false,
      isOffice: false,
      isControl: false,
      leadsTo: "",
    },
  ]);
  expect(facts.textLength).toBe(16);
});

test("A line of nothing but a link says where it goes; plain text beside it makes it a line of the page", () => {
  const facts = emptyFacts();
  const place = { ...around, link: "", isControl: false };
  const lines = new PageLines(facts, place);
  Object.assign(place, { link: "/h/2", isControl: true });
  lines.add("Villa in Pong");
  lines.end();
  lines.add("Villa in Pong");
  Object.assign(place, { link: "", isControl: false });
  lines.add(" for sale");
  lines.end();
  expect(facts.blocks.map(({ isControl, leadsTo }) => [isControl, leadsTo])).toEqual([
    [true, "/h/2"],
    [false, "/h/2"],
  ]);
});

test("Preformatted text is in lines of its own, and a label loses its colon", () => {
  const facts = emptyFacts();
  const lines = new PageLines(facts, around);
  lines.addPreformatted("Price: 1\nSize: 2");
  lines.end();
  lines.addPairs([
    { label: "Size :", value: "48 m²" },
    { label: "x".repeat(121), value: "too long for a label" },
  ]);
  expect(facts.blocks.map(({ text }) => text)).toEqual(["Price: 1", "Size: 2"]);
  expect(facts.pairs).toEqual([{ label: "Size", value: "48 m²", isAside: false, isOffice: false }]);
});

import type { Element } from "domhandler";
import { expect, test } from "vitest";
import { kindOf } from "../../../../scraper/extract/facts/element-kinds.ts";
import { Surroundings } from "../../../../scraper/extract/facts/surroundings.ts";
import { parsePage, select } from "../../../../scraper/extract/parse/parse-page.ts";

function element(html: string): Element {
  const [found] = select(parsePage(html), "*");
  if (!found) throw new Error(html);
  return found;
}

const enter = (around: Surroundings, html: string, hint = "") => {
  const node = element(html);
  return around.enter(node, kindOf(node.name), { hint, isHidden: false });
};

test("What an element says of its content holds until it is left", () => {
  const around = new Surroundings();
  const leaveBox = enter(around, "<div class=price></div>", "price");
  const leaveLink = enter(around, "<a href=/h/2></a>");
  expect(around).toMatchObject({ hint: "price", tag: "div", link: "/h/2", isControl: true, isAside: false });
  leaveLink();
  expect(around).toMatchObject({ hint: "price", tag: "div", link: "", isControl: false });
  leaveBox();
  expect(around).toMatchObject({ hint: "", tag: "" });
});

test("A footer, a box called so and all inside of them are aside", () => {
  const around = new Surroundings();
  const leave = enter(around, "<div class=similar-homes></div>", "similar-homes");
  const leaveInner = enter(around, "<nav></nav>");
  leaveInner();
  expect(around.isAside).toBe(true);
  leave();
  expect(around.isAside).toBe(false);
});

test("What stands below a heading of other homes is aside until its box ends", () => {
  const around = new Surroundings();
  around.others.readHeading("h2", "Similar homes", 3, 5, "Villa in Pong");
  expect(around.isAside).toBe(true);
  around.others.leave(1, 9);
  expect(around.isAside).toBe(false);
});

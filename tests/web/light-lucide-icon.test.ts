import {
  ChevronDown,
  CircleExclamationPoint,
  Heart,
  LoaderCircle,
  SlidersHorizontal,
  WifiOff,
  X,
} from "lucide-react";
import { type ComponentType, type SVGProps, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import createLucideIcon from "../../web/components/light-lucide-icon.ts";

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

const drawn = { ChevronDown, CircleExclamationPoint, Heart, LoaderCircle, SlidersHorizontal, WifiOff, X };
const uses = [
  {},
  { className: "size-4" },
  { "aria-hidden": true, className: "size-5 shrink-0" },
  { role: "img" },
];

/** Attributes in any order are the same drawing. */
function sortAttributes(html: string): string {
  return html.replaceAll(/<(\w+) ([^>]*?)\/?>/g, (_, tag: string, attributes: string) =>
    [tag, ...[...attributes.matchAll(/[\w-]+="[^"]*"/g)].map(String).toSorted()].join(" "),
  );
}

test.each(Object.entries(drawn))("The browser draws lucide's %s as the server does", async (name, theirs) => {
  const file = name.replaceAll(/(?<=\w)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  const { __iconData: data } = await import(`../../node_modules/lucide-react/dist/esm/icons/${file}.mjs`);
  const ours: Icon = createLucideIcon(data);
  for (const props of uses) {
    const html = renderToStaticMarkup(createElement(theirs, props));
    expect(html).toMatch(/<(path|circle)/);
    expect(sortAttributes(renderToStaticMarkup(createElement(ours, props)))).toBe(sortAttributes(html));
  }
});

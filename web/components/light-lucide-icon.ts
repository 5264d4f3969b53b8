/**
 * How lucide draws an icon, without what we set on none: sizes, strokes and colours by property or context. The
 * build takes this for lucide's own `createLucideIcon` (vite.config.ts), hence the default export.
 */
import { type ReactElement, type SVGProps, createElement } from "react";

type IconData = {
  name: string;
  aliases?: readonly unknown[];
  node: readonly (readonly [element: string, attributes: Record<string, string>])[];
};

export default function createLucideIcon({ name, aliases = [], node }: IconData) {
  const classes = ["lucide", `lucide-${name}`];
  for (const alias of aliases) if (typeof alias === "string") classes.push(`lucide-${alias}`);
  return ({ className, ...props }: SVGProps<SVGSVGElement>): ReactElement => {
    const isForEyesOnly = !Object.keys(props).some((prop) => /^(aria-|role$|title$)/.test(prop));
    return createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: 24,
        height: 24,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: [...classes, className].filter(Boolean).join(" "),
        ...(isForEyesOnly && { "aria-hidden": "true" }),
        ...props,
      },
      node.map(([element, attributes]) => createElement(element, attributes)),
    );
  };
}

/** A table of one home: a row of headers and one row of values below. */
import type { AnyNode, Element } from "domhandler";
import { squeeze, textOf } from "../parse/element-text.ts";

type Labelled = { label: string; value: string };

/** More rows are several homes, rooms or years. */
export function readHeaderTable(table: Element): Labelled[] {
  const rows = childElements(table).flatMap((child) => (child.name === "tr" ? [child] : rowsOf(child)));
  const [headers, values] = rows;
  if (!headers || !values || rows.length !== 2) return [];
  const [labels, cells] = [childElements(headers), childElements(values)];
  if (labels.length < 2 || labels.length !== cells.length || labels.some(({ name }) => name !== "th"))
    return [];
  return labels.flatMap((label, at) => {
    const cell = cells[at];
    return cell?.name === "td" ? [{ label: squeeze(textOf(label)), value: squeeze(textOf(cell)) }] : [];
  });
}

function rowsOf(group: Element): Element[] {
  return childElements(group).filter(({ name }) => name === "tr");
}

function childElements(node: Element): Element[] {
  return node.children.flatMap((child: AnyNode) => ("attribs" in child ? [child] : []));
}

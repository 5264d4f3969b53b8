/** The regular expression literals of a source file. */
import { parseSync } from "vite";

export type Pattern = { where: string; regex: RegExp };

export function findLiterals(file: string, code: string): Pattern[] {
  const found: Pattern[] = [];
  visit(parseSync(file, code).program, (node) => {
    if (node["type"] !== "Literal" || !(node["value"] instanceof RegExp)) return;
    const line = code.slice(0, Number(node["start"])).split("\n").length;
    found.push({ where: `${file}:${line}`, regex: node["value"] });
  });
  return found;
}

function visit(node: unknown, enter: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, enter);
  else if (isNode(node)) {
    enter(node);
    for (const child of Object.values(node)) visit(child, enter);
  }
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !(value instanceof RegExp);
}

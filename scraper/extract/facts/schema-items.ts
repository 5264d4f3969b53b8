/** Microdata (itemscope) and RDFa Lite (typeof) become the same plain nodes that JSON-LD has. */
import type { Element } from "domhandler";

export type SchemaNode = { [key: string]: unknown };

type Scope = { node: SchemaNode; kind: "microdata" | "rdfa" };

export class ItemCollector {
  readonly #open: Scope[] = [];
  readonly #roots: Scope[] = [];

  /** Items of other homes are closed like any, and kept nowhere. */
  open(element: Element, isOther: boolean): Scope | null {
    const { attribs } = element;
    const isMicrodata = "itemscope" in attribs || (attribs["itemtype"] ?? "").includes("schema.org");
    if (!isMicrodata && !attribs["typeof"]) return null;
    const kind = isMicrodata ? "microdata" : "rdfa";
    const type = (isMicrodata ? attribs["itemtype"] : attribs["typeof"]) ?? "";
    const scope: Scope = { node: { "@type": type.split(/\s+/).map(lastPart) }, kind };
    const property = attribs["itemprop"] ?? attribs["property"];
    const parent = this.#open.findLast((other) => other.kind === kind);
    if (property && parent) {
      if (!isOther)
        for (const name of property.split(/\s+/)) addValue(parent.node, lastPart(name), scope.node);
    } else if (!isOther) this.#roots.push(scope);
    this.#open.push(scope);
    return scope;
  }

  close(scope: Scope | null, element: Element, text: string): void {
    if (scope) {
      this.#open.pop();
      return;
    }
    const { attribs } = element;
    const property = attribs["itemprop"] ?? attribs["property"];
    if (!property) return;
    const parent = this.#open.findLast(
      (other) => other.kind === ("itemprop" in attribs ? "microdata" : "rdfa"),
    );
    if (!parent) return;
    const value = valueOf(element, text);
    if (value !== "") for (const name of property.split(/\s+/)) addValue(parent.node, lastPart(name), value);
  }

  finish(): { microdata: SchemaNode[]; rdfa: SchemaNode[] } {
    const of = (kind: Scope["kind"]) =>
      this.#roots.filter((scope) => scope.kind === kind).map(({ node }) => node);
    return { microdata: of("microdata"), rdfa: of("rdfa") };
  }
}

function valueOf(element: Element, text: string): string {
  const { attribs, name } = element;
  const url = name === "img" || name === "source" ? (attribs["src"] ?? attribs["data-src"]) : attribs["href"];
  const isLink = ["a", "link", "area", "img", "source"].includes(name);
  return (
    attribs["content"] ??
    (isLink ? url : undefined) ??
    attribs["datetime"] ??
    attribs["value"] ??
    text
  ).trim();
}

/** "https://schema.org/Offer", "schema:Offer" and "Offer" are the same. */
function lastPart(name: string): string {
  return name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("#"), name.lastIndexOf(":")) + 1);
}

function addValue(node: SchemaNode, name: string, value: unknown): void {
  const known = node[name];
  if (known === undefined) node[name] = value;
  else if (Array.isArray(known)) known.push(value);
  else node[name] = [known, value];
}

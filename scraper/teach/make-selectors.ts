/**
 * Selectors for an element that an admin pointed at, the most durable first: names that people gave (ids, itemprop,
 * classes), then the label beside it, and places counted from a named ancestor last.
 */
import { type Document, type Element, isTag } from "domhandler";
import type { FieldSelector } from "../../domain/scraping/scrape-source.ts";
import type { TeachableField } from "../../domain/scraping/teaching.ts";
import { squeeze, textOf } from "../extract/parse/element-text.ts";
import { select } from "../extract/parse/parse-page.ts";
import { attributeOf, elementBefore } from "./outline-page.ts";

const mostProposals = 4;
const mostAncestors = 8;
/** Each try searches the page. */
const mostTries = 120;
const longestSelector = 500;
const longestLabel = 40;

/** Fields whose every value counts: a selector for them should find the neighbours too. */
const listFields: ReadonlySet<TeachableField> = new Set(["images", "amenities"]);

export function makeSelectors(page: Document, target: Element, field: TeachableField): FieldSelector[] {
  const attribute = attributeOf(target);
  const wantsMany = listFields.has(field);
  const good: string[] = [];
  const poor: string[] = [];
  for (const selector of [...new Set(candidatesFor(target))].slice(0, mostTries)) {
    if (selector.length > longestSelector) continue;
    const found = select(page, selector);
    if (wantsMany ? !found.toArray().includes(target) : found[0] !== target) continue;
    (found.length > 1 === wantsMany ? good : poor).push(selector);
    if (good.length >= mostProposals) break;
  }
  return [...good, ...poor]
    .slice(0, mostProposals)
    .map((selector) => ({ selector, ...(attribute && { attribute }) }));
}

function* candidatesFor(target: Element): Generator<string> {
  const own = namesOf(target);
  yield* own;
  yield* byLabel(target);
  if (target.name === "h1") yield target.name;
  for (const ancestor of ancestorsOf(target).slice(0, mostAncestors)) {
    for (const above of namesOf(ancestor)) {
      for (const name of own.slice(0, 2)) yield `${above} ${name}`;
      yield `${above} ${target.name}`;
    }
  }
  yield* byPlace(target);
}

function* byPlace(target: Element): Generator<string> {
  let path = place(target);
  for (const ancestor of ancestorsOf(target)) {
    for (const above of namesOf(ancestor)) yield `${above} > ${path}`;
    path = `${place(ancestor)} > ${path}`;
  }
  yield path;
}

/** Simple selectors by the names that an element's author gave it. */
function namesOf({ name, attribs }: Element): string[] {
  const found: string[] = [];
  if (isSteadyName(attribs["id"])) found.push(`#${attribs["id"]}`);
  for (const [attribute, value] of Object.entries(attribs)) {
    if (!isNaming(attribute) || !isSteadyValue(value)) continue;
    found.push(name === "meta" ? `meta[${attribute}="${value}"]` : `[${attribute}="${value}"]`);
  }
  for (const part of (attribs["class"] ?? "").split(/\s+/)) {
    if (isSteadyName(part)) found.push(`${name}.${part}`);
  }
  return found;
}

/** `dt:contains("Price") + dd`: the site's own word for the field, anywhere in the list. */
function* byLabel(target: Element): Generator<string> {
  const label = elementBefore(target);
  const text = label ? squeeze(textOf(label)) : "";
  if (!label || text === "" || text.length > longestLabel || /["\\\d]/.test(text)) return;
  yield `${label.name}:contains("${text}") + ${target.name}`;
  const { parent } = target;
  if (!parent || !isTag(parent)) return;
  for (const above of namesOf(parent)) yield `${above} > ${label.name}:contains("${text}") + ${target.name}`;
}

function place(element: Element): string {
  let number = 1;
  for (let before = elementBefore(element); before; before = elementBefore(before)) {
    if (before.name === element.name) number += 1;
  }
  return `${element.name}:nth-of-type(${number})`;
}

function ancestorsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let node = element.parent; node && isTag(node); node = node.parent) found.push(node);
  return found;
}

const namingAttributes = new Set(["itemprop", "property", "name", "aria-label"]);

function isNaming(attribute: string): boolean {
  return namingAttributes.has(attribute) || /^data-[a-z-]+$/.test(attribute);
}

function isSteadyValue(value: string): boolean {
  return /^[a-z][a-z_:.-]{0,39}$/i.test(value);
}

/** No numbers, which count listings or columns, and nothing that a build tool made up: `css-kqXyzA`, `Price_value__aBcDe`. */
function isSteadyName(name: string | undefined): boolean {
  if (name === undefined || !/^[a-z][a-z_-]{1,39}$/i.test(name)) return false;
  return !/^(?:css|sc|jsx|jss)-/.test(name) && !/_[a-z]*[A-Z][a-zA-Z]*$/.test(name);
}

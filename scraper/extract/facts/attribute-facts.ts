/**
 * A home in attributes: `<section data-beds="2" data-baths="1" data-rent="1495">`, and the hidden inputs of its form.
 * They become data like a script's, in one list: several such elements are a page's cards.
 */
import type { DataAttribute } from "./element-marks.ts";
import { fieldOfKey } from "../../meaning/keys.ts";

/** Fewer of a home's fields on one element are a coincidence. */
const fewestFields = 3;
const mostElements = 200;
const mostInputs = 200;
const longestValue = 300;

type Facts = Record<string, string>;
type Place = { latitude: string; longitude: string };

export class AttributeFacts {
  readonly #elements: Facts[] = [];
  readonly #inputs: Facts = {};
  #place: Place = { latitude: "", longitude: "" };
  #count = 0;

  addElement(data: readonly DataAttribute[]): void {
    if (data.length < fewestFields || this.#elements.length >= mostElements) return;
    const facts = Object.fromEntries(data.map(({ name, value }) => [name.replace(/^data-/, ""), value]));
    if (countFields(facts) >= fewestFields) this.#elements.push(facts);
  }

  /** Answers the map's place: `<input id="latitude" value="12.93">`, once the longitude's input is there too. */
  readInput({ id, name, type, value }: Record<string, string>): Place | null {
    if (!value) return null;
    if (type === "hidden") this.#addHidden(name ?? id ?? "", value);
    const called = `${name ?? ""} ${id ?? ""}`;
    if (/lat(?:itude)?\b/i.test(called)) this.#place.latitude = value;
    else if (/(?:lng|long?|longitude)\b/i.test(called)) this.#place.longitude = value;
    else return null;
    const { latitude, longitude } = this.#place;
    if (!latitude || !longitude) return null;
    this.#place = { latitude: "", longitude: "" };
    return { latitude, longitude };
  }

  #addHidden(name: string, value: string): void {
    if (name === "" || value.length > longestValue || (this.#count += 1) > mostInputs) return;
    this.#inputs[name] ??= value;
  }

  /** As JSON, as scripts hold it. */
  finish(): string[] {
    const inputs = isHome(this.#inputs) ? [JSON.stringify(this.#inputs)] : [];
    return this.#elements.length > 0 ? [JSON.stringify(this.#elements), ...inputs] : inputs;
  }
}

/** Forms that search keep what was searched for; a home's say where or which it is. */
function isHome(facts: Facts): boolean {
  const identifies = Object.keys(facts).some((name) =>
    /^(?:latitude|address|externalId|title)$/.test(fieldOfKey(name) ?? ""),
  );
  return identifies && countFields(facts) >= fewestFields;
}

function countFields(facts: Facts): number {
  const fields = new Set(Object.keys(facts).flatMap((name) => fieldOfKey(name) ?? []));
  // Every element that can be clicked has a state.
  fields.delete("availability");
  return fields.size;
}

/** What elements say to machines: scripts, meta elements, links, pictures, data attributes. */
import type { Element } from "domhandler";
import { AttributeFacts } from "./attribute-facts.ts";
import type { DataAttribute } from "./element-marks.ts";
import { squeeze, textOf } from "../parse/element-text.ts";
import { isImage, pictureName, readPicture } from "./image-element.ts";
import { fieldOfKey } from "../../meaning/keys.ts";
import { keepMeta, type DocumentFacts } from "./page-facts.ts";

const placeValue = /^\s*(?:\[\s*)?(-?\d{1,2}\.\d{3,})\s*[,;]\s*(-?\d{1,3}\.\d{3,})\s*(?:\]\s*)?$/;
const contactLink = /^(?:tel|mailto):/i;
/** A pattern that meets megabytes overflows the stack. */
const longestStyle = 20_000;
const backgroundPicture = /background(?:-image)?\s*:[^;:]*url\(\s*["']?([^"')]+)/i;

/** The surroundings of the element that the walk is reading. */
export type Around = { isAside: () => boolean; isOffice: () => boolean; hint: () => string };

export class ElementData {
  readonly #facts: DocumentFacts;
  readonly #around: Around;
  readonly #attributes = new AttributeFacts();

  constructor(facts: DocumentFacts, around: Around) {
    this.#facts = facts;
    this.#around = around;
  }

  /** After the last element. */
  finish(): void {
    for (const text of this.#attributes.finish()) this.#facts.scripts.push({ id: "", type: "json", text });
  }

  readScript(node: Element): string {
    const text = textOf(node);
    const type = (node.attribs["type"] ?? "").toLowerCase();
    if (type.includes("ld+json")) this.#facts.jsonLd.push(text);
    else if (text.length > 20) this.#facts.scripts.push({ id: node.attribs["id"] ?? "", type, text });
    return "";
  }

  readElement(node: Element, tag: string): void {
    const { attribs } = node;
    const facts = this.#facts;
    if (tag === "html") facts.language = attribs["lang"] ?? attribs["xml:lang"] ?? "";
    else if (tag === "title") facts.title ||= squeeze(textOf(node));
    else if (tag === "base") facts.base ??= attribs["href"] ?? null;
    else if (tag === "link" && attribs["rel"] === "canonical") facts.canonical ??= attribs["href"] ?? null;
    else if (tag === "meta" && !this.#around.isAside()) keepMeta(facts.metas, attribs);
    else if (tag === "a" && attribs["href"]) this.#readLink(attribs["href"]);
    else if (tag === "iframe") this.#keepLink(attribs["src"] ?? attribs["data-src"] ?? "");
    else if (tag === "img") this.#readImage(node);
    else if (tag === "input") {
      const place = this.#attributes.readInput(attribs);
      if (place) facts.places.push(place);
    }
    // A lazy picture has its real `img` here. The text is for readers without scripts.
    else if (tag === "noscript")
      for (const child of node.children) if (isImage(child)) this.#readImage(child);
  }

  readData(data: readonly DataAttribute[]): void {
    let latitude = "";
    let longitude = "";
    this.#attributes.addElement(data);
    for (const { role, name, value } of data) {
      if (role === "state") this.#facts.scripts.push({ id: name, type: "json", text: stateOf(name, value) });
      else if (role === "picture") this.#addImage({ url: value, width: 0 }, "");
      else if (role === "latitude") latitude = value;
      else if (role === "longitude") longitude = value;
      else if (role === "place") [latitude = "", longitude = ""] = placeValue.exec(value)?.slice(1) ?? [];
    }
    if (latitude && longitude && !this.#around.isOffice()) this.#facts.places.push({ latitude, longitude });
    for (const { role, value } of data) {
      const background =
        role === "style" ? backgroundPicture.exec(value.slice(0, longestStyle))?.[1] : undefined;
      if (background) this.#addImage({ url: background, width: 0 }, "");
    }
  }

  /** Galleries link their small pictures to the large ones. */
  #readLink(address: string): void {
    if (contactLink.test(address)) {
      // The site's own number and address are in its footer.
      if (!this.#around.isAside()) this.#facts.contacts.push(address);
      return;
    }
    this.#keepLink(address);
    if (pictureName.test(address)) this.#addImage({ url: address, width: 0 }, "");
  }

  /** The office's map shows where the office is. */
  #keepLink(address: string): void {
    if (!this.#around.isOffice()) this.#facts.links.push(address);
  }

  #readImage(node: Element): void {
    const image = readPicture(node);
    if (image) this.#addImage(image, node.attribs["class"] ?? "", node.attribs["alt"]);
  }

  #addImage(image: { url: string; width: number }, ownHint: string, alt = ""): void {
    this.#facts.images.push({
      ...image,
      alt,
      hint: `${ownHint} ${this.#around.hint()}`,
      isAside: this.#around.isAside(),
    });
  }
}

/** `data-images='["/1.jpg","/2.jpg"]'`: the name says what the list is. */
function stateOf(name: string, value: string): string {
  const isList = value.startsWith("[") && fieldOfKey(name.replace(/^data-/, "")) === "images";
  return isList ? `{"images":${value}}` : value;
}

/** What is around the element that the walk is at: the words of its box, its block, its link, and whose text it is. */
import type { Element } from "domhandler";
import { asideHints, type ElementKind } from "./element-kinds.ts";
import type { Marks } from "./element-marks.ts";
import { addressOf } from "./link-address.ts";
import { OtherHomes } from "./other-homes.ts";

export class Surroundings {
  /** Classes and ids of the nearest box that has some. */
  hint = "";
  /** The nearest block. */
  tag = "";
  /** The address of the link around it; empty without one. */
  link = "";
  readonly others = new OtherHomes();
  #asides = 0;
  #controls = 0;
  #hidden = 0;

  get isAside(): boolean {
    return this.#asides > 0 || this.others.isOpen;
  }

  /** Somebody clicks on it. */
  get isControl(): boolean {
    return this.#controls > 0;
  }

  /** The page does not show it, or not yet. */
  get isHidden(): boolean {
    return this.#hidden > 0;
  }

  /** Answers how to leave the element. */
  enter(node: Element, kind: ElementKind, marks: Pick<Marks, "hint" | "isHidden">): () => void {
    const { hint } = marks;
    const { hint: hintBefore, tag, link } = this;
    const asides = kind.isAside || (hint !== "" && asideHints.test(hint)) ? 1 : 0;
    const controls = kind.isControl ? 1 : 0;
    const hidden = marks.isHidden ? 1 : 0;
    this.#asides += asides;
    this.#hidden += hidden;
    this.#controls += controls;
    if (node.name === "a") this.link = addressOf(node);
    if (hint !== "") this.hint = hint;
    if (kind.isBlock) this.tag = node.name;
    return () => {
      this.hint = hintBefore;
      this.tag = tag;
      this.link = link;
      this.#asides -= asides;
      this.#controls -= controls;
      this.#hidden -= hidden;
    };
  }
}

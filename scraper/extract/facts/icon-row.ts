/** Counts and icons in one line of text: "3 <i class=bed></i> 2 <i class=bath></i>", or the icons first. */
import type { AnyNode } from "domhandler";
import { countedBy, isBareCount } from "../../meaning/spoken-counts.ts";

export class IconRow {
  #count: string | null = null;
  #label: string | null = null;
  /** The first pair of a line shows whether the icon or the count comes first. */
  #isIconFirst: boolean | null = null;

  /** Answers a pair once both are known; `text` is the node's text. */
  read(node: AnyNode, text: string): { label: string; count: string } | null {
    if (node.type === "text") {
      const count = text.trim();
      if (count !== "") this.#count = isBareCount(count) ? count : null;
      if (this.#count === null || this.#label === null || this.#isIconFirst === false) return null;
      this.#isIconFirst = true;
    } else {
      if (text !== "" || !("attribs" in node)) return null;
      this.#label = countedBy(node.attribs);
      if (this.#label === null || this.#count === null || this.#isIconFirst === true) return null;
      this.#isIconFirst = false;
    }
    const pair = { label: this.#label, count: this.#count };
    this.#label = this.#count = null;
    return pair;
  }
}

/** Where a link leads: to another page, to a picture, or nowhere. */
import type { Element } from "domhandler";
import { pictureName } from "./image-element.ts";

const leavesPage = /^(?!#|javascript:|tel:|mailto:|data:|$)/i;

/** Empty for a link that stays on the page. */
export function addressOf({ attribs }: Element): string {
  const address = attribs["href"] ?? "";
  return leavesPage.test(address) ? address : "";
}

export function leadsToPage(address: string): boolean {
  return address !== "" && !pictureName.test(address);
}

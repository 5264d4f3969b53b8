/** What a page lists rather than labels: what the home offers, and how its agent is reached. */
import { amenityHeadings } from "../../../words/parts.ts";
import { sourceOf } from "../../../words/words.ts";
import type { Findings } from "../../fields.ts";
import type { PageFacts, TextBlock } from "../../facts/page-facts.ts";

const amenityHeading = new RegExp(`^(?:${sourceOf(amenityHeadings)})(?:$|\\p{M}*.{0,20}:?$)`, "iu");
const longestAmenity = 40;
const mostAmenities = 60;

/** Short lines under such a heading, up to the next heading or to prose. */
export function readAmenityList(blocks: readonly TextBlock[], findings: Findings): void {
  const start = blocks.findIndex(({ text }) => text.length <= longestAmenity && amenityHeading.test(text));
  if (start < 0) return;
  const rest = blocks.slice(start + 1, start + 1 + mostAmenities);
  const end = rest.findIndex(({ tag, text }) => /^h[1-6]$/.test(tag) || text.length > longestAmenity);
  const amenities = (end < 0 ? rest : rest.slice(0, end)).map(({ text }) => text);
  findings.add("amenities", [...new Set(amenities)], amenities, 0.5);
}

export function readContactLinks({ contacts }: PageFacts, findings: Findings): void {
  const written = (scheme: string) => {
    // The first is the office's, in the page's head.
    const link = contacts.findLast((address) => address.toLowerCase().startsWith(scheme));
    return link?.slice(scheme.length).split("?")[0]?.trim() ?? "";
  };
  const [phone, email] = [written("tel:"), written("mailto:")];
  findings.add("agentPhone", /^\+?[\d().\s-]{7,20}$/.test(phone) ? phone : null, phone, 0.4);
  findings.add("agentEmail", /^[^@\s]+@[^@\s]+\.\w{2,}$/.test(email) ? email : null, email, 0.4);
}

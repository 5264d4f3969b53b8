/**
 * The order of the front page's sections. The hero stays first and the closing call last. What lies between may move;
 * the specification puts four lists of homes in an order, and departing from it asks a second time.
 */
const frontPageSections = [
  "steps",
  "featured",
  "liveOrRent",
  "recent",
  "carryOver",
  "withFinance",
  "forSale",
  "testimonials",
  "whyUs",
  "guide",
] as const;
export type FrontPageSection = (typeof frontPageSections)[number];

const specified: readonly string[] = ["featured", "recent", "withFinance", "forSale"];

export const shippedOrder = frontPageSections.join(" ");

/** Undefined where a section is missing, unknown or named twice. */
export function readOrder(order: string): FrontPageSection[] | undefined {
  const names = order.split(" ");
  const known = frontPageSections.filter((section) => names.includes(section));
  if (known.length !== frontPageSections.length || names.length !== known.length) return undefined;
  return known.toSorted((one, other) => names.indexOf(one) - names.indexOf(other));
}

export function isSpecifiedOrder(order: string): boolean {
  return (
    order
      .split(" ")
      .filter((section) => specified.includes(section))
      .join() === specified.join()
  );
}

/** Each field's label, and its id on the page. */

/** In the order of the forms. */
const labelKeys = {
  deal: "deal",
  homeKind: "homeKind",
  building: "building",
  size: "size",
  floor: "floor",
  bedrooms: "bedrooms",
  bathrooms: "bathrooms",
  heldIn: "heldIn",
  wish: "wish",
  freeFrom: "freeFrom",
  viewingAt: "viewingAt",
  viewingBy: "viewingBy",
  monthlyBudget: "monthlyBudget",
  moneyDown: "moneyDown",
  currency: "currency",
  wantedHome: "wantedHome",
  wantedArea: "wantedArea",
  purpose: "purpose",
  timing: "timing",
  about: "about",
  name: "name",
  email: "email",
  phone: "phone",
  reachBy: "reachBy",
  country: "country",
  website: "website",
  preferredTime: "preferredTime",
  message: "message",
  consent: "consentName",
} as const;

type LabelKey = (typeof labelKeys)[keyof typeof labelKeys];

const keys: Readonly<Record<string, LabelKey>> = labelKeys;

export function labelKeyOf(name: string): LabelKey {
  return keys[name] ?? "message";
}

const places = Object.keys(labelKeys);

export function inFormOrder(names: readonly string[]): string[] {
  return names.toSorted((a, b) => places.indexOf(a) - places.indexOf(b));
}

export function fieldId(kind: string, name: string): string {
  return `${kind}-${name}`;
}

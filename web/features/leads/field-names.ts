/** What each field is called on the page, and where on it. */

/** In the order in which a form asks for them. */
const labelKeys = {
  viewingAt: "forms.viewingAt",
  monthlyBudget: "forms.monthlyBudget",
  moneyDown: "forms.moneyDown",
  currency: "forms.currency",
  wantedHome: "forms.wantedHome",
  wantedArea: "forms.wantedArea",
  purpose: "forms.purpose",
  timing: "forms.timing",
  name: "forms.name",
  email: "forms.email",
  phone: "forms.phone",
  reachBy: "forms.reachBy",
  country: "forms.country",
  website: "library.affiliate.website",
  preferredTime: "forms.preferredTime",
  message: "forms.message",
  consent: "forms.consentName",
} as const;

type LabelKey = (typeof labelKeys)[keyof typeof labelKeys];

const keys: Readonly<Record<string, LabelKey>> = labelKeys;

export function labelKeyOf(name: string): LabelKey {
  return keys[name] ?? "forms.message";
}

const places = Object.keys(labelKeys);

export function inFormOrder(names: readonly string[]): string[] {
  return names.toSorted((a, b) => places.indexOf(a) - places.indexOf(b));
}

export function fieldId(kind: string, name: string): string {
  return `${kind}-${name}`;
}

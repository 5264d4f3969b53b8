/** What each field is called on the page, and where on it. */

const labelKeys = {
  name: "forms.name",
  email: "forms.email",
  phone: "forms.phone",
  country: "forms.country",
  reachBy: "forms.reachBy",
  message: "forms.message",
  consent: "forms.consentName",
  website: "library.affiliate.website",
  preferredTime: "forms.preferredTime",
  viewingAt: "forms.viewingAt",
  monthlyBudget: "forms.monthlyBudget",
  moneyDown: "forms.moneyDown",
  currency: "forms.currency",
  wantedHome: "forms.wantedHome",
  wantedArea: "forms.wantedArea",
  purpose: "forms.purpose",
  timing: "forms.timing",
} as const;

type LabelKey = (typeof labelKeys)[keyof typeof labelKeys];

const keys: Readonly<Record<string, LabelKey>> = labelKeys;

export function labelKeyOf(name: string): LabelKey {
  return keys[name] ?? "forms.message";
}

export function fieldId(kind: string, name: string): string {
  return `${kind}-${name}`;
}

/** What a form offers to choose from, and which question asks what: plain lists, apart from the schemas that judge. */

export const leadKinds = ["application", "contact", "consultation", "viewing", "guide", "affiliate"] as const;
export type LeadKind = (typeof leadKinds)[number];

export const reachBy = ["email", "phone", "whatsapp", "line", "telegram", "wechat"] as const;
export const budgetCurrencies = ["THB", "USD", "EUR", "GBP", "CNY", "RUB"] as const;
export const wantedHomes = ["studio", "one-bedroom", "two-bedrooms", "three-or-more", "house"] as const;
export const purposes = ["move-in", "rent-out", "both"] as const;
export const timings = ["now", "three-months", "six-months", "a-year", "later"] as const;

/** On which of the four easy questions a field stands. */
export const applicationFields = {
  budget: ["monthlyBudget", "moneyDown", "currency"],
  home: ["wantedHome", "wantedArea"],
  plan: ["purpose", "timing"],
  person: ["name", "country", "email", "phone", "reachBy"],
} as const;

/** The choices in forms and the fields of each question: plain lists, apart from the schemas that check them. */

export const leadKinds = ["application", "contact", "consultation", "viewing", "guide", "affiliate"] as const;
export type LeadKind = (typeof leadKinds)[number];

export const reachBy = ["email", "phone", "whatsapp", "line", "telegram", "wechat"] as const;
export const budgetCurrencies = ["THB", "USD", "EUR", "GBP", "CNY", "RUB"] as const;
export const wantedHomes = ["studio", "one-bedroom", "two-bedrooms", "three-or-more", "house"] as const;
export const purposes = ["move-in", "rent-out", "both"] as const;
export const timings = ["now", "three-months", "six-months", "a-year", "later"] as const;

/** The fields of each of the four easy questions. */
export const applicationFields = {
  budget: ["monthlyBudget", "moneyDown", "currency"],
  home: ["wantedHome", "wantedArea"],
  plan: ["purpose", "timing"],
  person: ["name", "country", "email", "phone", "reachBy"],
} as const;

/** The choices in forms and the fields of each question: plain lists, apart from the schemas that check them. */

export const formKinds = ["application", "contact", "viewing", "guide", "affiliate", "offer"] as const;
export type FormKind = (typeof formKinds)[number];
/** The contact form's question and its wish for a consultation are two kinds of lead. */
export const leadKinds = [...formKinds, "consultation"] as const;
export type LeadKind = (typeof leadKinds)[number];

export const reachBy = ["email", "phone", "whatsapp", "line", "telegram", "wechat"] as const;
export const contactAbout = ["question", "consultation"] as const;
export const budgetCurrencies = ["THB", "USD", "EUR", "GBP", "CNY", "RUB"] as const;
export const wantedHomes = ["studio", "one-bedroom", "two-bedrooms", "three-or-more", "house"] as const;
export const viewingBy = ["in-person", "video"] as const;
export const purposes = ["move-in", "rent-out", "both"] as const;
export const timings = ["now", "three-months", "six-months", "a-year", "later"] as const;

/** The fields of each of the four easy questions, and of what is asked after them. */
export const applicationFields = {
  month: ["monthlyBudget", "currency"],
  down: ["moneyDown"],
  home: ["wantedHome"],
  plan: ["purpose"],
  person: ["name", "email", "phone", "reachBy", "country", "wantedArea", "timing"],
} as const;

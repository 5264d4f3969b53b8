/** The steps of docs/deploying.md. A report lists problems in this order, because it is best to mend them in it. */
export const steps = {
  1: "The code and Cloudflare's sign-in",
  2: "The Supabase project",
  3: "Sign-in",
  4: "KV and the queues",
  5: "The three files",
  6: "Secrets",
  7: "Check and deploy",
  8: "The first administrator",
  9: "Emails about enquiries",
  10: "Your own business",
} as const;

export type Step = keyof typeof steps;

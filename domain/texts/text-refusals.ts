/**
 * Why the API refuses a text that fits its schema, in the words of its answer. The pages of the administration find the
 * reason by these words and say it in the admin's language.
 */
export const textRefusals = {
  noPlace: (place: string) => `${place} is no place of this text`,
  noEnglish: () => "needs its English first",
  link: (address: string) => `${address} leads nowhere`,
  term: (texts: string, id: string) =>
    `the term ${id} is explained in: ${texts}. Take it out of these texts first`,
} as const satisfies Record<string, (value: string, id: string) => string>;

export type TextRefusal = keyof typeof textRefusals;

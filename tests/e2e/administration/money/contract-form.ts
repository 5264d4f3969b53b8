/** The form in which a contract's home and terms are entered, for the first contract and for the one after an upgrade. */
import type { Locator } from "@playwright/test";

type Terms = Partial<
  Record<"price" | "downPayment" | "months" | "premium" | "interest" | "kept" | "startsOn", string>
>;

const labels = {
  price: "Price today in THB",
  downPayment: "Down payment in THB",
  months: "Number of instalments",
  premium: "Premium on the price in %",
  interest: "Interest a year in %",
  kept: "Kept when the buyer stops, in %",
  startsOn: "Starts on",
} as const;

/** After an upgrade. The down payment is less than what moves along. */
export const nextTerms = {
  price: "4000000",
  downPayment: "500000",
  months: "60",
  premium: "0",
  interest: "0",
  kept: "100",
} satisfies Terms;

/** The first free one of those that have the words in their title. */
export async function chooseHome(contract: Locator, words: string): Promise<void> {
  await contract.getByLabel("Find a home by words of its title").fill(words);
  await contract.getByRole("button", { name: "Find" }).click();
  await contract
    .getByRole("button", { name: /^Choose: / })
    .first()
    .click();
}

export async function fillTerms(contract: Locator, terms: Terms): Promise<void> {
  for (const [name, value] of Object.entries(terms))
    await contract.getByLabel(labels[name as keyof Terms]).fill(value);
}

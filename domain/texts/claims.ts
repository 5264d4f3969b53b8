/** The texts that state the owner's claims (specification, sections 1 and 9). Changing one asks a second time. */
import type { TextKind } from "./text-kinds.ts";

export const claims: Record<TextKind, readonly string[]> = {
  words: [
    "frontPage.description",
    "frontPage.guarantee",
    "frontPage.startingFrom",
    "frontPage.step1Text",
    "frontPage.step2Title",
    "frontPage.step2Text",
    "frontPage.step3Text",
    "frontPage.carryTitle",
    "frontPage.carryText",
    "frontPage.liveText",
    "frontPage.closingTitle",
    "frontPage.closingText",
    "frontPage.why.feesText",
    "finance.lead",
    "finance.how.one",
    "finance.how.two",
    "finance.how.threeText",
    "finance.how.bonus",
    "finance.application.title",
    "finance.application.after",
    "contact.thanks.application",
    "contact.thanks.steps.two",
    "offers.lead",
    "offers.steps.one",
  ],
  faq: [
    "guaranteed-approval",
    "minimum-amount",
    "what-happens-in-48-hours",
    "upgrade",
    "rent-it-out",
    "your-fee",
  ],
  letter: ["due"],
  clause: [],
  reply: [],
  picture: [],
  guide: [],
  building: [],
  order: [],
  testimonial: [],
  fact: [
    "start-from",
    "start-from-usd",
    "start-from-gbp",
    "start-from-eur",
    "answer-within",
    "typical-rental",
  ],
  list: [],
  term: [],
};

export function isClaim(kind: TextKind, name: string): boolean {
  return claims[kind].includes(name);
}

/** Everything on the site that only the owner can confirm, in one list: what is a sample, empty, or said. */
import * as v from "valibot";
import { formatFact } from "../facts/format-fact.ts";
import { ownFacts } from "../facts/ours.ts";
import { type StoredSettings, resolveSettings } from "./settings/resolve-site.ts";
import { detailNames } from "./site-details.ts";
import { idsIn } from "../texts/collections.ts";
import { textBodies } from "../texts/text-bodies.ts";
import type { TextPage } from "../texts/text-kinds.ts";
import { type SectionName, defaultSite } from "./site.ts";
import { testimonials } from "./testimonials.ts";

type OwnFactId = (typeof ownFacts)[number]["id"];

/** `said`: the owner's words. `sample`: invented, to be replaced. `empty`: its place on the site is left out. */
export type OwnersPart = {
  state: "said" | "sample" | "empty";
  what: string;
  /** A section of the settings, a page of texts, or a fact among the texts. */
  where: { section: SectionName } | { page: TextPage } | { fact: OwnFactId };
};

/** The facts about us in a section, invented until the section is saved. */
const shown = {
  business: ["name", "legalName", "address", "location"],
  contact: ["phone", "email", "messengers"],
  hours: ["officeHours"],
  rates: ["exchangeRates"],
} as const satisfies Partial<Record<SectionName, readonly string[]>>;

/** What of our texts is the owner's by now. */
export type SettledTexts = { testimonials: readonly string[]; facts: readonly string[] };

export function listOwnersPart(stored: StoredSettings, settled: SettledTexts): OwnersPart[] {
  const { settings: site, broken } = resolveSettings(stored);
  const isInvented = (section: SectionName) =>
    defaultSite.isSample && (!Object.hasOwn(stored, section) || broken.includes(section));
  const isKnown = (plan: "rentToOwn" | "sellerFinance") =>
    Object.values(site.terms[plan]).every((term) => term !== null);
  return [
    ...(Object.keys(shown) as (keyof typeof shown)[]).flatMap((section) =>
      shown[section].map((what): OwnersPart => ({
        state: isInvented(section) ? "sample" : "said",
        what,
        where: { section },
      })),
    ),
    ...detailNames.map((name) => filled("registration", name, site.registration[name] !== "")),
    filled("paying", "paying", site.paying.accountNumber !== ""),
    filled("people", "people", site.people.people.length > 0),
    filled("terms", "rentToOwn", isKnown("rentToOwn")),
    filled("terms", "sellerFinance", isKnown("sellerFinance")),
    filled("terms", "upgrade", true),
    ...ownFacts
      .filter(({ id }) => id !== "upgrade-after")
      .map((fact): OwnersPart => ({
        state: fact.isSample && !settled.facts.includes(fact.id) ? "sample" : "said",
        what: `${fact.id}: ${formatFact(fact, "en")}`,
        where: { fact: fact.id },
      })),
    {
      state: testimonials.every(({ id }) => settled.testimonials.includes(id)) ? "said" : "sample",
      what: "testimonials",
      where: { page: "testimonials" },
    },
  ];
}

/** The testimonials and facts that the owner has written anew or taken away, from rows of texts in force. */
export function listSettledTexts(
  rows: readonly { kind: string; name: string; body: unknown }[],
): SettledTexts {
  const facts = rows.filter(({ kind, body }) => kind === "fact" && body !== null).map(({ name }) => name);
  const testimonialIds = rows.flatMap(({ kind, name, body }) => {
    if (kind === "testimonial") return [name];
    const list = kind === "list" && name === "testimonials" ? v.safeParse(textBodies.list, body) : undefined;
    return list?.success ? idsIn(list.output.hidden) : [];
  });
  return { testimonials: testimonialIds, facts };
}

function filled(section: SectionName, what: string, isFilled: boolean): OwnersPart {
  return { state: isFilled ? "said" : "empty", what, where: { section } };
}

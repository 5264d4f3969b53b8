/** Everything on the site that only the owner can confirm, in one list: what is a sample, empty, or said. */
import { facts } from "../facts/facts.ts";
import { formatFact } from "../facts/format-fact.ts";
import { detailNames } from "./site-details.ts";
import { site } from "./site.ts";
import { testimonials } from "./testimonials.ts";

/** `said`: the owner's words. `sample`: invented, to be replaced. `empty`: its place on the site is left out. */
export type OwnersPart = { state: "said" | "sample" | "empty"; what: string; where: string };

const settings = "domain/site/site.ts";
const invented = site.isSample ? "sample" : "said";

const contacts = [
  "name",
  "legalName",
  "address",
  "phone",
  "email",
  "messengers",
  "officeHours",
  "location",
] as const satisfies readonly (keyof typeof site)[];

export function listOwnersPart(): OwnersPart[] {
  return [
    ...facts.flatMap((fact): OwnersPart[] => {
      if (fact.standing !== "own") return [];
      const where = fact.id.startsWith("affiliate")
        ? "domain/site/affiliate-terms.ts"
        : "domain/site/claims.ts";
      const what = `${fact.id}: ${formatFact(fact, "en")}`;
      return [{ state: fact.isSample ? "sample" : "said", what, where }];
    }),
    ...contacts.map((name): OwnersPart => ({ state: invented, what: name, where: settings })),
    ...detailNames.map((name): OwnersPart => ({
      state: site.details[name] ? "said" : "empty",
      what: name,
      where: settings,
    })),
    { state: site.details.people.length > 0 ? "said" : "empty", what: "people", where: settings },
    ...(["rentToOwn", "sellerFinance"] as const).map((plan): OwnersPart => {
      const isKnown = Object.values(site.terms[plan]).every((term) => term !== null);
      return { state: isKnown ? "said" : "empty", what: `terms of ${plan}`, where: settings };
    }),
    {
      state: invented,
      what: `${testimonials.length} testimonials`,
      where: "domain/site/testimonials.ts, web/i18n/*/front-page.ts",
    },
  ];
}

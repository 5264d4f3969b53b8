/** Pages of agents and agencies. One word a line; how a line is written is said in words.ts. */
import type { Words } from "./words.ts";

/** Headings of an agent's page. */
export const agentPages: Words = {
  en: `
    ^about (me|us)
    ^(my|our|active|past|current) (listings|sales|properties|transactions)
    ^(recent|past) sales
    ^agent reviews
    ^client reviews
    ^testimonials
  `,
  de: `
    ^über (mich|uns)
    ^unsere (objekte|angebote)
  `,
  fr: `
    ^à propos
    ^nos (biens|annonces)
    ^mes annonces
  `,
  ru: `
    ^о компании
    ^объекты агента
  `,
};

/** What an agency calls itself before its own name. */
export const agencies: Words = {
  en: `
    (estate|letting|real estate) agents?
    realtors?
  `,
  de: `
    immobilienmakler
  `,
  fr: `
    agence immobilière
  `,
  ru: `
    агентство недвижимости
    риелтор
  `,
  zh: `
    不動産会社
  `,
};

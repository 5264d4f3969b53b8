/** Keys of data about the agent, and of the number that a site gives a home. */
import type { Words } from "../words.ts";

/** Keys of a name. */
export const agentNameKeys: Words = {
  en: `
    agentname
    brokername
    advertisername
    contactname
    agencyname
  `,
};

/** Keys of a telephone number. */
export const agentPhoneKeys: Words = {
  en: `
    agentphone
    contactphone
  `,
};

/** Keys of an address for emails. */
export const agentEmailKeys: Words = {
  en: `
    agentemail
    contactemail
  `,
};

/** Keys of the number that a site gives a home. */
export const externalIdKeys: Words = {
  en: `
    listingid
    propertyid
    adid
    reference
    referencenumber
    referenceid
    estateid
    zpid
    unitid
    objectid
    externalid
    listingkey
    advertid
  `,
};

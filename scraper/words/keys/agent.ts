/** Keys of data about the agent, and of the number that a site gives a home. */
import type { Words } from "../words.ts";

/** Keys of a name. */
export const agentNameKeys: Words = {
  data: `
    agentname
    brokername
    advertisername
    contactname
    agencyname
  `,
};

/** Keys of a telephone number. */
export const agentPhoneKeys: Words = {
  data: `
    agentphone
    contactphone
  `,
};

/** Keys of an address for emails. */
export const agentEmailKeys: Words = {
  data: `
    agentemail
    contactemail
  `,
};

/** Keys of the number that a site gives a home. */
export const externalIdKeys: Words = {
  data: `
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

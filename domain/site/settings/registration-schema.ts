/**
 * What makes a business checkable. Each has its place on the site, which shows once it is filled in and is left out
 * while it is empty: nothing is invented here.
 */
import * as v from "valibot";
import { optionalText, sitePath, webAddress } from "./text-schema.ts";

export const registrationSchema = v.object({
  /** Number in the register of companies (DBD). */
  registration: optionalText(120),
  taxNumber: optionalText(60),
  /** Of the licence or membership under which the business works. */
  licence: optionalText(200),
  /** Name or email of the person responsible for personal data. */
  dataProtectionContact: optionalText(200),
  /** Who holds buyers' money until the transfer, and in which account. */
  moneyHeldBy: optionalText(300),
  /** Address of a sample contract: a file of this site or a page elsewhere. */
  sampleContract: v.pipe(
    optionalText(300),
    v.check(
      (address) => address === "" || sitePath.test(address) || webAddress.test(address),
      "must begin with / or https://",
    ),
  ),
});
export type Registration = v.InferOutput<typeof registrationSchema>;

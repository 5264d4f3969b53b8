/** Telephone numbers in the international form, E.164. */
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** A number without "+" belongs to the person's country, else to Thailand. Undefined when it is not a valid number. */
export function normalisePhone(text: string, country: string): string | undefined {
  const defaultCountry: CountryCode = isSupportedCountry(country) ? country : "TH";
  const number = parsePhoneNumberFromString(text, defaultCountry);
  return number?.isValid() ? number.number : undefined;
}

/** Telephone numbers as they are dialled from anywhere: E.164. */
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** A number without "+" is one of the person's country, else of Thailand. Undefined when it is no number. */
export function normalisePhone(text: string, country: string): string | undefined {
  const home: CountryCode = isSupportedCountry(country) ? country : "TH";
  const number = parsePhoneNumberFromString(text, home);
  return number?.isValid() ? number.number : undefined;
}

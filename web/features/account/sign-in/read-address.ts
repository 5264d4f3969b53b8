import { readSignInAddress, type SignInAddress } from "../../../../domain/accounts/sign-in-address.ts";

/** The typed address. A text that is no address is refused in the specification's words, before anything is sent. */
export function readAddress(form: FormData): SignInAddress {
  const address = readSignInAddress(String(form.get("address") ?? ""));
  if (!address) throw new Error("You must provide either an email or phone number.");
  return address;
}

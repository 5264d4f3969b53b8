/** Sends a code, and by email a link too. The answer is the same whether the address has an account or not. */
import { type Locale, localisePath } from "../../../../domain/languages/locales.ts";
import type { SignInAddress } from "../../../../domain/accounts/sign-in-address.ts";
import { paths } from "../../../routing/paths.ts";
import { callAuth } from "../auth-client.ts";

export async function sendCode(address: SignInAddress, locale: Locale): Promise<void> {
  await callAuth((client) =>
    client.signInWithOtp(
      "email" in address
        ? { ...address, options: { emailRedirectTo: callbackAddress(locale), data: { locale } } }
        : { ...address, options: { data: { locale } } },
    ),
  );
}

/** Where links and providers lead back to. */
export function callbackAddress(locale: Locale): string {
  return window.location.origin + localisePath(paths.authCallback, locale);
}

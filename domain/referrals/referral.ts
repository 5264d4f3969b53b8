/** How a visitor was referred: the code of a link, and the day on which it was followed. */

/** An input's `pattern` reads it too, where a hyphen in a class is an error. */
export const codePattern = /^[A-Za-z0-9](?:[A-Za-z0-9]|-){1,39}$/;

/** The parameter of any address of the site. No page reads it, so it is in no cache key and no canonical address. */
export const referralParameter = "ref";

/** Where a referrer sees what came of it. */
export const referrerPage = "/referrals";

/** What a form sends besides its answers. */
export type SentReferral = {
  referral: string;
  referredOn: string;
  firstReferral: string;
  firstReferredOn: string;
};

/** Undefined where there is no code, or none that can be one. */
export function readCode(search: URLSearchParams): string | undefined {
  const code = search.get(referralParameter);
  return code !== null && codePattern.test(code) ? code : undefined;
}

/** Limits by address, with the platform's counters. The site's own requests have no address and no limit. */
import type { AskedContext } from "../context.ts";
import { ApiError } from "../errors.ts";
import { isOverLimit } from "./is-over-limit.ts";
import { networkOf } from "./network-of.ts";
import { isKnownNetwork } from "../sign-in/known-networks.ts";

export const limitLeads = (c: AskedContext) => limit(c, c.env.LEAD_LIMIT);
export const limitSignIn = (c: AskedContext) => limit(c, c.env.AUTH_LIMIT);
/** Called on a cache miss, so that junk keys cannot reach the database at will. */
export const limitMisses = (c: AskedContext) => limit(c, c.env.MISS_LIMIT);
/** A page that does not exist is rendered anew for each request. */
export const limitNotFound = (c: AskedContext) => limit(c, c.env.NOT_FOUND_LIMIT);
export const limitViews = (c: AskedContext) => limit(c, c.env.VIEW_LIMIT);
export const limitReports = (c: AskedContext) => limit(c, c.env.REPORT_LIMIT);

/**
 * Tries for one account count by network, so that nobody locks a person out from elsewhere. All networks together have a
 * looser limit; one that has signed in with the account before passes it. Whether the account exists makes no difference.
 */
export async function limitAccount(c: AskedContext, account: string): Promise<void> {
  const network = addressOf(c);
  if (!network) return;
  if (await isOverLimit(c.env.ACCOUNT_LIMIT, `${account} ${network}`)) throw tooManyTries();
  if ((await isOverLimit(c.env.ACCOUNT_BRAKE, account)) && !(await isKnownNetwork(c, account))) {
    throw tooManyTries();
  }
}

/** A second factor's code is guessed by somebody who knows the password, so its tries count from any network. */
export async function limitFactor(c: AskedContext, factor: string): Promise<void> {
  if (addressOf(c) && (await isOverLimit(c.env.ACCOUNT_LIMIT, factor))) throw tooManyTries();
}

function tooManyTries(): ApiError {
  return new ApiError("too_many_requests", "Too many tries for this account. Please wait a minute.");
}

async function limit(c: AskedContext, counter: RateLimit): Promise<void> {
  const key = addressOf(c);
  if (!key) return;
  if (await isOverLimit(counter, key))
    throw new ApiError("too_many_requests", "Too many requests. Please wait a minute.");
}

export function addressOf(c: AskedContext): string | undefined {
  const address = c.req.header("cf-connecting-ip");
  return address === undefined ? undefined : networkOf(address);
}

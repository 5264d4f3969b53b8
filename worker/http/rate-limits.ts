/** Limits by address, with the platform's counters. The site's own requests have no address and no limit. */
import type { AskedContext } from "../context.ts";
import { ApiError } from "../errors.ts";
import { isOverLimit } from "./is-over-limit.ts";
import { networkOf } from "./network-of.ts";

export const limitLeads = (c: AskedContext) => limit(c, c.env.LEAD_LIMIT);
export const limitSignIn = (c: AskedContext) => limit(c, c.env.AUTH_LIMIT);
/** Called on a cache miss, so that junk keys cannot reach the database at will. */
export const limitMisses = (c: AskedContext) => limit(c, c.env.MISS_LIMIT);
/** A page that does not exist is rendered anew for each request. */
export const limitNotFound = (c: AskedContext) => limit(c, c.env.NOT_FOUND_LIMIT);
export const limitViews = (c: AskedContext) => limit(c, c.env.VIEW_LIMIT);
export const limitReports = (c: AskedContext) => limit(c, c.env.REPORT_LIMIT);

/** Counts every visitor's tries for one account together. Whether the account exists makes no difference. */
export async function limitAccount(c: AskedContext, account: string): Promise<void> {
  if (!addressOf(c)) return;
  const { success } = await c.env.ACCOUNT_LIMIT.limit({ key: account });
  if (!success)
    throw new ApiError("too_many_requests", "Too many tries for this account. Please wait a minute.");
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

/** The second factors that are set up. */
import { queryOptions } from "@tanstack/react-query";
import { callAuth } from "../auth-client.ts";

export const factorsKey = ["factors"];

export function factorsQuery() {
  return queryOptions({
    queryKey: factorsKey,
    queryFn: async () => {
      const { totp, phone } = await callAuth((client) => client.mfa.listFactors());
      return { totp, phone: phone.map((factor) => ({ ...factor, phone: readPhone(factor) })) };
    },
  });
}

/** Auth names the number, although the client's type does not. */
function readPhone(factor: object): string {
  const { phone = "" }: { phone?: unknown } = factor;
  return typeof phone === "string" && phone ? `+${phone.replace(/^\+/, "")}` : "";
}

/** So much of a number that its owner knows which one it is. */
export function lastDigits(phone: string): string {
  return phone.slice(-2);
}

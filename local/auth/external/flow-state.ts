/** PKCE flows: the challenge is stored when a flow starts. Its code works once, for a few minutes. */
import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import * as v from "valibot";
import type { RunQuery } from "../../database/open.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthServices } from "../services.ts";
import type { AuthenticationMethod } from "../sessions/sessions.ts";

export const challengeEntries = {
  code_challenge: v.nullish(v.string()),
  code_challenge_method: v.nullish(v.string()),
};

export type Challenge = { challenge: string; method: "s256" | "plain" };

/** Undefined when the client does not use PKCE. */
export function readChallenge(challenge?: string | null, method?: string | null): Challenge | undefined {
  if (!challenge && !method) return undefined;
  const known = method?.toLowerCase();
  if (!challenge || (known !== "s256" && known !== "plain")) {
    throw new AuthError(
      400,
      "validation_failed",
      "PKCE flow requires code_challenge_method and code_challenge",
    );
  }
  if (!/^[\w.~-]{43,128}$/.test(challenge)) {
    throw new AuthError(400, "validation_failed", "code challenge has to be between 43 and 128 characters");
  }
  return { challenge, method: known };
}

export type FlowRow = {
  id: string;
  user_id: string | null;
  auth_code: string;
  code_challenge: string;
  code_challenge_method: "s256" | "plain";
  provider_access_token: string | null;
  authentication_method: AuthenticationMethod;
  created_at: Date;
  auth_code_issued_at: Date | null;
};

export async function startFlow(
  { now }: Pick<AuthServices, "now">,
  run: RunQuery,
  { challenge, method }: Challenge,
  authenticationMethod: AuthenticationMethod,
  providerType: string,
  userId?: string,
): Promise<FlowRow> {
  const [flow] = await run<FlowRow>(
    `insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type,
       created_at, updated_at, authentication_method)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8) returning *`,
    [
      randomUUID(),
      userId ?? null,
      randomUUID(),
      method,
      challenge,
      providerType,
      now(),
      authenticationMethod,
    ],
  );
  if (!flow) throw new Error("auth.flow_state returned no row for an insert");
  return flow;
}

/** Issues the code for the given flow, or for the newest flow of this user. */
export async function issueAuthCode(
  { now }: Pick<AuthServices, "now">,
  run: RunQuery,
  by: { userId: string } | { flowId: string; userId: string; providerToken: string | undefined },
): Promise<string | undefined> {
  const condition = "flowId" in by ? "id = $4" : "user_id = $1";
  const [flow] = await run<FlowRow>(
    `update auth.flow_state set user_id = $1, auth_code_issued_at = $2, provider_access_token = $3, updated_at = $2
     where id = (select id from auth.flow_state where ${condition} and ($4::uuid is null or id = $4) order by created_at desc limit 1)
     returning *`,
    [by.userId, now(), "flowId" in by ? (by.providerToken ?? null) : null, "flowId" in by ? by.flowId : null],
  );
  return flow?.auth_code;
}

/** Spends the code. The verifier proves that the same client started the flow (RFC 7636). */
export async function redeemAuthCode(
  { settings, now }: AuthServices,
  run: RunQuery,
  authCode: string,
  verifier: string,
): Promise<FlowRow & { user_id: string }> {
  const [flow] = await run<FlowRow>("select * from auth.flow_state where auth_code = $1", [authCode]);
  if (!flow?.auth_code_issued_at || !flow.user_id) {
    throw new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
  }
  if (flow.auth_code_issued_at.getTime() + settings.flowSeconds * 1000 < now().getTime()) {
    throw new AuthError(403, "flow_state_expired", "invalid flow state, flow state has expired");
  }
  if (!isVerifier(flow, verifier)) {
    throw new AuthError(
      400,
      "bad_code_verifier",
      "code challenge does not match previously saved code verifier",
    );
  }
  await run("delete from auth.flow_state where id = $1", [flow.id]);
  return { ...flow, user_id: flow.user_id };
}

function isVerifier({ code_challenge, code_challenge_method }: FlowRow, verifier: string): boolean {
  const given =
    code_challenge_method === "plain" ? verifier : createHash("sha256").update(verifier).digest("base64url");
  const [left, right] = [Buffer.from(given), Buffer.from(code_challenge)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** `DELETE /user/identities/{id}`: removes one way to sign in, but never the last. */
import type { Context } from "hono";
import type { CallerEnv } from "../../gateway.ts";
import { AuthError } from "../auth-error.ts";
import { updateUser } from "../change-users.ts";
import { isUuid, requireSignedIn } from "../require-user.ts";
import type { AuthServices } from "../services.ts";
import { listIdentities } from "../user-rows.ts";

export async function unlinkIdentity(
  services: AuthServices,
  context: Context<CallerEnv>,
  id: string,
): Promise<Response> {
  if (!isUuid(id)) throw new AuthError(404, "validation_failed", "identity_id must be an UUID");
  return services.database.transaction(async (run) => {
    const { user } = await requireSignedIn(run, context);
    const identities = await listIdentities(run, user.id);
    if (identities.length < 2) {
      throw new AuthError(
        422,
        "single_identity_not_deletable",
        "User must have at least 1 identity after unlinking",
      );
    }
    const identity = identities.find((candidate) => candidate.id === id);
    if (!identity) throw new AuthError(422, "identity_not_found", "Identity doesn't exist");
    await run("delete from auth.identities where id = $1", [id]);
    const remaining = [
      ...new Set(identities.filter((other) => other !== identity).map((other) => other.provider)),
    ];
    const metadata = { ...user.raw_app_meta_data, provider: remaining[0], providers: remaining };
    await updateUser(run, user.id, { raw_app_meta_data: metadata }, services.now());
    return context.json({});
  });
}

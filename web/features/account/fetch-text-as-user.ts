/** What the API answers with that is no JSON; its failures are. */
import { ApiFailure, readJson } from "../../api.ts";
import { headersAsUser } from "./fetch-as-user.ts";

export async function fetchTextAsUser(path: string): Promise<string> {
  const response = await fetch(path, { headers: await headersAsUser() }).catch((cause: unknown) => {
    throw new ApiFailure(0, "network_failure", "The network could not be reached.", { cause });
  });
  return response.ok ? response.text() : readJson<never>(response);
}

/** Fetches plain text from the API. Its errors are JSON. */
import { ApiFailure, readJson } from "../../data/api.ts";
import { headersAsUser } from "./fetch-as-user.ts";

export async function fetchTextAsUser(path: string): Promise<string> {
  const response = await fetch(path, { headers: await headersAsUser() }).catch(failNetwork);
  // The answer may still break off.
  return response.ok ? response.text().catch(failNetwork) : readJson<never>(response);
}

function failNetwork(cause: unknown): never {
  throw new ApiFailure(0, "network_failure", "The network could not be reached.", { cause });
}

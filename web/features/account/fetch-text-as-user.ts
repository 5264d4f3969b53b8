/** Fetches plain text from the API. Its errors are JSON. */
import { ApiFailure, readJson } from "../../data/api.ts";
import { headersAsUser } from "./fetch-as-user.ts";

export async function fetchTextAsUser(path: string): Promise<string> {
  const response = await fetch(path, { headers: await headersAsUser() }).catch((cause: unknown) => {
    throw new ApiFailure(0, "network_failure", "The network could not be reached.", { cause });
  });
  return response.ok ? response.text() : readJson<never>(response);
}

/** API calls with the signed-in user's access token. */
import { ApiFailure, type FetchJson, fetchJsonInBrowser, readJson } from "../../api.ts";
import { authClient } from "./auth-client.ts";

export const fetchAsUser: FetchJson = async (path, init) =>
  fetchJsonInBrowser(path, { ...init, headers: await headersOf(init) });

/** A POST of JSON. */
export function postAsUser<Data>(path: string, body: unknown): Promise<Data> {
  return fetchAsUser<Data>(path, { method: "POST", body: JSON.stringify(body) });
}

/** What is no JSON; its failures are. */
export async function fetchTextAsUser(path: string): Promise<string> {
  const response = await fetch(path, { headers: await headersOf() }).catch((cause: unknown) => {
    throw new ApiFailure(0, "network_failure", "The network could not be reached.", { cause });
  });
  return response.ok ? response.text() : readJson<never>(response);
}

async function headersOf(init?: RequestInit): Promise<Headers> {
  const { data } = await authClient().getSession();
  const headers = new Headers(init?.headers);
  if (data.session) headers.set("authorization", `Bearer ${data.session.access_token}`);
  if (typeof init?.body === "string") headers.set("content-type", "application/json");
  return headers;
}

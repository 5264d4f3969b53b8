/** API calls with the signed-in user's access token. */
import { type FetchJson, fetchJsonInBrowser } from "../../data/api.ts";
import { readSession } from "./auth-client.ts";

export const fetchAsUser: FetchJson = async (path, init) =>
  fetchJsonInBrowser(path, { ...init, headers: await headersAsUser(init) });

/** A POST of JSON. */
export function postAsUser<Data>(path: string, body: unknown): Promise<Data> {
  return fetchAsUser<Data>(path, { method: "POST", body: JSON.stringify(body) });
}

export async function headersAsUser(init?: RequestInit): Promise<Headers> {
  const session = await readSession();
  const headers = new Headers(init?.headers);
  if (session) headers.set("authorization", `Bearer ${session.access_token}`);
  // The page's own, not the browser's: the administration names homes in it.
  headers.set("accept-language", document.documentElement.lang);
  if (typeof init?.body === "string") headers.set("content-type", "application/json");
  return headers;
}

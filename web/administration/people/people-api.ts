/** Reads and changes the people of the administration. The fetcher carries the admin's token. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AdminLocale } from "../../../domain/languages/locales.ts";
import type { AuditPage, PeoplePage, SecondFactorDemand } from "../../../domain/people.ts";
import type { Role } from "../../../domain/rights.ts";
import type { FetchJson } from "../../data/api.ts";

export function peopleQuery(fetchJson: FetchJson, search: string, page: number) {
  const query = new URLSearchParams({ q: search, page: String(page) });
  return queryOptions({
    queryKey: ["admin", "people", search, page],
    queryFn: () => fetchJson<PeoplePage>(`/api/admin/people?${query}`),
    placeholderData: keepPreviousData,
  });
}

export function auditQuery(fetchJson: FetchJson, asked: URLSearchParams) {
  return queryOptions({
    queryKey: ["admin", "audit-log", asked.toString()],
    queryFn: () => fetchJson<AuditPage>(`/api/admin/people/audit-log?${asked}`),
    placeholderData: keepPreviousData,
  });
}

const demandPath = "/api/admin/people/second-factor";

export function demandQuery(fetchJson: FetchJson) {
  return queryOptions({
    queryKey: ["admin", "people", "second-factor"],
    queryFn: () => fetchJson<SecondFactorDemand>(demandPath),
  });
}

export function demandSecondFactor(fetchJson: FetchJson, demand: SecondFactorDemand) {
  return fetchJson<SecondFactorDemand>(demandPath, { method: "PUT", body: JSON.stringify(demand) });
}

export type Invitation = {
  email: string;
  role: Role | null;
  how: "email" | "link" | "silent";
  locale: AdminLocale;
};
export type PeopleCommands = ReturnType<typeof makePeopleCommands>;

export function makePeopleCommands(fetchJson: FetchJson) {
  const send = <Data>(method: string, path: string, body?: unknown) =>
    fetchJson<Data>(`/api/admin/people${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    invite: (invitation: Invitation) => send<{ link?: string }>("POST", "/invitations", invitation),
    setRole: (id: string, role: Role | null, knownWays: string[]) =>
      send("PUT", `/${id}/role`, { role, knownWays }),
    setPerson: (id: string, person: string | null) => send("PUT", `/${id}/person`, { person }),
    setDisabled: (id: string, disabled: boolean) => send("PUT", `/${id}/disabled`, { disabled }),
    forgetFactors: (id: string) => send("DELETE", `/${id}/factors`),
    deleteAccount: (id: string) => send("DELETE", `/${id}`),
  };
}

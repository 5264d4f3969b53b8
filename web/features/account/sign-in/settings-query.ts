/** What Auth offers, by its public settings. */
import { queryOptions } from "@tanstack/react-query";
import { fetchJsonInBrowser } from "../../../data/api.ts";

type Settings = {
  external?: Record<string, boolean>;
  saml_enabled?: boolean;
  passkeys_enabled?: boolean;
};

export type Ways = {
  providers: string[];
  hasSso: boolean;
  hasPhone: boolean;
  hasGuests: boolean;
  hasPasskeys: boolean;
};

/** Not providers, although the settings list them beside those. */
const ownWays = new Set(["email", "phone", "anonymous_users"]);

export function readWays({ external = {}, saml_enabled = false, passkeys_enabled = false }: Settings): Ways {
  const isOn = (name: string) => external[name] === true;
  return {
    providers: Object.keys(external).filter((name) => isOn(name) && !ownWays.has(name)),
    hasSso: saml_enabled,
    hasPhone: isOn("phone"),
    hasGuests: isOn("anonymous_users"),
    hasPasskeys: passkeys_enabled,
  };
}

export function settingsQuery() {
  return queryOptions({
    queryKey: ["auth-settings"],
    queryFn: async () => readWays(await fetchJsonInBrowser<Settings>("/auth/v1/settings")),
    staleTime: Infinity,
  });
}

/** What every part of the enquiries needs: the fetcher with the admin's token, who is signed in, and the colleagues. */
import { createContext, useContext } from "react";
import type { Colleague } from "../../../domain/leads/desk/lead-details.ts";
import type { FetchJson } from "../../data/api.ts";

export type Desk = {
  fetchJson: FetchJson;
  /** Downloads a file that needs the token. */
  fetchText: (path: string) => Promise<string>;
  /** The token, for what sends or downloads files. */
  sign: () => Promise<Headers>;
  me: string;
  rights: readonly string[];
  colleagues: readonly Colleague[];
};

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("useDesk outside of the enquiries");
  return desk;
}

/** The name in the list of people, else the part of the address before "@". */
export function nameOf(colleagues: readonly Colleague[], id: string | null): string | undefined {
  return colleagues.find((colleague) => colleague.id === id)?.name.split("@")[0];
}

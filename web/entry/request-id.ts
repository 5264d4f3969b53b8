/** The id of the request whose page failed: the line in our log that tells why has the same. */
import { createContext, useContext } from "react";

export const RequestIdContext = createContext<string | undefined>(undefined);

export function useRequestId(): string | undefined {
  return useContext(RequestIdContext);
}

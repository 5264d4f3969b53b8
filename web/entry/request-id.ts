/** The id of the request whose page failed. The line in our log with the reason has the same id. */
import { createContext, useContext } from "react";

export const RequestIdContext = createContext<string | undefined>(undefined);

export function useRequestId(): string | undefined {
  return useContext(RequestIdContext);
}

/** The site's origin, as the server knows it. Undefined on pages that are not indexed. */
import { createContext, useContext } from "react";

const SiteAddressContext = createContext<string | undefined>(undefined);

export const SiteAddress = SiteAddressContext.Provider;

export function useSiteAddress(): string | undefined {
  return useContext(SiteAddressContext);
}

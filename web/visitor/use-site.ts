/** The owner's settings, as the server read them for this page. */
import { createContext, useContext } from "react";
import type { Site } from "../../domain/site/site.ts";

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("There is no <SiteProvider> around this component.");
  return site;
}

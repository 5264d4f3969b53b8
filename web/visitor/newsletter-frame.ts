/** The address of the newsletter provider's form, if one is configured. */
import { createContext, useContext } from "react";

const NewsletterFrameContext = createContext<string | null>(null);

export const NewsletterFrameProvider = NewsletterFrameContext.Provider;

export function useNewsletterFrame(): string | null {
  return useContext(NewsletterFrameContext);
}

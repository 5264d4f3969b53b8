/** The links of the header and the footer. Their labels are in the `frame` texts. */
import { menuQueries, paths } from "../../routing/paths.ts";

export const mainLinks = [
  { to: paths.frontPage, text: "home" },
  { to: "/listings", text: "properties" },
  { to: paths.areas, text: "areas" },
  { to: paths.finance, text: "finance" },
  { to: paths.about, text: "aboutUs" },
  { to: paths.blog, text: "blog" },
] as const;

export const propertyLinks = [
  { to: menuQueries.condosForSale, text: "condosForSale" },
  { to: menuQueries.condosForRent, text: "condosForRent" },
  { to: menuQueries.condosWithFinance, text: "condosWithFinance" },
  { to: menuQueries.housesForSale, text: "housesForSale" },
] as const;

export const resourceLinks = [
  { to: paths.tipsForBuyers, text: "tipsForBuyers" },
  { to: paths.listYourHome, text: "listYourHome" },
  { to: paths.tipsForLandlords, text: "tipsForLandlords" },
  { to: paths.tipsForSellers, text: "tipsForSellers" },
  { to: "/calculators", text: "calculators" },
  { to: paths.calculators, text: "paymentCalculators" },
  { to: "/resources/guides", text: "guides" },
  { to: paths.guides, text: "homeBuyingGuides" },
  { to: paths.faq, text: "faq" },
  { to: paths.glossary, text: "glossary" },
] as const;

/** `/rent-to-own` shows the front page too. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to === paths.frontPage) return pathname === "/" || pathname === "/rent-to-own";
  return pathname === to || pathname.startsWith(`${to}/`);
}

/**
 * True for a place far down a page. The browser itself goes there, in the server's whole page: parts that are loaded
 * on the way would push the place out of sight.
 */
export function isPlaceInPage(to: string): boolean {
  return to.includes("#");
}

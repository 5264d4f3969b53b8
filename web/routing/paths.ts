/** Every address of the site, without language prefix. */
import type { ShownReceipt } from "../../domain/api.ts";
import type { ListingQuery } from "../../domain/listings/query/listing-query.ts";
import { alertsPage, yourAlertsPage } from "../../domain/alerts/alert-link.ts";
import { applicationPage, viewingPage, ownersPage, sentOfferPage } from "../../domain/leads/enquiry-path.ts";
import { referrerPage } from "../../domain/referrals/referral.ts";
import { writeListingQuery } from "../../domain/listings/query/write-listing-query.ts";

export const paths = {
  frontPage: "/",
  listings: (query: ListingQuery = {}) => `/listings${writeListingQuery(query)}`,
  property: (slug: string) => `/property/${slug}`,
  /** One A4 page to print. */
  propertySheet: (slug: string) => `/property/${slug}/sheet`,
  /** Up to four homes side by side. Without ids it shows what this device remembers. */
  compare: (ids: readonly string[] = []) => `/compare${ids.length > 0 ? `?ids=${ids.join(",")}` : ""}`,
  /** What this device remembers. */
  saved: "/saved",
  areas: "/areas",
  buildings: "/buildings",
  building: (slug: string) => `/buildings/${slug}`,
  finance: "/finance",
  /** The four easy questions. */
  application: "/finance#apply",
  /** The specification's `/calculators` leads to the front page; this is where they are. */
  calculators: "/finance#calculators",
  /** A plan that a visitor tried, to keep or to send on. */
  triedPlan: (plan: { price: number; down: number; months: number }) =>
    `/finance?price=${plan.price}&down=${plan.down}&months=${plan.months}#want-simulator`,
  /** Every cost of a purchase, on one sheet. */
  costs: "/finance#want-cash-to-keys",
  about: "/about-us",
  blog: "/blog",
  contact: "/contact",
  /** The message to us with a home filled in that is gone or wrongly described. */
  report: (slug: string) => `/contact?${new URLSearchParams({ listing: slug })}#write`,
  /** `pass` opens the guide. */
  thankYou: ({
    kind,
    reference,
    listing,
    at,
    proof,
    pass,
  }: ShownReceipt & { proof: string; pass?: string | undefined }) =>
    `/thank-you?${new URLSearchParams({ kind, reference, ...(listing && { listing }), ...(at && { at }), proof, ...(pass && { pass }) })}`,
  /** With `?viewing=` and `&pass=`: viewingPath() writes the whole address. */
  viewing: viewingPage,
  /** Letters about the homes of a list, a home or a building. */
  alerts: (query: ListingQuery = {}) => `${alertsPage}${writeListingQuery(query)}`,
  alertForHome: (slug: string) => `${alertsPage}/home/${slug}`,
  alertForBuilding: (slug: string) => `${alertsPage}/building/${slug}`,
  /** `from` is the page they were asked on. */
  alertSent: (state: "asked" | "on", from: string) =>
    `${alertsPage}/sent?${new URLSearchParams({ state, from })}`,
  /** With `?reader=` and `&pass=`: yourAlertsPath() writes the whole address. */
  yourAlerts: yourAlertsPage,
  affiliate: "/affiliate-program",
  /** What came of a referrer's link. referrerAddress() writes the whole address. */
  referrals: referrerPage,
  /** The form for owners who sell or let. */
  listYourHome: "/list-your-home",
  /** With `?reference=` and `&pass=`: offerPath() writes the whole address. */
  sentOffer: sentOfferPage,
  /** With `?home=` and `&pass=`: ownersPath() writes the whole address. */
  ownersHome: ownersPage,
  faq: "/resources/faq",
  glossary: "/resources/glossary",
  guides: "/resources/home-buying-guides",
  /** The form for the printed guide; the guide itself is at `/guide/<language>`. */
  guide: "/guide",
  tipsForBuyers: "/resources/tips-for-buyers",
  tipsForLandlords: "/resources/tips-for-landlords",
  tipsForSellers: "/resources/tips-for-sellers",
  signIn: "/sign-in",
  /** Signs in and comes back to a page of ours. */
  signInFor: (next: string) => `/sign-in?${new URLSearchParams({ next })}`,
  signUp: "/sign-up",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  /** Where mailed links and sign-in providers lead. */
  authCallback: "/auth/callback",
  account: "/account",
  /** Where a second factor is added. */
  secondFactor: "/account#factor",
  /** With `?reference=`: applicationPath() writes the whole address. */
  myApplication: applicationPage,
  /** What is due today. Further addresses of the administration are in admin-paths.ts. */
  admin: "/admin",
  addProperty: "/admin/add-property",
  enquiries: "/admin/enquiries",
  properties: "/admin/properties",
  propertyScraper: "/admin/property-scraper",
  settings: "/admin/settings",
  /** Import of a bank's statement. */
  statement: "/admin/statement",
} as const;

/** The Properties menu, word for word the specification's queries. */
export const menuQueries = {
  condosForSale: "/listings?type=condo&status=for-sale",
  condosForRent: "/listings?type=condo&status=for-rent",
  condosWithFinance: "/listings?type=condo&status=finance-available",
  housesForSale: "/listings?type=house-for-sale",
} as const;

/** Takes a path without the language prefix. */
export function isAdminPath(path: string): boolean {
  return path === paths.admin || path.startsWith(`${paths.admin}/`);
}

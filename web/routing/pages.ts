/**
 * Every page of the site, one row each. Routes, preloads, sitemap, llms.txt and the rules of the cache come from
 * this table.
 */
import type { ArticleKind } from "../../domain/site/article.ts";
import type { TextSection } from "../i18n/texts.ts";
import { paths } from "./paths.ts";

export type PageRow = {
  /** Without the language prefix: words, `:name` for one word, and at the end `*` for any number of words. */
  path: string;
  /** Its file in web/pages/. The one component it exports is the page. */
  file: string;
  /** The sections of texts it shows, besides those of the frame. A late part loads its own. */
  texts: readonly TextSection[];
  /** The loader that reads its data (loaders.ts). */
  data?: PageData;
  /** The text of web/content/ that it shows. Without a slug, the address names the text. */
  article?: { kind: ArticleKind; slug?: string };
  /** Made for one visitor, so neither cached nor indexed. All others are both. */
  isPersonal?: true;
  /** The query parameters it reads. An address that has one of these is neither cached nor indexed. */
  parameters?: "listing query" | readonly string[];
};

export type PageData =
  | "adminPage"
  | "adminSettings"
  | "alertBuilding"
  | "alertHome"
  | "area"
  | "areas"
  | "article"
  | "articleIndex"
  | "building"
  | "buildings"
  | "compare"
  | "contact"
  | "faq"
  | "frontPage"
  | "visitorsViewing"
  | "glossary"
  | "ownersHome"
  | "sentOffer"
  | "listings"
  | "property"
  | "propertySheet"
  | "referrals"
  | "thankYou"
  | "yourAlerts";

const library = ["article", "library"] as const;
const admin = ["admin", "adminFrame", "account", "amenities", "catalogue", "ownership", "property"] as const;

export const pages: readonly PageRow[] = [
  { path: paths.frontPage, file: "front-page", texts: ["frontPage", "catalogue"], data: "frontPage" },
  {
    path: paths.listings(),
    file: "listings-page",
    texts: ["catalogue", "amenities"],
    data: "listings",
    parameters: "listing query",
  },
  {
    path: paths.property(":idOrSlug"),
    file: "property-page",
    texts: ["catalogue", "property"],
    data: "property",
  },
  {
    path: paths.propertySheet(":idOrSlug"),
    file: "property-sheet-page",
    texts: ["catalogue", "property", "compare", "floorPlan", "homeDetails", "map", "ownership"],
    data: "propertySheet",
  },
  {
    path: paths.compare(),
    file: "compare-page",
    texts: ["compare", "catalogue", "homeDetails", "map", "ownership", "property"],
    data: "compare",
    isPersonal: true,
    parameters: ["ids"],
  },
  {
    path: paths.saved,
    file: "saved-page",
    texts: ["favourites", "catalogue", "compare"],
    isPersonal: true,
  },
  { path: paths.areas, file: "reading/areas-page", texts: library, data: "areas" },
  {
    path: `${paths.areas}/:slug`,
    file: "reading/area-page",
    texts: [...library, "catalogue"],
    data: "area",
    article: { kind: "areas" },
  },
  { path: paths.buildings, file: "buildings-page", texts: ["buildings", "catalogue"], data: "buildings" },
  {
    path: paths.building(":slug"),
    file: "building-page",
    texts: ["buildings", "amenities", "catalogue", "homeDetails"],
    data: "building",
  },
  {
    path: paths.finance,
    file: "finance-page",
    texts: ["catalogue", "finance"],
    parameters: ["price", "down", "months"],
  },
  {
    path: paths.contact,
    file: "contact-page",
    texts: ["contact", "catalogue"],
    data: "contact",
    parameters: ["listing"],
  },
  {
    path: "/thank-you",
    file: "thank-you-page",
    texts: ["contact", "forms", "catalogue"],
    data: "thankYou",
    isPersonal: true,
    parameters: ["kind", "reference", "listing", "at", "proof", "pass"],
  },
  {
    path: paths.viewing,
    file: "viewing-page",
    texts: ["contact", "forms", "catalogue"],
    data: "visitorsViewing",
    isPersonal: true,
    parameters: ["viewing", "pass"],
  },
  alertPage(paths.alerts(), "ask-page", { parameters: "listing query" }),
  alertPage(paths.alertForHome(":slug"), "ask-page", { data: "alertHome" }),
  alertPage(paths.alertForBuilding(":slug"), "ask-page", { data: "alertBuilding" }),
  alertPage("/alerts/sent", "sent-page", { parameters: ["state", "from"] }),
  alertPage(paths.yourAlerts, "yours-page", { parameters: ["reader", "pass", "done"], data: "yourAlerts" }),
  {
    path: paths.referrals,
    file: "account/referrals-page",
    texts: ["referrals"],
    data: "referrals",
    isPersonal: true,
    parameters: ["code", "page", "pass"],
  },
  { path: paths.listYourHome, file: "offers/list-your-home-page", texts: ["offers", "forms"] },
  {
    path: paths.sentOffer,
    file: "offers/sent-offer-page",
    texts: ["offers", "contact"],
    data: "sentOffer",
    isPersonal: true,
    parameters: ["reference", "pass"],
  },
  {
    path: paths.ownersHome,
    file: "offers/owners-home-page",
    texts: ["offers"],
    data: "ownersHome",
    isPersonal: true,
    parameters: ["home", "pass"],
  },
  { path: paths.guide, file: "guide-page", texts: ["frontPage"], parameters: ["link"] },

  textPage("about-us"),
  textPage("privacy"),
  textPage("terms"),
  textPage("cookies"),
  textPage("accessibility"),
  { ...textPage("affiliate-program"), file: "reading/affiliate-page", texts: [...library, "forms"] },

  { path: paths.blog, file: "reading/blog-page", texts: library, data: "articleIndex" },
  { path: paths.guides, file: "reading/guides-page", texts: library, data: "articleIndex" },
  { path: paths.tipsForSellers, file: "reading/tips-page", texts: library, data: "articleIndex" },
  { path: paths.faq, file: "reading/faq-page", texts: library, data: "faq" },
  { path: paths.glossary, file: "reading/glossary-page", texts: library, data: "glossary" },
  articlePage(paths.tipsForLandlords, { kind: "resources", slug: "tips-for-landlords" }),
  articlePage(`${paths.guides}/:slug`, { kind: "guides" }),
  articlePage(`${paths.tipsForBuyers}/:slug`, { kind: "buyers" }),
  articlePage(`${paths.tipsForSellers}/:slug`, { kind: "sellers" }),
  articlePage(`${paths.blog}/:slug`, { kind: "blog" }),

  accountPage(paths.signIn, "sign-in-page", ["next"]),
  accountPage(paths.signUp, "account/sign-up-page", ["next"]),
  accountPage(paths.forgotPassword, "account/forgot-password-page"),
  accountPage(paths.resetPassword, "account/reset-password-page"),
  accountPage(paths.authCallback, "account/auth-callback-page"),
  accountPage(paths.account, "account/account-page"),
  accountPage(paths.myApplication, "account/application-page", ["reference", "contract", "receipt", "year"]),
  { path: paths.admin, file: "admin/today-page", texts: admin, isPersonal: true },
  {
    path: `${paths.admin}/people`,
    file: "admin/people-page",
    texts: admin,
    isPersonal: true,
    parameters: ["q", "page"],
  },
  {
    path: `${paths.admin}/people/audit-log`,
    file: "admin/audit-log-page",
    texts: admin,
    isPersonal: true,
    parameters: ["person", "action", "subject", "from", "until", "before"],
  },
  {
    path: `${paths.admin}/money`,
    file: "admin/money/money-page",
    texts: admin,
    isPersonal: true,
    parameters: ["q", "state", "by", "whose", "page"],
  },
  {
    path: `${paths.admin}/money/paper`,
    file: "admin/money/money-paper-page",
    texts: [...admin, "papers"],
    isPersonal: true,
    parameters: ["contract", "receipt", "year"],
  },
  { path: `${paths.admin}/referrals`, file: "admin/money/referrals-page", texts: admin, isPersonal: true },
  { path: `${paths.admin}/buildings/*`, file: "admin/homes/buildings-page", texts: admin, isPersonal: true },
  { path: paths.addProperty, file: "admin/homes/add-property-page", texts: admin, isPersonal: true },
  {
    path: `${paths.enquiries}/*`,
    file: "admin/enquiries-page",
    texts: admin,
    isPersonal: true,
  },
  {
    // The preview of a home shows its page too.
    path: `${paths.properties}/*`,
    file: "admin/homes/properties-page",
    texts: [...admin, "contact", "floorPlan", "forms"],
    isPersonal: true,
  },
  {
    // The pages below it are in admin-paths.ts, which no first view needs.
    path: `${paths.propertyScraper}/*`,
    file: "admin/scraper/property-scraper-page",
    texts: admin,
    data: "adminPage",
    isPersonal: true,
  },
  { path: paths.statement, file: "admin/money/statement-page", texts: admin, isPersonal: true },
  { path: `${paths.admin}/articles/*`, file: "admin/texts/articles-page", texts: admin, isPersonal: true },
  { path: `${paths.admin}/texts/*`, file: "admin/texts/texts-page", texts: admin, isPersonal: true },
  { path: `${paths.admin}/media/*`, file: "admin/texts/media-page", texts: admin, isPersonal: true },
  {
    // Each section of the settings has its own address below.
    path: `${paths.settings}/*`,
    file: "admin/settings-page",
    texts: [
      "admin",
      "adminFrame",
      "account",
      "catalogue",
      "contact",
      "forms",
      "frontPage",
      "property",
      "simulator",
    ],
    data: "adminSettings",
    isPersonal: true,
  },
];

/** Addresses that redirect to where their content is (specification, section 2). */
export const movedPages: Readonly<Record<string, string>> = {
  "/rent-to-own": paths.frontPage,
  "/calculators": paths.frontPage,
  "/resources/tips-for-buyers": paths.tipsForSellers,
  "/resources/guides": paths.guides,
};

function accountPage(path: string, file: string, parameters?: readonly string[]): PageRow {
  return { path, file, texts: ["account"], isPersonal: true, ...(parameters && { parameters }) };
}

/** Letters about homes: nobody but whoever asks or watches needs these pages. */
function alertPage(path: string, file: string, more: Partial<PageRow>): PageRow {
  return {
    path,
    file: `alerts/${file}`,
    texts: ["alerts", "catalogue", "amenities"],
    isPersonal: true,
    ...more,
  };
}

function textPage(slug: string): PageRow {
  return {
    path: `/${slug}`,
    file: "reading/text-page",
    texts: ["article"],
    data: "article",
    article: { kind: "pages", slug },
  };
}

function articlePage(path: string, article: NonNullable<PageRow["article"]>): PageRow {
  return { path, file: "reading/article-page", texts: ["article", "catalogue"], data: "article", article };
}

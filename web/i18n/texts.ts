/**
 * The sections that the texts are kept in, each a namespace of i18next and a file in every language's folder.
 * English is the base: its keys type the calls of `t` and all other languages.
 */
import { type Locale, isAdminLocale, defaultLocale } from "../../domain/languages/locales.ts";
import type { account } from "./en/account.ts";
import type { admin } from "./en/admin.ts";
import type { adminFrame } from "./en/admin-frame.ts";
import type { alerts } from "./en/alerts.ts";
import type { amenities } from "./en/amenities.ts";
import type { article } from "./en/article.ts";
import type { buildings } from "./en/buildings.ts";
import type { catalogue } from "./en/catalogue.ts";
import type { compare } from "./en/compare.ts";
import type { contact } from "./en/contact.ts";
import type { favourites } from "./en/favourites.ts";
import type { filters } from "./en/filters.ts";
import type { finance } from "./en/finance.ts";
import type { floorPlan } from "./en/floor-plan.ts";
import type { forms } from "./en/forms.ts";
import type { frame } from "./en/frame.ts";
import type { frontPage } from "./en/front-page.ts";
import type { homeDetails } from "./en/home-details.ts";
import type { library } from "./en/library.ts";
import type { map } from "./en/map.ts";
import type { myAccount } from "./en/my-account.ts";
import type { myApplication } from "./en/my-application.ts";
import type { myMoney } from "./en/my-money.ts";
import type { offers } from "./en/offers.ts";
import type { ownership } from "./en/ownership.ts";
import type { papers } from "./en/papers.ts";
import type { paying } from "./en/paying.ts";
import type { property } from "./en/property.ts";
import type { referrals } from "./en/referrals.ts";
import type { search } from "./en/search.ts";
import type { simulator } from "./en/simulator.ts";

export type Texts = {
  account: typeof account;
  admin: typeof admin;
  adminFrame: typeof adminFrame;
  alerts: typeof alerts;
  amenities: typeof amenities;
  article: typeof article;
  buildings: typeof buildings;
  catalogue: typeof catalogue;
  compare: typeof compare;
  contact: typeof contact;
  favourites: typeof favourites;
  filters: typeof filters;
  finance: typeof finance;
  floorPlan: typeof floorPlan;
  forms: typeof forms;
  frame: typeof frame;
  frontPage: typeof frontPage;
  homeDetails: typeof homeDetails;
  library: typeof library;
  map: typeof map;
  myAccount: typeof myAccount;
  myApplication: typeof myApplication;
  myMoney: typeof myMoney;
  offers: typeof offers;
  ownership: typeof ownership;
  papers: typeof papers;
  paying: typeof paying;
  property: typeof property;
  referrals: typeof referrals;
  search: typeof search;
  simulator: typeof simulator;
};

export type TextSection = keyof Texts;

/** Their names as files. */
const fileNames: Record<TextSection, string> = {
  account: "account",
  admin: "admin",
  adminFrame: "admin-frame",
  alerts: "alerts",
  amenities: "amenities",
  article: "article",
  buildings: "buildings",
  catalogue: "catalogue",
  compare: "compare",
  contact: "contact",
  favourites: "favourites",
  filters: "filters",
  finance: "finance",
  floorPlan: "floor-plan",
  forms: "forms",
  frame: "frame",
  frontPage: "front-page",
  homeDetails: "home-details",
  library: "library",
  map: "map",
  myAccount: "my-account",
  myApplication: "my-application",
  myMoney: "my-money",
  offers: "offers",
  ownership: "ownership",
  papers: "papers",
  paying: "paying",
  property: "property",
  referrals: "referrals",
  search: "search",
  simulator: "simulator",
};

export const sections = Object.keys(fileNames) as TextSection[];

/** Shown in the browser only: to who is signed in, or after a press. */
const browserSections: readonly TextSection[] = ["admin", "myAccount", "myApplication", "myMoney", "papers"];

/** What the server says. */
export const serverSections = sections.filter((section) => !browserSections.includes(section));

export type ServedTexts = { [Section in TextSection]?: object };

/** All that the server says in a language, built by served-texts-plugin.ts. */
export const servedTextsAddress = (locale: Locale) => `/texts/${locale}.json`;

/** On every page. */
export const frameSections = ["frame"] as const satisfies TextSection[];

/** Below web/i18n/. The administration speaks English and Thai. */
export function textFile(locale: Locale, section: TextSection): string {
  const isOfAdmins = section === "admin" || section === "adminFrame";
  const language = isOfAdmins && !isAdminLocale(locale) ? defaultLocale : locale;
  return `${language}/${fileNames[section]}.ts`;
}

/** The list of the files beside a file. */
export const listOfLanguage = (file: string) => `${file.slice(0, file.indexOf("/"))}/files.ts`;

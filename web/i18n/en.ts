import { frame } from "./en/frame.ts";
import { home } from "./en/home.ts";
import { catalogue } from "./en/catalogue.ts";
import { errors } from "./en/errors.ts";
import { account } from "./en/account.ts";
import { admin } from "./en/admin.ts";
import { amenities } from "./en/amenities.ts";
import { article } from "./en/article.ts";
import { contact } from "./en/contact.ts";
import { favourites } from "./en/favourites.ts";
import { finance } from "./en/finance.ts";
import { forms } from "./en/forms.ts";
import { library } from "./en/library.ts";
import { property } from "./en/property.ts";
import { search } from "./en/search.ts";
import { simulator } from "./en/simulator.ts";
import type { Translated } from "./translated.ts";

/** English is the base: its keys type all the others. */
export const translation = {
  frame,
  home,
  catalogue,
  errors,
  account,
  admin,
  amenities,
  article,
  contact,
  favourites,
  finance,
  forms,
  library,
  property,
  search,
  simulator,
};

export type Translation = typeof translation;

/** What every language offers. */
export type AnyTranslation = { [Section in keyof Translation]: Translated<Translation[Section]> };

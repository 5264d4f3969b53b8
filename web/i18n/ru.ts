import { frame } from "./ru/frame.ts";
import { home } from "./ru/home.ts";
import { catalogue } from "./ru/catalogue.ts";
import { errors } from "./ru/errors.ts";
import { account } from "./ru/account.ts";
import { admin } from "./ru/admin.ts";
import { amenities } from "./ru/amenities.ts";
import { article } from "./ru/article.ts";
import { contact } from "./ru/contact.ts";
import { favourites } from "./ru/favourites.ts";
import { finance } from "./ru/finance.ts";
import { forms } from "./ru/forms.ts";
import { library } from "./ru/library.ts";
import { property } from "./ru/property.ts";
import { search } from "./ru/search.ts";
import { simulator } from "./ru/simulator.ts";

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

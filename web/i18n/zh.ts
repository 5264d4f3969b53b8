import { frame } from "./zh/frame.ts";
import { home } from "./zh/home.ts";
import { catalogue } from "./zh/catalogue.ts";
import { errors } from "./zh/errors.ts";
import { account } from "./zh/account.ts";
import { admin } from "./zh/admin.ts";
import { amenities } from "./zh/amenities.ts";
import { article } from "./zh/article.ts";
import { contact } from "./zh/contact.ts";
import { favourites } from "./zh/favourites.ts";
import { finance } from "./zh/finance.ts";
import { forms } from "./zh/forms.ts";
import { library } from "./zh/library.ts";
import { property } from "./zh/property.ts";
import { search } from "./zh/search.ts";
import { simulator } from "./zh/simulator.ts";

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

import { frame } from "./th/frame.ts";
import { home } from "./th/home.ts";
import { catalogue } from "./th/catalogue.ts";
import { errors } from "./th/errors.ts";
import { account } from "./th/account.ts";
import { admin } from "./th/admin.ts";
import { amenities } from "./th/amenities.ts";
import { article } from "./th/article.ts";
import { contact } from "./th/contact.ts";
import { favourites } from "./th/favourites.ts";
import { finance } from "./th/finance.ts";
import { forms } from "./th/forms.ts";
import { library } from "./th/library.ts";
import { property } from "./th/property.ts";
import { search } from "./th/search.ts";
import { simulator } from "./th/simulator.ts";

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

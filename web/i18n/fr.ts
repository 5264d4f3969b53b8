import { frame } from "./fr/frame.ts";
import { home } from "./fr/home.ts";
import { catalogue } from "./fr/catalogue.ts";
import { errors } from "./fr/errors.ts";
import { account } from "./fr/account.ts";
import { admin } from "./fr/admin.ts";
import { amenities } from "./fr/amenities.ts";
import { article } from "./fr/article.ts";
import { contact } from "./fr/contact.ts";
import { favourites } from "./fr/favourites.ts";
import { finance } from "./fr/finance.ts";
import { forms } from "./fr/forms.ts";
import { library } from "./fr/library.ts";
import { property } from "./fr/property.ts";
import { search } from "./fr/search.ts";
import { simulator } from "./fr/simulator.ts";

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

import { frame } from "./de/frame.ts";
import { home } from "./de/home.ts";
import { catalogue } from "./de/catalogue.ts";
import { errors } from "./de/errors.ts";
import { account } from "./de/account.ts";
import { admin } from "./de/admin.ts";
import { amenities } from "./de/amenities.ts";
import { article } from "./de/article.ts";
import { contact } from "./de/contact.ts";
import { favourites } from "./de/favourites.ts";
import { finance } from "./de/finance.ts";
import { forms } from "./de/forms.ts";
import { library } from "./de/library.ts";
import { property } from "./de/property.ts";
import { search } from "./de/search.ts";
import { simulator } from "./de/simulator.ts";

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

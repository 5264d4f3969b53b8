import { frame } from "./de/frame.ts";
import { home } from "./de/home.ts";
import { catalogue } from "./de/catalogue.ts";
import { errors } from "./de/errors.ts";
import { account } from "./de/account.ts";
import { admin } from "./de/admin.ts";
import { search } from "./de/search.ts";
import { article } from "./de/article.ts";
import { favourites } from "./de/favourites.ts";
import { library } from "./de/library.ts";

export const translation = {
  frame,
  home,
  catalogue,
  errors,
  account,
  admin,
  search,
  article,
  favourites,
  library,
};

import { frame } from "./fr/frame.ts";
import { home } from "./fr/home.ts";
import { catalogue } from "./fr/catalogue.ts";
import { errors } from "./fr/errors.ts";
import { account } from "./fr/account.ts";
import { admin } from "./fr/admin.ts";
import { search } from "./fr/search.ts";
import { article } from "./fr/article.ts";
import { favourites } from "./fr/favourites.ts";
import { library } from "./fr/library.ts";

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

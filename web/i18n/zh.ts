import { frame } from "./zh/frame.ts";
import { home } from "./zh/home.ts";
import { catalogue } from "./zh/catalogue.ts";
import { errors } from "./zh/errors.ts";
import { account } from "./zh/account.ts";
import { admin } from "./zh/admin.ts";
import { search } from "./zh/search.ts";
import { article } from "./zh/article.ts";
import { favourites } from "./zh/favourites.ts";
import { library } from "./zh/library.ts";

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

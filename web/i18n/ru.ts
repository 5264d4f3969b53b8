import { frame } from "./ru/frame.ts";
import { home } from "./ru/home.ts";
import { catalogue } from "./ru/catalogue.ts";
import { errors } from "./ru/errors.ts";
import { account } from "./ru/account.ts";
import { admin } from "./ru/admin.ts";
import { search } from "./ru/search.ts";
import { article } from "./ru/article.ts";
import { favourites } from "./ru/favourites.ts";
import { library } from "./ru/library.ts";

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

import { frame } from "./th/frame.ts";
import { home } from "./th/home.ts";
import { catalogue } from "./th/catalogue.ts";
import { errors } from "./th/errors.ts";
import { account } from "./th/account.ts";
import { admin } from "./th/admin.ts";
import { article } from "./th/article.ts";
import { library } from "./th/library.ts";
import { search } from "./th/search.ts";

export const translation = {
  frame,
  home,
  catalogue,
  errors,
  account,
  admin,
  article,
  library,
  search,
};

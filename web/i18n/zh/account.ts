import type { Translated } from "../translated.ts";
import type { account as english } from "../en/account.ts";

export const account: Translated<typeof english> = {
  title: "登录",
  email: "电子邮箱",
  password: "密码",
  submit: "登录",
  signOut: "退出登录",
  signedInAs: "已登录：{{email}}",
  wrong: "电子邮箱或密码不正确。",
  failed: "登录失败，请重试。",
  needsScript: "登录需要启用 JavaScript。",
  needSignIn: "请先登录。",
  notAdmin: "此页面仅限管理员使用。",
  administration: "管理后台",
  yourAccount: "您的账户",
  editThisHome: "编辑此房源",
};

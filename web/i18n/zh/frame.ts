import type { Translated } from "../translated.ts";
import type { frame as english } from "../en/frame.ts";

export const frame: Translated<typeof english> = {
  home: "首页",
  properties: "房源",
  areas: "区域",
  finance: "融资",
  aboutUs: "关于我们",
  blog: "博客",
  contact: "联系",
  signIn: "登录",
  getStarted: "开始申请",
  search: "搜索",
  language: "语言",
  menu: "菜单",
  skipToContent: "跳到正文",
  condosForSale: "公寓出售",
  condosForRent: "公寓出租",
  condosWithFinance: "可融资公寓",
  housesForSale: "别墅出售",
  quickLinks: "快速链接",
  propertyTypes: "房源类型",
  resources: "购房知识",
  contactUs: "联系我们",
  sampleNotice: "示例数据:此处显示的房源和联系方式均为虚构。",
  loading: "加载中...",
};

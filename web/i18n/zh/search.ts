import type { Translated } from "../translated.ts";
import type { search as english } from "../en/search.ts";

export const search: Translated<typeof english> = {
  homes: "房源",
  area: "区域",
  article: "指南和文章",
  question: "常见问题",
  term: "术语解释",
  near: "没有房源符合全部条件。去掉其中一项即可找到：",
  answers: "搜索结果",
  failed: "搜索没有成功，请再试一次。",
  nothing: "没有找到。请减少或换用其他词。",
  askAPerson: "也可以直接问我们。",
  askOnWhatsApp: "在 WhatsApp 上咨询",
  writeToUs: "给我们留言",
  message: "我在网站上搜索“{{search}}”，没有找到。能帮忙吗？",
  count_other: "{{count}} 个结果",
  page: "直接前往",
  pages: {
    sell: "出售您的房产",
    let: "出租您的房产",
    contact: "联系顾问",
    finance: "每月要付多少",
  },
  pageNotes: {
    sell: "查看同类房源的挂牌价，再委托我们出售。",
    let: "查看同类房源的挂牌租金，再委托我们出租。",
    contact: "留言、致电或预约看房。",
    finance: "输入价格和年限，算出月供。",
  },
};

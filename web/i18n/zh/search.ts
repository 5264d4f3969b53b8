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
};

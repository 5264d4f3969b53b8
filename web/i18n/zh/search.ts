import type { Translated } from "../translated.ts";
import type { search as english } from "../en/search.ts";

export const search: Translated<typeof english> = {
  homes: "房源",
  areas: "区域",
  articles: "文章",
  failed: "搜索失败，请重试。",
  nothing: "没有找到结果，请减少或更换关键词。",
  count_other: "{{count}} 个结果",
};

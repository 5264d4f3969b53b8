import type { Translated } from "../translated.ts";
import type { filters as english } from "../en/filters.ts";

export const filters: Translated<typeof english> = {
  type: "类型",
  anyType: "全部类型",
  any: "不限",
  budget: "每月预算",
  currency: "货币",
  sort: "排序",
  moreFilters: "更多筛选",
  showHomes: "显示房源",
  area: "区域",
  minPrice: "最低价",
  maxPrice: "最高价",
  wrongNumber: "请填写数字，例如 1,500,000。",
  minSize: "最小面积（平方米）",
  sorts: {
    newest: "最新",
    "price-up": "价格从低到高",
    "price-down": "价格从高到低",
    "monthly-up": "月付从低到高",
    "monthly-down": "月付从高到低",
    "size-up": "面积从小到大",
    "size-down": "面积从大到小",
    "persqm-up": "每平方米价格从低到高",
    "persqm-down": "每平方米价格从高到低",
    "yield-down": "毛租金收益率从高到低",
    relevance: "最匹配",
  },
};

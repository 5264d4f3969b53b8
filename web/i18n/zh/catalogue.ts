import type { Translated } from "../translated.ts";
import type { catalogue as english } from "../en/catalogue.ts";

export const catalogue: Translated<typeof english> = {
  listingsTitle: "芭提雅房源",
  listingsDescription: "芭提雅公寓与别墅:出售、出租及卖方融资。",
  count_other: "{{count}} 套房源",
  nextPage: "更多房源",
  empty: "暂无符合筛选条件的房源。",
  showAll: "显示全部房源",
  priceOnRequest: "价格面议",
  perMonth: "每月 {{amount}}",
  bedrooms_other: "{{count}} 间卧室",
  studio: "开间",
  bathrooms_other: "{{count}} 间浴室",
  squareMeters: "{{value}} 平方米",
  sample: "示例房源",
  backToListings: "返回全部房源",
  amenities: "配套设施",
  status: {
    "for-sale": "出售",
    "for-rent": "出租",
    "finance-available": "可融资",
    sold: "已售",
    rented: "已租",
  },
  failedTitle: "房源加载出错",
  failedText: "目前无法加载房源数据,请稍后再试。",
  fromPerMonth: "每月 {{amount}} 起",
  keep: "收藏 {{title}}",
};

import type { Translated } from "../translated.ts";
import type { property as english } from "../en/property.ts";

export const property: Translated<typeof english> = {
  examplePerMonth: "示例：每月 {{amount}}",
  gallery: "房源图片",
  openPicture: "打开第 {{number}} 张，共 {{count}} 张",
  allPictures: "全部 {{count}} 张图片",
  floorPlan: "户型图",
  picture: "第 {{number}} 张，共 {{count}} 张",
  previousPicture: "上一张",
  zoomIn: "放大",
  zoomOut: "缩小",
  nextPicture: "下一张",
  renderedPicture: "渲染图：仅为示意，并非实景照片",
  approximately: "≈ {{amount}}",
  rateOf: "{{date}} 汇率",
  currency: "货币",
  monthlyFrom: "先租后买，每月 {{amount}} 起",
  monthlyOver: "{{months}} 个月，首付 {{down}}",
  measures: {
    how: "如何计算",
    perSquareMeter: "价格除以居住面积。",
    grossYield: "按本房源所列月租 {{rent}} 计算十二个月，再除以价格。未扣除物业费、税费、维修费和空置期。",
    moveIn:
      "预付 {{advance}}租金，另加 {{deposit}}押金，这是私人房东的通常做法。以租约为准；押金在退租时退还。",
    months_other: "{{count}} 个月",
  },
  tenureIs: "外国人的持有方式：",
  type: {
    "condo-for-sale": "公寓出售",
    "condo-for-rent": "公寓出租",
    "condo-with-finance": "可分期公寓",
    "house-for-sale": "别墅出售",
    "house-for-rent": "别墅出租",
  },
  summary: "{{type}}：{{facts}}。{{price}}。",
  gone: {
    sold: "这套房已售出。页面保留，供您比较。",
    rented: "这套房已租出。页面保留，供您比较。",
    similar: "查看类似房源",
  },
  viewing: "预约看房",
  viewingShort: "预约看房",
  ask: "咨询本房源",
  call: "致电 {{phone}}",
  panel: "价格与下一步",
  tip: {
    what: "“{{word}}”是什么意思？",
    claimed: "这是卖方或中介的说法，没有出示文件。我们尚未核实。",
    example: "该房源的业主没有给出自己的条件。这里按通常条件估算，仅供参考，不构成要约。",
  },
  similar: "类似房源",
};

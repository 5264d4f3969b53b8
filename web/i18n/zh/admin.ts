import type { Translated } from "../translated.ts";
import type { admin as english } from "../en/admin.ts";
import { sourceTexts } from "./admin/source-texts.ts";
import { pasteTexts } from "./admin/paste-texts.ts";
import { reviewTexts } from "./admin/review-texts.ts";

export const admin: Translated<typeof english> = {
  addProperty: "添加房源",
  propertyScraper: "房源采集",
  fields: {
    title: "标题",
    description: "描述",
    type: "类型",
    status: "状态",
    area: "区域",
    condoName: "公寓项目",
    bedrooms: "卧室",
    bathrooms: "浴室",
    squareMeters: "面积（平方米）",
    price: "价格（泰铢）",
    monthly: "月租（泰铢）",
    featured: "精选",
  },
  saveDraft: "保存草稿",
  savePublish: "保存并发布",
  saved: "已保存。",
  viewListing: "查看房源",
  sources: "来源",
  startRun: "开始采集",
  runState: {
    queued: "排队中",
    discovering: "正在查找页面",
    fetching: "正在读取页面",
    frozen: "已暂停，等待确认",
    done: "已完成",
    failed: "失败",
    cancelled: "已取消",
  },
  progress: "已读取 {{done}}/{{pages}} 页，新房源 {{found}} 套",
  inReview: "待审核",
  approve: "通过",
  reject: "拒绝",
  nothingInReview: "没有待审核的房源。",
  source: "来源",
  alarms: "警报",
  acknowledge: "已知悉",
  alarm: {
    "field-lost": "多数房源缺少某项信息",
    "fewer-listings": "房源数量大幅减少",
    blocked: "网站拒绝访问",
    "too-many-withdrawals": "将下架的房源过多",
    "robots-forbids": "robots.txt 禁止读取",
    "run-failed": "采集失败",
  },
  sourceTexts,
  pasteTexts,
  reviewTexts,
};

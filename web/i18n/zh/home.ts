import type { Translated } from "../translated.ts";
import type { home as english } from "../en/home.ts";

export const home: Translated<typeof english> = {
  pageTitle: "以租购方式在芭提雅拥有公寓",
  description: "面向外国买家的芭提雅租购与卖方融资公寓。四个简单问题,48 小时内答复,20 万泰铢起。",
  title: "住进海边的家,边住边付",
  subtitle: "芭提雅租购与卖方融资公寓,面向世界各地的买家。",
  guarantee: "保证获批",
  startingFrom: "起步价",
  bookConsultation: "立即预约咨询",
  applyNow: "立即申请",
  contactUsNow: "立即联系我们",
  featured: "精选房源",
  recent: "最新房源",
  withFinance: "可融资公寓",
  forSale: "公寓出售",
  viewAll: "查看全部",
};

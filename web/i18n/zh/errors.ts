import type { Translated } from "../translated.ts";
import type { errors as english } from "../en/errors.ts";

export const errors: Translated<typeof english> = {
  notFoundTitle: "页面未找到",
  notFoundText: "抱歉，没有找到这个页面",
  returnHome: "返回首页",
  unavailableTitle: "暂时无法连接房源库",
  unavailableText: "数据没有丢失，请一分钟后再试。",
  quote: "如就此联系我们，请提供此编号：",
  tryAgain: "重试",
  goneTitle: "此房源已下架",
  goneText: "以下是与它类似的房源：",
};

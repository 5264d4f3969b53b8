import type { Translated } from "../translated.ts";
import type { finance as english } from "../en/finance.ts";

export const finance: Translated<typeof english> = {
  title: "不靠银行，也能买房",
  description: "芭提雅先租后买与卖方融资：流程说明、四个简单问题、三种方式对比与计算器。",
  lead: "外国人专享分期，保证获批。无需工资证明，无需银行流水，不查信用记录。",
  apply: "立即申请",
  learn: "卖方融资",
  how: {
    title: "流程",
    one: "回答四个简单问题",
    oneText: "在线填写，几分钟即可。没有人会向您要工资证明。",
    two: "{{hours}} 小时内收到方案",
    twoText: "一份获批公寓清单。去看房，尽管提问，慢慢考虑。",
    three: "签约、付首付、拿钥匙",
    threeText: "{{amount}}起，还款灵活。自住或出租都可以：我们协助寻找租客，{{months}} 个月的租约很常见。",
    bonus: "万一生活有变：还款满 {{months}} 个月后，可换到另一套公寓，不收手续费和佣金，{{carries}}。",
  },
  application: {
    title: "四个简单问题，完成申请",
    text: "提交之前，您的回答只保存在这台设备上。",
    after: "{{hours}} 小时内，您会收到获批公寓清单，可以看房、提问。签约之前没有任何约束。",
  },
  wants: {
    title: "您想了解什么？",
    month: "一套房每月要付多少？",
    budget: "我的预算适合什么价位？",
    firstDay: "第一天需要准备多少钱？",
    keep: "将这些数字保存到网址中，方便收藏或分享",
    firstDayOf: "按总价 {{price}}、面积 {{size}}的房子计算。房价和首付以“{{question}}”中的设置为准。",
    purchase: "直接购买，拿到钥匙前要花多少？",
    compare: "租房、先租后买、卖方融资，哪种更适合我？",
  },
  seller: {
    title: "卖方融资说明",
    text: "由卖方代替银行：双方约定价格、首付和分期，您直接付给卖方。决定一切的问题是：付款期间，产权在谁名下？",
    form: "您想知道的",
    first: "先过户，抵押给卖方",
    last: "最后过户",
    rows: {
      deed: { label: "付款期间，产权证上是谁", first: "您", last: "卖方" },
      stop: { label: "如果您停止付款", first: "经法院拍卖，余款归您", last: "合同终止，已付的钱通常不退" },
      bankrupt: { label: "如果卖方破产", first: "产权仍属于您", last: "您只是债权人之一" },
      quota: { label: "何时需要外国人配额", first: "现在", last: "最后" },
      papers: { label: "境外汇款的银行凭证", first: "一开始就要", last: "每一期都要" },
    },
    law: "泰国法律通常将先租后买视为租购：付清最后一期后在土地厅过户；连续 {{missed}} 期未付，业主可终止合同。以上仅供了解，不是法律意见；请让您自己的律师审阅合同。",
    guide: "阅读完整指南",
    homes: "查看可分期房源",
  },
};

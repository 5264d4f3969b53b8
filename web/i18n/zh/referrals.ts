import type { Translated } from "../translated.ts";
import type { referrals as english } from "../en/referrals.ts";

export const referrals: Translated<typeof english> = {
  title: "您的推荐",
  unknown: "此链接已失效。请向我们索取新的链接。",
  write: "联系我们",
  hasEnded: "您的推荐码不再适用于新的咨询，此前的咨询仍按原条款处理。",
  link: "这是您的链接。通过它访问并联系我们的人，都会记在您名下。",
  copy: "复制链接",
  copied: "已复制",
  anyPage: "您可以在任何语言、任何页面的网址后加上 {{parameter}}。",
  terms_other: "每份合同您可获得 {{commission}}，前提是合同在咨询后 {{count}} 个月内开始。",
  share: "合同价的 {{percent}}",
  enquiries: "咨询",
  contracts: "合同",
  earned: "已获佣金",
  paid: "已支付",
  owed: "尚未支付",
  entriesTitle: "佣金",
  noEntries: "暂无记录。合同的首笔款项到账后，佣金会显示在这里。",
  kinds: {
    earned: "获得佣金",
    reversed: "冲回：合同提前终止",
    settled: "已支付或已结清",
    refused: "不计佣金",
    waived: "不予追回，款项归您",
    taken_back: "更正了一笔错误记录",
  },
  private: "本页不会显示任何经您推荐者的姓名。请勿将本页网址告诉他人。",
  programme: "推荐合作计划条款",
};

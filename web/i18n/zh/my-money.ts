import type { Translated } from "../translated.ts";
import type { myMoney as english } from "../en/my-money.ts";

export const myMoney: Translated<typeof english> = {
  today: "如果您今天决定",
  same: "我们办公室按同样的金额计算。在与我们沟通之前，一切不变。",
  stop: {
    title: "今天停止",
    text: "您已付 {{paid}}，其中 {{kept}} 不退，{{returned}} 退还给您。",
  },
  upgrade: {
    title: "今天换房",
    open: "{{amount}} 转入您的下一套房，作为首付的一部分。",
    closed:
      "尚不能换房：已付清 {{done}} 期（共需 {{needed}} 期），最早 {{date}}。按目前已付金额，可转入 {{amount}}。",
  },
  payOff: {
    title: "今天付清余款",
    text: "支付 {{amount}} 即全部付清，含滞纳金。",
    saved: "可免利息 {{amount}}。",
  },
  fees: "滞纳金",
  fee: "滞纳金 {{number}}",
  happened: "变更记录",
  ended: "本合同已于 {{date}} 终止。",
  moneyBack: "应退还 {{due}}，已退还 {{returned}}，尚待退还 {{left}}。",
  allPaid: "全部款项均已付清，接下来办理产权过户。",
  earlier: "之前的合同",
  follows: "从您之前的合同转入 {{amount}}。",
  kinds: {
    defaulted: "因未付款而终止",
    terminated: "经协商或因您停止而终止",
    paid_off: "提前付清余款",
    transferred: "产权已过户给您",
    upgraded: "已换到另一套房",
    annulled: "换房录入有误，已撤销",
    reopened: "该终止系误录，已撤销",
    rescheduled: "还款计划已变更",
    late_fee: "增加滞纳金",
    fee_waived: "免除滞纳金",
    refunded: "已向您退款",
    assigned: "由他人接手",
    inherited: "由继承人接续",
    buyer_added: "增加共同买方",
  },
  sums: {
    paid: "已付",
    kept: "不退",
    returned: "应退还",
    moved: "转入",
    amount: "金额",
  },
  statements: "年度对账单",
  statement: "{{year}} 年对账单",
  receipt: "收据 {{number}}",
  correction: "更正单 {{number}}",
  back: "返回合同",
  handedOn: {
    title: "您之前的合同",
    text: "该合同已于 {{date}} 转给他人。截至当日已付 {{paid}}。",
    receipts: "收据已通过电子邮件发给您。如需副本，请写信给我们。",
  },
};

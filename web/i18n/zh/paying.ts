import type { paying as english } from "../en/paying.ts";
import type { Translated } from "../translated.ts";

export const paying: Translated<typeof english> = {
  title: "付款",
  lead: "请选择要付的款项。每笔款项都有自己的付款编号。",
  notSet: "我们尚未填写收款账户。汇款前请先向我们确认，不要相信他人提供的账户。",
  due: "{{what}}，{{date}} 到期",
  overdue: "{{what}}，已于 {{date}} 到期",
  later: "以后的各期",
  scan: "请用任意一家泰国银行的 App 扫码",
  qr: "PromptPay 二维码，金额 {{amount}} 泰铢",
  amount: "金额",
  reference: "付款编号",
  referenceHint: "请在转账备注中填写此编号，我们据此确认您付的是哪一笔。",
  referenceInside: "二维码中已含付款编号。",
  noExpiry: "二维码长期有效。",
  save: "保存图片",
  noQr: "目前还没有供泰国银行 App 使用的二维码，请使用下方账户。",
  account: "转账至我们的账户，也可从境外汇款",
  accountHolder: "户名",
  bank: "银行",
  accountNumber: "账号",
  swift: "SWIFT / BIC",
  bankAddress: "银行地址",
  noIban:
    "泰国银行没有 IBAN：请填写账号和 SWIFT 代码。请选择由您承担全部费用（“OUR”），以便全额到账，并在汇款用途中填写付款编号。",
  copy: "复制",
  copyOf: "复制：{{what}}",
  copied: "已复制",
  copyAll: "复制全部文字",
};

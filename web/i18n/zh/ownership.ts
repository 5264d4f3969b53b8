import type { Translated } from "../translated.ts";
import type { ownership as english } from "../en/ownership.ts";

export const ownership: Translated<typeof english> = {
  title: "产权归谁，我们有多确定",
  text: "“已核实”表示我们看过证明；“卖方声明”表示只是卖方的说法。付款之前，请务必亲自查看文件。",
  verified: "已核实",
  claimed: "卖方声明",
  unknown: "未知",
  "foreign-quota": "属于本楼外国人配额",
  "title-deed": "产权证上是卖方的名字",
  "no-mortgage": "无抵押或其他权利负担",
  "no-unpaid-fees": "无拖欠物业费",
  "sellers-identity": "卖方身份",
  lastVerified: "最近核实日期：{{date}}",
  neverVerified: "本房源尚未核实任何信息。",
  tenure: {
    title: "外国人在这里能拥有什么",
    "foreign-quota": "这套公寓在楼宇的外国人配额内出售。外国人可以完全拥有，登记在自己名下。",
    "thai-quota":
      "这套公寓属于泰国人配额。只有过户当天楼宇的外国人配额还有余额，才能登记在外国人名下。请先让管理处书面确认。",
    leasehold: "这套公寓以登记租赁权的方式提供，最长 {{years}}。在此期间由您使用，但您并不拥有它。",
    unknown: "我们还不清楚外国人能否拥有这套公寓。付款之前，请先咨询我们。",
  },
  house: {
    text: "外国人不能在泰国拥有土地。在法律上，房屋和土地是两回事，您可以拥有的是：",
    lease: "土地租赁权",
    leaseText:
      "在土地厅登记，最长 {{years}}。续租的承诺没有保障。登记费为全部租期租金的 {{fee}}，另加印花税 {{duty}}。",
    building: "房屋本身",
    buildingText: "土地不归您，房屋仍可归您。合同必须写明，房屋的买卖要单独登记。",
    superficies: "地上权",
    superficiesText: "经登记的权利，可在他人土地上拥有建筑物。",
    usufruct: "用益权",
    usufructText: "经登记的权利，可居住房屋、使用土地，最长至您去世为止。",
    nominee: "不要用挂名股东的公司",
    nomineeText: "由泰国人替外国人代持股份是违法的。双方都可能受罚，土地必须卖掉。",
    offered: "这栋房屋怎样出售",
    offer: {
      leasehold: "连同经登记的土地租赁权。合同由卖方律师起草，请让您自己的律师审阅。",
      company: "土地属于一家公司，随公司一并出售。请让律师核实，泰籍股东确实用自己的钱出资。",
      "thai-spouse": "登记在泰籍配偶名下。土地归配偶一人所有，租赁权、地上权或用益权可以保护外籍一方。",
      unknown: "卖方尚未说明。付款之前，请先咨询我们。",
    },
  },
};

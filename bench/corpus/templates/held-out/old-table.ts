/** A page of the nineties that is still online: layout by tables, four columns, `font` and `b`. */
import { rowsOf, sentencesOf } from "../../markup/parts.ts";
import { renderBlocks } from "../../markup/blocks.ts";
import { titleTag } from "../../markup/head.ts";
import { escape } from "../../markup/html.ts";
import type { Template } from "../template.ts";

export const oldTable: Template = {
  name: "old-table",
  structured: [],
  render: (plan) => {
    const { title, badge, prices, pictures, place } = plan;
    const rows = [...prices.map(({ label, text }) => [label, text] as const), ...rowsOf(plan)];
    const cells = rows.map(
      ([label, value]) => `<td bgcolor="#EEEEEE"><b>${escape(label)}:</b></td><td>${escape(value)}</td>`,
    );
    const lines: string[] = [];
    for (let at = 0; at < cells.length; at += 2) lines.push(`<tr>${cells.slice(at, at + 2).join("")}</tr>`);
    return {
      head: titleTag(plan),
      main: `<center><table width="760" border="0" cellpadding="4"><tr><td>
<font size="5" face="Arial"><b>${escape(title)}</b></font>${badge === null ? "" : ` <font color="red"><b>${escape(badge)}</b></font>`}<br>
<font size="2">${escape(place)}</font>
<p>${pictures.map(({ large }) => `<img src="${large}" width="370" border="0">`).join(" ")}</p>
<table width="100%" border="1" cellspacing="0">
${lines.join("\n")}
</table>
${renderBlocks(plan.nearPrice, plan)}
<p><font size="2">${sentencesOf(plan)}</font></p>
${renderBlocks(plan.afterFacts, plan)}
</td></tr></table></center>`,
    };
  },
};

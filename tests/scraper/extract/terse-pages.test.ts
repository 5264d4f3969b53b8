/** Pages that say little: figures in words, a layout instead of a kind, money that is named once or not at all. */
import { expect, test } from "vitest";
import { extractPage } from "../../../scraper/extract/extract-page.ts";

const footers: Record<string, string> = {
  de: "Über uns, Kontakt, Datenschutz, Impressum und Nutzungsbedingungen",
  zh: "关于我们 联系我们 隐私政策 网站地图 使用条款 版权所有 加入我们 帮助中心 意见反馈 客服热线",
};

function read(language: string, title: string, body: string): unknown[] {
  const html = `<html lang="${language}"><title>${title}</title><body><main>${body}</main><footer><p>${footers[language]}</p></footer></body></html>`;
  const { listing, refusal } = extractPage(html, { url: "https://homes.example.com/page" });
  return listing
    ? [listing.price, listing.currency, listing.status[0], listing.bedrooms ?? listing.rooms]
    : [refusal?.code];
}

test.each([
  [
    "zh",
    "芭提雅泳池别墅出售",
    "<h1>芭提雅东区泳池别墅 四房三卫</h1><p>价格：1,280万泰铢</p><p>土地面积：420平方米</p>",
    [12_800_000, "THB", "for-sale", 4],
  ],
  [
    "zh",
    "公寓出租",
    "<h1>Riviera 公寓出租 一房</h1><p>租金每月18000铢，押二付一。面积28平。</p>",
    [18_000, "THB", "for-rent", 1],
  ],
  [
    "zh",
    "房源详情",
    "<h1>武汉光谷 精装小三房</h1><table><tr><th>挂牌价</th><td>198 万元</td></tr><tr><th>面积</th><td>96.4 ㎡</td></tr></table>",
    [1_980_000, "CNY", "for-sale", 3],
  ],
  [
    "zh",
    "房屋出售",
    "<h1>房屋出售</h1><p>西安曲江 123平 三室两厅两卫 带车位 售价210万 看房方便</p>",
    [2_100_000, "CNY", "for-sale", 3],
  ],
  [
    "zh",
    "降价急售",
    "<h1>降价急售 三房两卫 98平</h1><p>原价 720万 现价 668万</p><p>单价 68163元/平</p>",
    [6_680_000, "CNY", "for-sale", 3],
  ],
])("%s: %s", (language, title, body, expected) => expect(read(language, title, body)).toEqual(expected));

test("A sum in ten thousands whose name is another's is no price", () => {
  const body = "<h1>两房 85平 出售</h1><p>原价210万</p><p>单价2万</p><p>2室2厅1卫</p>";
  expect(read("zh", "出售", body)).toEqual(["no-home-described"]);
});

test("Furniture with rooms in its name and a price is no home", () => {
  const body = "<h1>Sofa für 3 Zimmer</h1><p>Preis 450 €</p><p>Größe 2 m²</p>";
  expect(read("de", "Sofa", body)).toEqual(["no-home-described"]);
});

import { expect, test } from "vitest";
import { extractPage } from "../../../../../scraper/extract/extract-page.ts";

const statusOf = (around: { before?: string; badge?: string; after?: string; headline?: string }) =>
  extractPage(
    `${around.before ?? ""}<h1>${around.headline ?? "2 bedroom condo for sale"}</h1>${around.badge ?? ""}
      <div class="price">฿3,100,000</div><ul><li>2 bedrooms</li><li>60 m²</li></ul>${around.after ?? ""}`,
    { url: "https://homes.example/1" },
  ).listing?.status;

test.each([
  [{ badge: "<span class=badge>Sold</span>" }],
  [{ badge: "<div>SOLD STC</div>" }],
  [{ badge: "<span>ขายแล้ว</span>" }],
  [{ badge: "<p>Sold on 3 May 2026</p>" }],
  [{ badge: "<span>This property has been sold</span>" }],
  [{ badge: "<span>ทรัพย์นี้ขายแล้ว</span>" }],
  [{ badge: "<span>Déjà vendu</span>" }],
  [{ after: "<p>Thank you for looking, but please note: this home has been sold.</p>" }],
  [{ after: "<div>สถานะประกาศ</div><div>ขายแล้ว</div>" }],
  [{ headline: "ขายแล้ว คอนโดพัทยากลาง 2 ห้องนอน" }],
  [{ badge: "<span>该房源已售</span>" }],
  [{ badge: "<span>Bereits verkauft</span>" }],
  [{ headline: "Villa in Naklua (sold)" }],
  [{ after: "<dl><dt>Status</dt><dd>Sold</dd></dl>" }],
  [
    {
      after: `<script type="application/ld+json">{"@type":"Apartment","offers":{"price":3100000,"availability":"https://schema.org/SoldOut"}}</script>`,
    },
  ],
  [{ badge: "<span>จำหน่ายแล้ว</span>" }],
  [{ after: "<p>ทรัพย์นี้ขายแล้ว ขอบคุณทุกท่านที่สนใจค่ะ บ้านเดี่ยวหลังมุมหน้าสวน</p>" }],
  [
    {
      badge: "<span>Sold</span>",
      after: `<script type="application/ld+json">{"@type":"Apartment","offers":{"price":3100000,"availability":"https://schema.org/InStock"}}</script>`,
    },
  ],
])("A home is sold when its own badge, headline, label or data says so: %j", (around) => {
  expect(statusOf(around)).toEqual(["sold"]);
});

test.each([
  ["ขายแล้ว!! คอนโดบางแสน 1 ห้องนอน", "1,990,000 บาท", "sold"],
  ["ทาวน์โฮม พัทยา (มีผู้เช่าแล้ว) ให้เช่า", "12,000 บาท/เดือน", "rented"],
  ["ให้เช่าคอนโด นาเกลือ (เต็มแล้ว)", "8,000 บาท/เดือน", "rented"],
])(
  "Without an h1 the title is the headline, and a heading that repeats it opens no other homes: %s",
  (name, price, status) => {
    const page = `<title>${name} | บ้านดี</title><h2>${name}</h2><p>${price}</p><p>1 ห้องนอน</p><p>35 ตร.ม.</p>`;
    expect(extractPage(page, { url: "https://homes.example/1" }).listing?.status).toEqual([status]);
  },
);

test.each([
  [{ before: `<div><a href="/sold">Sold</a></div>` }],
  [{ badge: `<a href="/sold">Recently sold</a>` }],
  [{ badge: "<button>Sold</button>" }],
  [{ badge: "<span>Recently sold</span>" }],
  [{ after: "<footer><p>Sold</p></footer>" }],
  [{ after: "<section><h3>Similar homes</h3><p>Sold</p><p>฿2,000,000</p></section>" }],
  [{ badge: "<p>Sold by Anna, who has sold 120 homes</p>" }],
  [{ after: "<p>Please note that this home is sold furnished, with everything that the pictures show.</p>" }],
])("A link, a menu, a footer and other homes sell nothing: %j", (around) => {
  expect(statusOf(around)).toEqual(["for-sale"]);
});

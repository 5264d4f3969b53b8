import { expect, test } from "vitest";
import { extractPage } from "../../../scraper/extract/extract-page.ts";
import { toListingColumns } from "../../../scraper/store/listing-row.ts";

const rights = { may_show_agents: false, may_show_descriptions: false, default_currency: "THB" };

function columnsOf(html: string): Record<string, unknown> {
  const { listing } = extractPage(html, { url: "https://homes.example/1" });
  if (!listing?.type) throw new Error("Not read as a home");
  return toListingColumns({ ...listing, type: listing.type }, rights);
}

test("A unit's terms and tenure become columns, and it has no land", () => {
  expect(
    columnsOf(`<h1>2 bedroom condo for sale in Naklua</h1><div class="price">฿3,100,000</div><ul><li>2 bedrooms</li><li>60 m²</li>
      <li>Foreign quota</li></ul><h3>Seller finance</h3><div>Down payment ฿600,000</div><div>48 monthly instalments</div>`),
  ).toMatchObject({
    finance_down_payment: 600_000,
    finance_months: 48,
    tenure: "foreign-quota",
    land_square_meters: null,
    area: "naklua",
  });
});

test("A house has its land", () => {
  expect(
    columnsOf(`<h1>Pool villa for sale</h1><div class="price">฿9,100,000</div><ul><li>3 bedrooms</li><li>180 m²</li></ul>
      <dl><dt>Land size</dt><dd>100 sq.wah</dd></dl>`),
  ).toMatchObject({ land_square_meters: 400, tenure: null, finance_down_payment: null });
});

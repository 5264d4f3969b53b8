/** Fees and taxes of buying, owning, letting and selling in Thailand, and bank terms for foreigners. */
import { type Fact, readAt } from "./fact.ts";
import { publishedFees } from "./own-sources.ts";

const dates = { validFrom: "2026-11-22", checkedOn: "2026-11-22", reviewBy: "2027-03-31" } as const;

const chambers = readAt(
  "Chambers Real Estate 2024: Thailand, taxes applicable to a transaction",
  "https://gpg-pdf.chambers.com/view/133371374/941",
);
const sellersTax = readAt(
  "Central City Property, withholding tax on property sales",
  "https://centralcityproperty.com/understanding-withholding-tax-on-property-sales-in-thailand",
);
const incentive = readAt(
  "Nishimura & Asahi, reduced transfer and mortgage fees 2025",
  "https://www.nishimura.com/en/knowledge/publications/20250421-112251",
);
const landTax = readAt(
  "Chiang Mai University, Introduction to Investment Laws in Thailand, land and building tax",
  "https://icdi.cmu.ac.th/e-book/Introduction%20to%20Investment%20Laws%20in%20Thailand/files/basic-html/page120.html",
);
const foreignLoans = readAt(
  "Kan Homes, mortgages for foreigners",
  "https://kanhomes.com/foreigners-guide-to-thai-mortgages",
);

export const costFacts = [
  {
    id: "transfer-fee",
    value: 2,
    unit: "percent",
    ...dates,
    ...chambers,
    note: "Sources differ on the base: appraised value, or the higher of it and the price.",
  },
  {
    id: "developer-fee-share",
    value: 50,
    unit: "percent",
    ...dates,
    ...readAt(
      "Samui for Sale, condominium transfer tax and fees",
      "http://www.samuiforsale.com/Real-Estate/condominium-transfer-tax-and-fees.html",
    ),
    note: "The most of the transfer fee that the developer of a new unit may pass on to the buyer.",
  },
  { id: "specific-business-tax", value: 3.3, unit: "percent", ...dates, ...chambers },
  {
    id: "business-tax-holding",
    value: 5,
    unit: "years",
    ...dates,
    ...readAt(
      "Thailand Law Online, business tax on the sale of a condominium",
      "https://www.thailandlawonline.com/63-buying-a-condominium/23-why-must-i-pay-business-tax-in-the-sale-of-my-condo",
    ),
    note: "An individual who has owned for longer pays stamp duty instead.",
  },
  {
    id: "business-tax-house-register",
    value: 1,
    unit: "years",
    ...dates,
    ...readAt("MSNA Group, criteria for specific business tax", "https://msnagroup.com/2024/12"),
    note: "At least so long in the house register: stamp duty instead.",
  },
  { id: "stamp-duty", value: 0.5, unit: "percent", ...dates, ...chambers },
  { id: "withholding-company", value: 1, unit: "percent", ...dates, ...sellersTax },
  {
    id: "withholding-individual",
    value: { from: 5, to: 35 },
    unit: "percent",
    ...dates,
    ...sellersTax,
    note: "The Land Department's scale. Pages that begin at 0 % use the Revenue Department's table, which is another.",
  },
  {
    id: "withholding-deduction",
    value: { from: 50, to: 92 },
    unit: "percent",
    ...dates,
    ...readAt(
      "Acclime, withholding tax on selling a condominium",
      "https://thailand.acclime.com/guides/withholding-tax-selling-condominium/",
    ),
    note: "By years of ownership: the ends of the table in withholding-table.ts.",
  },
  { id: "mortgage-registration-fee", value: 1, unit: "percent", ...dates, ...incentive },
  {
    id: "reduced-fee",
    value: 0.01,
    unit: "percent",
    ...dates,
    ...incentive,
    validFrom: "2025-04-22",
    validUntil: "2026-06-30",
    note: "For Thai nationals: foreigners default to the full fee.",
  },
  {
    id: "reduced-fee-limit",
    value: 7_000_000,
    unit: "THB",
    ...dates,
    ...incentive,
    validFrom: "2025-04-22",
    validUntil: "2026-06-30",
  },
  {
    id: "reduced-fee-start",
    value: "2025-04-22",
    unit: "date",
    ...dates,
    ...incentive,
    validFrom: "2025-04-22",
  },
  {
    id: "reduced-fee-end",
    value: "2026-06-30",
    unit: "date",
    ...dates,
    ...readAt(
      "Mondaq, Thailand again reduces property sale and mortgage registration fees",
      "https://www.mondaq.com/charges-mortgages-indemnities/1616420/thailand-again-reduces-property-sale-and-mortgage-registration-fees",
    ),
    validFrom: "2025-04-22",
  },
  {
    id: "reduced-fee-again",
    value: "2026-07-01",
    unit: "date",
    ...dates,
    ...readAt(
      "Hatamatata, transfer and mortgage fees from July 2026",
      "https://hatamatata.com/n/thailand-slashes-property-transfer-and-mortgage-fees-to-001-buyers-should-act-fast/",
    ),
    validFrom: "2026-07-01",
    reviewBy: "2026-12-31",
    note: "One report. It names houses and land with them; condominiums, nationality and its end are unclear.",
  },
  {
    id: "common-fee",
    value: { from: 40, to: 75 },
    unit: "THB per sqm a month",
    ...dates,
    standing: "estimate",
    source: { name: publishedFees.en },
    note: "Pages on Pattaya name 12 to 60, 20 to 80 and 35 to 100: newer buildings lie in between.",
  },
  {
    id: "sinking-fund",
    value: { from: 400, to: 800 },
    unit: "THB per sqm",
    ...dates,
    ...readAt(
      "FazWaz, what the sinking fund is used for",
      "https://help.fazwaz.com/en/articles/2818486-what-is-the-sinking-fund-being-used-for",
    ),
  },
  {
    id: "land-tax-home",
    value: 0.02,
    unit: "percent",
    ...dates,
    ...landTax,
    note: "A home that is not the owner's registered residence, lowest band.",
  },
  { id: "land-tax-band", value: 50_000_000, unit: "THB", ...dates, ...landTax },
  {
    id: "income-tax-range",
    value: { from: 5, to: 35 },
    unit: "percent",
    ...dates,
    ...readAt(
      "PwC Tax Summaries, Thailand: taxes on personal income",
      "https://taxsummaries.pwc.com/thailand/individual/taxes-on-personal-income",
    ),
  },
  {
    id: "rental-tax-deduction",
    value: 30,
    unit: "percent",
    ...dates,
    ...readAt(
      "Chambers Real Estate 2024: Thailand, tax benefits",
      "https://gpg-pdf.chambers.com/view/133371374/957",
    ),
  },
  {
    id: "rental-tax-abroad",
    value: 15,
    unit: "percent",
    ...dates,
    ...readAt(
      "Konrad Legal, personal income tax on rental properties",
      "https://www.konradlegal.com/2022/05/05/personal-income-tax-in-thailand-on-rental-properties/",
    ),
    note: "Individuals who are not tax residents; credited in the return. Section 70 is for foreign companies; section 50, for individuals, could not be read.",
  },
  {
    id: "tax-residence",
    value: 180,
    unit: "days",
    ...dates,
    ...readAt(
      "Chiang Mai University, Introduction to Investment Laws in Thailand, taxable person",
      "https://icdi.cmu.ac.th/e-book/Introduction%20to%20Investment%20Laws%20in%20Thailand/files/basic-html/page112.html",
    ),
  },
  {
    id: "foreign-income-rule",
    value: "2024-01-01",
    unit: "date",
    ...dates,
    ...readAt(
      "KPMG on Revenue Department orders Por. 161/2566 and Por. 162/2566",
      "https://kpmg.com/xx/en/our-insights/gms-flash-alert/flash-alert-2023-238.html",
    ),
    validFrom: "2024-01-01",
    reviewBy: "2026-12-31",
    note: "Income derived before that day stays outside (Por. 162/2566). Further relief has been announced: check.",
  },
  {
    id: "bank-loan-to-value",
    value: { from: 50, to: 70 },
    unit: "percent",
    ...dates,
    ...foreignLoans,
    note: "Sources conflict; some lenders go higher.",
  },
  {
    id: "bank-interest",
    value: { from: 6.5, to: 8 },
    unit: "percent",
    ...dates,
    ...foreignLoans,
    note: "Typical according to this page; single lenders from 5 to 15 %.",
  },
] as const satisfies readonly Fact[];

/** The law on ownership, on money from abroad, and on leases and instalments. */
import { type Fact, readAt } from "./fact.ts";

const dates = { validFrom: "2026-11-22", checkedOn: "2026-11-22", reviewBy: "2027-05-22" } as const;

const condominiumAct = readAt(
  "Condominium Act, sections 19 to 19/11 (Siam Legal's translation)",
  "https://library.siam-legal.com/thai-law/condominium-act-ownership-sections-19-1-19-11/",
);
const heirs = readAt(
  "Condominium Act, section 19/7 (Chiang Mai University, Introduction to Investment Laws in Thailand)",
  "https://icdi.cmu.ac.th/e-book/Introduction%20to%20Investment%20Laws%20in%20Thailand/files/basic-html/page75.html",
);
const leases = readAt(
  "Civil and Commercial Code, sections 538 and 540 (SanyaThai, registering a lease)",
  "https://sanyathai.com/lease-registration-thailand",
);

export const ownershipFacts = [
  {
    id: "foreign-quota",
    value: 49,
    unit: "percent",
    ...dates,
    ...condominiumAct,
    validFrom: "2008-07-04",
    note: "Share of the saleable area, not of the number of units. A rise has been proposed more than once.",
  },
  {
    id: "fet-threshold",
    value: 50_000,
    unit: "USD",
    ...dates,
    ...readAt(
      "Thai Contracts, foreign currency exchange form",
      "https://thaicontracts.com/articles/8-thai-law-isn-t-simple/72-fet-form-foreign-currency-exchange-form.html",
    ),
    note: "A transfer at or above it gets a Foreign Exchange Transaction form; below it a credit note or letter.",
  },
  {
    id: "lease-maximum",
    value: 30,
    unit: "years",
    ...dates,
    ...readAt(
      "Civil and Commercial Code, section 540 (Addleshaw Goddard on Supreme Court case 4655/2566)",
      "https://addleshawgoddard.com/en/insights/insights-briefings/2025/real-estate/thai-supreme-court-strikes-down-automatic-long-term-lease-renewals",
    ),
    note: "The court voided renewals agreed in advance. Longer leases have been proposed, not passed.",
  },
  { id: "lease-registration-over", value: 3, unit: "years", ...dates, ...leases },
  {
    id: "lease-registration-fee",
    value: 1,
    unit: "percent",
    ...dates,
    ...leases,
    note: "Of the rent of the whole term; stamp duty comes on top.",
  },
  { id: "lease-stamp-duty", value: 0.1, unit: "percent", ...dates, ...leases },
  {
    id: "hire-purchase-missed-payments",
    value: 2,
    unit: "count",
    ...dates,
    ...readAt(
      "Civil and Commercial Code, section 574 (in Thai, with its history)",
      "https://openlegaltextbook.ddns.net/Codes/2468_th_codes/index.php?title=2471th_Sec_0574",
    ),
    note: "Consecutive missed instalments, or another material breach. What was paid falls to the owner.",
  },
  {
    id: "heir-notice-period",
    value: 60,
    unit: "days",
    ...dates,
    ...heirs,
    note: "From the day of acquiring, in writing to the Land Office, by an heir who does not qualify under section 19.",
  },
  {
    id: "heir-sale-period",
    value: 1,
    unit: "years",
    ...dates,
    ...heirs,
    note: "For a foreign heir who does not qualify to hold the unit.",
  },
  {
    id: "reservation-contract-control",
    value: "2025-01-31",
    unit: "date",
    ...dates,
    ...readAt(
      "Nishimura & Asahi, reservation contracts for condominium units",
      "https://www.nishimura.com/en/knowledge/publications/109036",
    ),
    validFrom: "2025-01-31",
  },
] as const satisfies readonly Fact[];

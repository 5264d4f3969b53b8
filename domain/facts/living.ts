/** Letting to tenants, staying in the country, and personal data. */
import { shippedMoveIn } from "../finance/move-in.ts";
import { type Fact, notVerified, readAt } from "./fact.ts";
import { customOfLeases } from "./own-sources.ts";

const dates = { validFrom: "2026-11-22", checkedOn: "2026-11-22", reviewBy: "2027-03-31" } as const;

const leaseControl = readAt(
  "Tilleke & Gibbins, controls on residential lease contracts 2025",
  "https://www.tilleke.com/insights/thailand-strengthens-controls-on-residential-lease-contracts/2",
);
/** One source for the terms themselves: the others describe the repealed notifications. */
const leaseTerms = readAt(
  "Lex Nova Partners, residential lease contracts 2025 (the only source found)",
  "https://lexnovapartners.com/fr/residential-lease-contracts",
);
const privateLeases = notVerified(customOfLeases.en);
const retirement = readAt(
  "Pattaya City Expats Club, retiring in Thailand",
  "https://pattayacityexpatsclub.com/Retirement",
);

export const livingFacts = [
  {
    id: "tm30-hours",
    value: 24,
    unit: "hours",
    ...dates,
    ...readAt(
      "Immigration Act, section 38 (Mazars on form TM30)",
      "https://www.mazars.co.th/Home/Insights/Doing-Business-in-Thailand/Legal/Notification-of-Place-of-Residence-Form-TM30",
    ),
  },
  {
    id: "short-let-limit",
    value: 30,
    unit: "days",
    ...dates,
    ...readAt(
      "Hotel Act B.E. 2547 (Frank Legal & Tax on short-term rentals)",
      "https://legal500.com/developments/thought-leadership/short-term-rental-businesses-via-online-platforms-in-thailand",
    ),
  },
  {
    id: "controlled-lease-units",
    value: 3,
    unit: "count",
    ...dates,
    ...leaseControl,
    validFrom: "2025-09-04",
    note: "The 2019 notification said five; leases made under it run on.",
  },
  {
    id: "controlled-lease-since",
    value: "2025-09-04",
    unit: "date",
    ...dates,
    ...leaseControl,
    validFrom: "2025-09-04",
  },
  {
    id: "controlled-lease-advance",
    value: 3,
    unit: "months",
    ...dates,
    ...leaseTerms,
    validFrom: "2025-09-04",
    note: "On monthly contracts.",
  },
  {
    id: "controlled-lease-return",
    value: { from: 7, to: 14 },
    unit: "days",
    ...dates,
    ...leaseTerms,
    validFrom: "2025-09-04",
    note: "At once, or within this time where inspection or repairs are needed.",
  },
  {
    id: "controlled-lease-notice",
    value: 30,
    unit: "days",
    ...dates,
    ...notVerified("Notification of the Contract Committee B.E. 2568"),
    note: "Pages on the notification of 2018 name it; none was found that says it of the one of 2025.",
  },
  { id: "rent-deposit", value: shippedMoveIn.deposit, unit: "months", ...dates, ...privateLeases },
  { id: "rent-in-advance", value: shippedMoveIn.inAdvance, unit: "months", ...dates, ...privateLeases },
  { id: "retirement-age", value: 50, unit: "years", ...dates, ...retirement },
  { id: "retirement-deposit", value: 800_000, unit: "THB", ...dates, ...retirement },
  { id: "retirement-income", value: 65_000, unit: "THB", ...dates, ...retirement },
  {
    id: "retirement-deposit-before",
    value: 2,
    unit: "months",
    ...dates,
    ...readAt(
      "ASQ, bank balance and timing of a retirement extension",
      "https://asq.in.th/question/what-are-the-requirements-for-maintaining-a-retirement-extension-visa-in-thailand-concerning-bank-balance-and-timing",
    ),
    note: "Sources name two or three months before the application; offices ask for different things.",
  },
  {
    id: "address-report",
    value: 90,
    unit: "days",
    ...dates,
    ...readAt(
      "thailand.go.th, notification of staying over 90 days",
      "https://thailand.go.th/guide-book-detail/001_01_084",
    ),
  },
  {
    id: "data-request-answer",
    value: 30,
    unit: "days",
    ...dates,
    ...readAt(
      "Personal Data Protection Act B.E. 2562, section 30 (Siam Legal's translation)",
      "https://library.siam-legal.com/thai-law/personal-data-protection-act-rights-of-the-data-subject-sections-30-42",
    ),
    validFrom: "2022-06-01",
  },
  {
    id: "data-breach-notice",
    value: 72,
    unit: "hours",
    ...dates,
    ...readAt(
      "DLA Piper, notification of personal data breaches in Thailand",
      "https://privacymatters.dlapiper.com/2025/02/thailand-pdpcs-clarification-on-personal-data-breach-notification/",
    ),
    validFrom: "2022-06-01",
  },
] as const satisfies readonly Fact[];

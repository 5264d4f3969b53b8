/** The paper of a made-up contract, to read clauses in before they are published. */
import { planContract } from "../../leads/desk/contract-schedule.ts";
import type { ContractTerms } from "../../leads/desk/lead-orders.ts";
import type { Locale } from "../../languages/locales.ts";
import { pattayaDay } from "../../places/pattaya-time.ts";
import { sampleReference, sampleWords } from "../../texts/sample-words.ts";
import type { Paper } from "../paper.ts";
import type { ClauseTexts } from "./clause-names.ts";
import type { ContractTexts } from "./contract-texts.ts";
import { writeContractPaper } from "./write-contract-paper.ts";

const agreed: Omit<ContractTerms, "startsOn"> = {
  price: 2_000_000,
  downPayment: 200_000,
  months: 60,
  premiumPercent: 5,
  interestPercent: 4.5,
  upgradeAfterMonths: 24,
  carryOverPercent: 100,
  downPaymentCounts: true,
  forfeiturePercent: 50,
};

/** `own` are the owner's clauses in that language. All others are ours. */
export function writeSampleContract(
  own: Partial<ClauseTexts>,
  locale: Locale,
  texts: ContractTexts,
  now: Date,
): Paper {
  const { person, home, building, place, seller } = sampleWords[locale];
  const terms = { ...agreed, startsOn: pattayaDay(now) };
  const paper = writeContractPaper(
    {
      terms: { ...terms, ...planContract(terms), id: sampleReference, home: null, movedAlong: 0 },
      reference: sampleReference,
    },
    {
      version: 1,
      madeAt: now.toISOString(),
      buyers: [{ name: person, nationality: "", passport: "", address: place }],
      seller: { name: seller, registration: "", address: place, signer: "" },
      home: {
        title: home,
        titles: {},
        building,
        address: place,
        squareMeters: 35,
        bedrooms: 1,
        tenure: null,
        unit: "",
      },
      clauses: { [locale]: { ...texts.clauses, ...own } },
      // Its own mark says more.
      isSample: false,
    },
    locale,
    texts,
  );
  return { ...paper, marks: [texts.words.preview, ...paper.marks] };
}

/** The page of a referrer. */
export const referrals = {
  title: "Your referrals",
  unknown: "This link does not open a page any more. Ask us for a new one.",
  write: "Write to us",
  hasEnded: "Your code no longer counts for new enquiries. Earlier ones keep their terms.",
  link: "This is your link. Whoever follows it and writes to us is credited to you.",
  copy: "Copy the link",
  copied: "Copied",
  anyPage: "You can add {{parameter}} to the address of any page, in any language.",
  terms_one:
    "For each contract you receive {{commission}}, if it begins within {{count}} month of the enquiry.",
  terms_other:
    "For each contract you receive {{commission}}, if it begins within {{count}} months of the enquiry.",
  share: "{{percent}} of its price",
  enquiries: "Enquiries",
  contracts: "Contracts",
  earned: "Earned",
  paid: "Paid",
  owed: "Not paid yet",
  entriesTitle: "Commissions",
  noEntries: "Nothing yet. A commission appears here once the first payment of a contract has arrived.",
  kinds: {
    earned: "Earned",
    reversed: "Taken back, because a contract ended early",
    settled: "Paid or settled",
    refused: "Does not count",
    waived: "Not claimed back: you keep it",
    taken_back: "A wrong entry was corrected",
  },
  private: "This page names nobody who came through you. Keep its address to yourself.",
  programme: "Terms of the programme",
};

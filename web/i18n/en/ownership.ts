export const ownership = {
  title: "Who owns it, and how sure we are",
  text: "“Verified” means that we have seen proof. “Claimed” means that the seller says so. Ask for the papers before you pay anything.",
  verified: "Verified",
  claimed: "Claimed",
  unknown: "Unknown",
  "foreign-quota": "In the building's foreign quota",
  "title-deed": "Title deed matches the seller",
  "no-mortgage": "No mortgage or other charge",
  "no-unpaid-fees": "No unpaid fees to the building",
  "sellers-identity": "Seller's identity",
  lastVerified: "Last verified on {{date}}",
  neverVerified: "Nothing about this home has been verified yet.",
  tenure: {
    title: "What a foreigner can own here",
    "foreign-quota":
      "This unit is offered within the building's foreign quota. A foreigner can own it outright, registered in their own name.",
    "thai-quota":
      "This unit is in the Thai quota. It can be registered in a foreigner's name only if the building's foreign quota has room on the day of transfer. Have the building's office confirm that in writing first.",
    leasehold:
      "This unit is offered as a registered lease of at most {{years}}. You hold it for that time; you do not own it.",
    unknown: "We do not know yet whether a foreigner can own this unit. Ask us before you pay anything.",
  },
  house: {
    text: "A foreigner can't own land in Thailand. In law a house and its land are two things, and this is what you can have:",
    lease: "A lease of the land",
    leaseText:
      "Registered at the Land Office, for at most {{years}}. A promise to renew it is not secure. Registering it costs {{fee}} of the rent for the whole term and {{duty}} stamp duty.",
    building: "The building itself",
    buildingText:
      "The house can be yours although the land is not. The contract must say so, and the sale of the building is registered separately.",
    superficies: "Superficies",
    superficiesText: "The registered right to own a building on somebody else's land.",
    usufruct: "Usufruct",
    usufructText: "The registered right to live in the house and use its land, for your lifetime at most.",
    nominee: "Never a company with shareholders in name only",
    nomineeText:
      "Thai nominees who hold shares for a foreigner are against the law. Both sides can be punished, and the land has to be sold.",
    offered: "How this house is offered",
    offer: {
      leasehold:
        "With a registered lease of the land. The seller's lawyer drafts it; let your own lawyer read it.",
      company:
        "The land belongs to a company that is sold with it. Let a lawyer check that its Thai shareholders put in money of their own.",
      "thai-spouse":
        "To be registered in a Thai spouse's name. The land is then theirs alone; a lease, a superficies or a usufruct protects the foreign partner.",
      unknown: "The seller has not said. Ask us before you pay anything.",
    },
  },
};

export const library = {
  areas: {
    title: "Areas of Pattaya",
    description:
      "Eight parts of Pattaya from Naklua to Bang Saray: what each is like, whom it suits, what to check, and the homes there.",
    homes_one: "{{count}} home",
    homes_other: "{{count}} homes",
    medianPrice: "Median price",
    medianMonthly: "Median rent a month",
    medianPerSquareMeter: "Median price per m²",
    figuresNote: "Worked out from the homes on this site.",
    rendered: "The pictures are renderings of our own, not photographs.",
    map: "Where {{area}} lies on the coast",
    homesTitle: "Homes in {{area}}",
    noHomes: "We have no home here at the moment.",
    allHomes: "All homes in {{area}}",
    buildings: "Buildings in {{area}}",
    allBuildings: "All buildings",
  },
  blog: {
    title: "Blog",
    description:
      "Notes on buying, letting and living in Pattaya: worked examples, papers explained, advice for a visit.",
  },
  guides: {
    title: "Home buying guides",
    description:
      "Step by step: buying a condo as a foreigner, rent-to-own, seller finance, costs and taxes, retiring here, buying from abroad.",
  },
  tips: {
    title: "Resources for buyers and sellers",
    description:
      "Twelve practical articles: six for people who buy a home in Pattaya, six for people who sell one.",
    buyers: "For buyers",
    sellers: "For sellers",
    more: "More resources",
    landlords: "Tips for landlords",
  },
  faq: {
    search: "Search the questions",
    found_one: "{{count}} question",
    found_other: "{{count}} questions",
    nothing: "No question contains these words.",
    ask: "Ask us",
  },
  glossary: { letters: "Letters" },
  affiliate: {
    title: "Apply to join",
    message: "How would you recommend us?",
    submit: "Send application",
  },
};

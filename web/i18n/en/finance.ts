export const finance = {
  title: "Finance without a bank",
  description:
    "Rent-to-own and seller financing for homes in Pattaya: how it works, four easy questions, a comparison of three ways and calculators.",
  lead: "Exclusive financing for foreigners, approval guaranteed. No proof of salary, no bank statements, no credit checks.",
  apply: "Apply Now",
  learn: "Seller Financing",
  how: {
    title: "How it works",
    one: "Answer four easy questions",
    oneText: "Online, in a few minutes. Nobody asks for a payslip.",
    two: "Receive your options within {{hours}} hours",
    twoText: "The condos you are approved for. View them, ask what you like, take your time.",
    three: "Sign, pay the down payment, get the keys",
    threeText:
      "From {{amount}}, with flexible repayments. Move in, or rent it out: we help to find tenants, and {{months}}-month rentals are normal.",
    bonus:
      "And if life changes: after {{months}} months of repayments you can upgrade to another condo with no charge or commission, and {{carries}}.",
  },
  application: {
    title: "Apply in four easy questions",
    text: "Your answers stay on this device until you send them.",
    after:
      "Within {{hours}} hours you receive the condos you are approved for, can view them and ask questions. Nothing is binding until you sign.",
  },
  wants: {
    title: "What would you like to know?",
    month: "What would a home cost me a month?",
    budget: "Which price fits my budget?",
    firstDay: "What do I need on the first day?",
    keep: "Keep these figures in the address, to save or share",
    firstDayOf:
      "Worked out for a home of {{price}} and {{size}}. Price and down payment are those set under “{{question}}”.",
    purchase: "What does a purchase cost until I have the keys?",
    compare: "Is renting, rent-to-own or seller finance better for me?",
  },
  seller: {
    title: "Seller Financing, explained",
    text: "The seller takes the place of the bank: you agree on a price, a first payment and instalments, and pay the seller instead of a lender. The question that decides everything is who holds the title while you pay.",
    form: "What you want to know",
    first: "Title first, mortgage to the seller",
    last: "Title last",
    rows: {
      deed: { label: "On the deed while you pay", first: "You", last: "The seller" },
      stop: {
        label: "If you stop paying",
        first: "Sale through the court; what is over is yours",
        last: "The contract ends; payments are usually lost",
      },
      bankrupt: {
        label: "If the seller goes bankrupt",
        first: "Your ownership stands",
        last: "You have a claim, like other creditors",
      },
      quota: { label: "Foreign quota is needed", first: "Now", last: "At the end" },
      papers: {
        label: "Bank papers for money from abroad",
        first: "At the start",
        last: "For every instalment",
      },
    },
    law: "Thai law usually sees rent-to-own as hire purchase: the title passes at the Land Office after the last instalment, and after {{missed}} consecutive missed payments the owner may end the contract. This is information, not legal advice; have a lawyer of your own read the contract.",
    guide: "Read the whole guide",
    homes: "See homes with finance",
  },
};

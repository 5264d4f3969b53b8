/** The frame around the administration. */
export const adminFrame = {
  title: "Administration",
  navigation: "Parts of the administration",
  parts: {
    today: "Today",
    enquiries: "Enquiries",
    money: "Money",
    properties: "Homes",
    scraper: "Scraper",
    settings: "Settings",
    people: "People",
    texts: "Texts",
  },
  waiting: "waiting:",
  more: "More",
  account: "Your account",
  toSite: "Go to the site",
  roles: { owner: "Owner", editor: "Editor", agent: "Agent" },
  notAllowed: "Your role does not open this page. Ask an owner to do it, or to change your role.",
  idle: {
    title: "Are you still there?",
    lead: "Nothing has been done here for {{count}} minutes, so the page is waiting for the password of {{who}}. What you typed is kept.",
    submit: "Go on",
    signOut: "Sign out instead",
  },
  keys: {
    title: "Keys",
    help: "This help",
    inReview: "While the focus is in the list of reviews",
    review: { a: "Approve", r: "Reject", u: "Undo", j: "Next", k: "Previous" },
    on: "Letters work as keys for these",
  },
};

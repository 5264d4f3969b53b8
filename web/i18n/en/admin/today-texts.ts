/** The page Today. */
export const todayTexts = {
  nothing: "Nothing is due. Enjoy the quiet.",
  failed: "What is due could not be loaded.",
  all: "All: {{title}}",
  enquiries: "Enquiries to answer",
  left: "{{time}} left",
  late: "{{time}} late",
  reviews: "Listings in review",
  oldest: "The oldest has waited since {{time}}.",
  toVerify: "Homes to check again",
  verifiedOn: "Last checked on {{date}}, more than 90 days ago",
  viewings: "Viewings in the next seven days",
  kinds: {
    application: "Application",
    contact: "Message",
    consultation: "Consultation",
    viewing: "Viewing",
    affiliate: "Affiliate",
  },
  sources: { direct: "The site itself", referral: "A partner's link", campaign: "A campaign" },
  lately: {
    title: "The last 30 days",
    answered: "answered within 48 hours: {{inTime}} of {{judged}}",
    none: "No enquiry has been answered or is over its 48 hours.",
    byKind: "Enquiries by kind",
    bySource: "Where they came from",
  },
};

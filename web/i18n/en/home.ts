export const home = {
  pageTitle: "Own a condo in Pattaya on rent-to-own terms",
  description:
    "Rent-to-own and seller-financed condos in Pattaya for foreign buyers. Four easy questions, an answer within 48 hours, from THB 200,000.",
  title: "A home by the sea, paid as you live in it",
  subtitle: "Rent-to-own and seller-financed condos in Pattaya, for buyers from anywhere.",
  guarantee: "Approval guaranteed",
  startingFrom: "Start from",
  bookConsultation: "Book Consultation Now",
  applyNow: "Apply Now",
  contactUsNow: "Contact Us Now",
  featured: "Featured homes",
  recent: "Recently added",
  withFinance: "Condos with finance",
  forSale: "Condos for sale",
  viewAll: "View all",
};

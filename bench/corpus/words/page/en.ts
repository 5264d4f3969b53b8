import type { PageWords } from "../page-words.ts";

export const en: PageWords = {
  navHome: "Home",
  navSale: "Buy; For sale | Properties for sale | Sales",
  navRent: "Rent; For rent | Properties for rent | Lettings; Rentals",
  navAbout: "About us; Our team",
  navContact: "Contact; Contact us",
  navLogin: "Sign in; Log in | Register | My account",
  navBlog: "Blog; News | Guides | Advice",
  favourite: "Save | Add to favourites | Shortlist",
  description: "Description | About this property | Property description; Overview",
  details: "Details; Key features | Property details | Features; At a glance",
  contact: "Contact agent | Listed by | Your contact",
  enquire: "Send enquiry | Request a viewing | Ask a question",
  cookies: `
    We use cookies to improve your experience.
    |
    This site uses cookies.
    |
    By continuing you accept our cookies.
  `,
  rights: "All rights reserved.",
  soldLink: "Recently sold | Sold properties; Recently rented | Sold prices; Just sold",
  soldBadge: "Sold | SOLD | Sold!",
  rentedBadge: "Rented | RENTED | Let agreed",
  similar: `
    Similar properties
    |
    You may also like
    Other homes nearby
    |
    More from this agent
    Neighbouring properties
  `,
  was: "Was {n} | Previously {n}; Old price {n} | Reduced from {n}; Original price {n}",
  wasNow: "Was {old} now {new} | Was {old}, now only {new} | Reduced from {old} to {new}",
  perArea: "{n} per sqm; {n} / m² | {n}/sqm | {n} per sq.m.",
  perLand: "{n} per rai | {n} per sq.wah | {n} / sq wah",
  downPayment: "Down payment | Deposit (down payment); Initial payment | Down payment due; Cash down",
  instalment: `
    Monthly payment
    Monthly instalment
    |
    Estimated monthly payment
    |
    Instalment per month
    Repayment
  `,
  perMonth: "{n} / month | {n} per month | {n} monthly",
  interest: "Interest rate | Rate | Annual interest",
  term: "Loan term | Term | Repayment period",
  years: "{n} years",
  loan: "Mortgage calculator | Loan calculator; Estimate your mortgage | Home loan estimate; Monthly cost",
  sellerFinance: "Owner financing available | Seller finance | Pay in instalments to the owner",
  fees: "Fees and costs | Additional costs | Other charges",
  commonFee: "Common fee | Maintenance fee | Service charge",
  transferFee: "Transfer fee | Transfer costs | Transfer tax",
  agencyFee: "Agency fee | Reservation fee | Booking fee",
  deposit: "Deposit | Security deposit | Deposit required",
  onRequest: `
    Price on request
    Price on application
    |
    POA
    Call for price
    |
    Price upon request
    Contact us for price
  `,
  about: "≈ {n} | approx. {n} | about {n}",
  phone: "Tel. {n}; Call {n} | Phone: {n} | Mobile {n}; WhatsApp {n}",
  unitsHeading: "Available units | Other units in this building | Unit types",
  unit: "Unit | Type | Unit no.",
  listTitle: `
    Homes for sale in {place}
    Condos for rent in {place}
    |
    Property search: {place}
    |
    Apartments in {place}
    Houses in {place}
  `,
  results: "{n} properties found | {n} results | Showing 1–20 of {n}",
  notFound: "Page not found | Sorry, we can't find that page | Oops! Nothing here",
  gone: "This property is no longer available. | This listing has expired. | The advert has been removed.",
  loginTitle: "Sign in to your account | Log in | Members' area",
  email: "E-mail address; Email",
  password: "Password",
  wall: `
    Please verify you are a human
    Checking your browser before you continue
    |
    Access to this page has been denied
    Just a moment…
    |
    Are you a robot? Complete the check to continue
    Unusual traffic from your network
  `,
  article: `
    Buying a condo in {place}: what it costs
    House prices in {place} this year
    |
    Renting in {place}: a short guide
    |
    Is {place} a good place to invest?
    Five tips before you buy in {place}
  `,
  articleText: `
    A one-bedroom unit starts at about {price}, while larger ones reach {high}
    Expect to pay a deposit of two months and the first month in advance
    Compare at least three homes before you decide
    A lawyer should read the contract before you sign
    Prices differ a lot from street to street
  `,
  agency: "About our agency | Meet the team | Who we are",
  agencyText: `
    We have helped buyers and tenants in {place} for over fifteen years
    Our team speaks four languages
    Visit our office or call us to arrange a viewing
    We sold homes worth {high} last year
  `,
};

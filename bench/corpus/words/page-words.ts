/** What pages say around a home: menus, boxes, other homes, and pages that show no home at all. */
export type PageWords = {
  navHome: string;
  navSale: string;
  navRent: string;
  navAbout: string;
  navContact: string;
  navLogin: string;
  navBlog: string;
  favourite: string;
  description: string;
  details: string;
  contact: string;
  enquire: string;
  cookies: string;
  rights: string;
  /** `{n}` is an amount of money as written unless it says otherwise. */
  soldLink: string;
  soldBadge: string;
  rentedBadge: string;
  similar: string;
  was: string;
  /** `{old}` and `{new}`. */
  wasNow: string;
  perArea: string;
  perLand: string;
  downPayment: string;
  instalment: string;
  perMonth: string;
  interest: string;
  term: string;
  /** `{n}` years. */
  years: string;
  loan: string;
  sellerFinance: string;
  fees: string;
  commonFee: string;
  transferFee: string;
  agencyFee: string;
  deposit: string;
  onRequest: string;
  about: string;
  phone: string;
  unitsHeading: string;
  unit: string;
  listTitle: string;
  /** `{n}` is a count. */
  results: string;
  notFound: string;
  gone: string;
  loginTitle: string;
  email: string;
  password: string;
  wall: string;
  article: string;
  articleText: string;
  agency: string;
  agencyText: string;
};

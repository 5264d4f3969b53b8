/** The body of a 409: a home has at most one running contract, and this home has one with another buyer. */
export type HomeSold = {
  error: { code: "home_sold"; message: string };
  standing: StandingContract;
};

/** By the enquiry that it belongs to. */
export type StandingContract = { id: string; name: string; reference: string };

/** Texts that the specification fixes word for word. Code and tests take them from here. */
export const messages = {
  notFound: { heading: "404", text: "Oops! Page not found", link: "Return to Home" },
  loading: "Loading...",
  listingsFailed: {
    title: "Error loading properties",
    text: "We're having trouble loading property data. Please try again later.",
  },
  credentials: {
    password: "You must provide either an email or phone number and a password",
    type: "You must provide either an email or phone number and a type",
    neither: "You must provide either an email or phone number.",
  },
  token: {
    expired: "JWT has expired",
    missingExp: "Missing exp claim",
    invalidAlg: "Invalid alg claim",
    invalidSignature: "Invalid JWT signature",
    emptyJwks: "JWKS is empty",
    noMatchingKey: "No matching signing key found in JWKS",
  },
} as const;

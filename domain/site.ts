/**
 * What only the owner knows about the business. Everything here is SAMPLE until the owner replaces it
 * and sets `isSample` to false: a production start warns while it is sample.
 */
export const site = {
  isSample: true,
  name: "Baan Tawan",
  legalName: "Baan Tawan (sample company)",
  address: {
    street: "999/9 Thappraya Road (sample)",
    district: "Nong Prue, Bang Lamung",
    region: "Chon Buri",
    postalCode: "20150",
    country: "Thailand",
  },
  phone: { display: "+66 38 000 000", href: "tel:+6638000000" },
  email: "hello@example.com",
} as const;

/** Invented people, with phone numbers and email addresses that reach no one. */
export const sampleAgents = {
  malee: { name: "Malee S. (sample)", phone: "+66 80 000 0001", email: "malee@example.com" },
  anton: { name: "Anton V. (sample)", phone: "+66 80 000 0002", email: "anton@example.com" },
  niran: { name: "Niran P. (sample)", phone: "+66 80 000 0003", email: "niran@example.com" },
} as const;

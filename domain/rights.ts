/** What an admin may do. The database knows which role has which right (the table role_rights). */
export const roles = ["owner", "editor", "agent"] as const;
export type Role = (typeof roles)[number];

export const rights = [
  "listings",
  /** To see those whose agent the admin is. */
  "own_listings",
  "enquiries",
  /** Only those assigned to the admin, or to no one yet. */
  "own_enquiries",
  /** To enter and change them. */
  "contracts",
  "see_contracts",
  /** To see those of the buyers who are assigned to the admin. */
  "own_contracts",
  "erasure",
  "scraper",
  "people",
  "settings",
  /** What the site says. */
  "texts",
] as const;
export type Right = (typeof rights)[number];

/** The choices in the form for owners: plain lists, apart from the schemas that check them. */

/** "finance" is a sale in instalments: rent-to-own, or a loan by the owner. */
export const deals = ["sell", "finance", "let"] as const;
export type Deal = (typeof deals)[number];

export const homeKinds = ["condo", "house"] as const;

/** Zero is a studio, and five means five or more. */
export const roomCounts = ["0", "1", "2", "3", "4", "5"] as const;

/** In whose name it stands, so who may buy it. */
export const namesHeld = ["foreign-quota", "thai-name", "company", "leasehold"] as const;

export const papers = ["titleDeed", "houseBook"] as const;

/** As the database: begin_offer_picture(). */
export const mostPictures = 16;

/** As the database: erase_old_offer_pictures(). */
export const picturesKeptDays = 30;

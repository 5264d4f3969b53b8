/** What cannot be tried on a given project. Each is named when it is skipped, and counted. */
export type Skipped = { file: string; reason: string; needsMailbox?: boolean };

const own = "starts a product of its own on the embedded backend";
const mailbox = "reads the mailbox, and MAILBOX_URL is not set";

/** The administration's journeys that do not share the one product of the others. */
export const journeysWithOwnProducts: readonly string[] = [
  "alerts",
  "enquiries",
  "letters",
  "money/endings",
  "money/money",
  "money/papers",
  "money/referrals",
  "money/statement",
  "money/whole-contract",
  "offers",
  "scraper/review",
  "scraper/sources",
].map((name) => `administration/${name}.administration.spec.ts`);

const skippedJourneys: readonly Skipped[] = [
  ...journeysWithOwnProducts.map((file) => ({ file, reason: own })),
  ...["cut-lines", "my-account", "passkeys", "sessions", "sign-in", "taking-over"].map((name) => ({
    file: `account/${name}.spec.ts`,
    reason: mailbox,
    needsMailbox: true,
  })),
];

export const journeysToSkip = (hasMailbox: boolean): readonly Skipped[] =>
  skippedJourneys.filter(({ needsMailbox }) => !(needsMailbox && hasMailbox));

/** Where a lead is read: by admins, and by who sent it; and where an owner sees an offered home. Emails link there, so the addresses must stay valid. */
const enquiriesPath = "/admin/enquiries";

export function enquiryPath(leadId: string): string {
  return `${enquiriesPath}?${new URLSearchParams({ lead: leadId })}`;
}

export const applicationPage = "/account/application";

export function applicationPath(reference: string): string {
  return `${applicationPage}?${new URLSearchParams({ reference })}`;
}

export const viewingPage = "/viewing";

/** The pass shows that somebody has read our letter about the viewing with this id. */
export type ViewingLink = { viewing: string; pass: string };

export function viewingPath(link: ViewingLink): string {
  return `${viewingPage}?${new URLSearchParams(link)}`;
}

export const sentOfferPage = "/list-your-home/sent";

/** The pass lets whoever has the address add pictures to the offer. */
export type OfferLink = { reference: string; pass: string };

export function offerPath({ reference, pass }: OfferLink): string {
  return `${sentOfferPage}?${new URLSearchParams({ reference, pass })}`;
}

export const ownersPage = "/your-home";

/** `home` is the key of the page, and no id of ours. */
export type OwnersLink = { home: string; pass: string };

export function ownersPath(link: OwnersLink): string {
  return `${ownersPage}?${new URLSearchParams(link)}`;
}

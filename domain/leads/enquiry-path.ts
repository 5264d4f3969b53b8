/** Where a lead is read: by admins, and by who sent it. Emails link there, so the addresses must stay valid. */
const enquiriesPath = "/admin/enquiries";

export function enquiryPath(leadId: string): string {
  return `${enquiriesPath}?${new URLSearchParams({ lead: leadId })}`;
}

export const applicationPage = "/account/application";

export function applicationPath(reference: string): string {
  return `${applicationPage}?${new URLSearchParams({ reference })}`;
}

export const holdPage = "/viewing";

/** The pass shows that somebody has read our letter about this viewing. */
export type HoldLink = { reference: string; pass: string };

export function holdPath(link: HoldLink): string {
  return `${holdPage}?${new URLSearchParams(link)}`;
}

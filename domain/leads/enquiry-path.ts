/** Where admins read a lead. Emails to the office link to it, so the address must stay valid. */
const enquiriesPath = "/admin/enquiries";

export function enquiryPath(leadId: string): string {
  return `${enquiriesPath}?${new URLSearchParams({ lead: leadId })}`;
}

/** "Edit this home" on a listing's page, for somebody who is signed in. */
import { browserPart, nothing } from "../../components/page/browser-part.tsx";
import { useKeptSession } from "../../visitor/kept/use-kept-session.ts";

const EditListingLink = browserPart(
  async () => (await import("./edit-listing-link.client.tsx")).EditListingLink,
  {
    texts: ["account"],
    instead: nothing,
  },
);

export function EditListing({ id }: { id: string }) {
  return useKeptSession() && <EditListingLink id={id} />;
}

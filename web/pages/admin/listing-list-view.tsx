/** `/admin/property-scraper/listings`: all listings. Loaded when opened. */
import { fetchAsUser } from "../../features/account/fetch-as-user.ts";
import { ListingList } from "../../features/administration/listings/listing-list.tsx";

export function ListingListView() {
  return <ListingList fetchJson={fetchAsUser} />;
}

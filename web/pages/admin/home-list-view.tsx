/** `/admin/property-scraper/homes`: every home there is. Loaded when it is opened. */
import { fetchAsUser } from "../../features/account/fetch-as-user.ts";
import { HomeList } from "../../features/administration/home-list.tsx";

export function HomeListView() {
  return <HomeList fetchJson={fetchAsUser} />;
}

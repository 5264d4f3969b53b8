import { ListPage } from "../list-page.jsx";

/** Rendered for each request, from data that is read for it. */
export const dynamic = "force-dynamic";

export default async function Page() {
  const response = await fetch(process.env.PEER_CARDS, { cache: "no-store" });
  return <ListPage {...await response.json()} />;
}

/** In the header of every page: how many homes are saved, and the sheet with them. */
import { browserPart } from "../../../components/page/browser-part.tsx";

export const FavouritesButton = browserPart(
  async () => (await import("./counted-heart.client.tsx")).CountedHeart,
  {
    instead: () => <span className="size-11 shrink-0" />,
  },
);

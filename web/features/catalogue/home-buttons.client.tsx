/** The heart and the scales of a card. */
import { CompareButton } from "./compare/compare-button.tsx";
import { FavouriteButton } from "./favourites/favourite-button.tsx";

export function HomeButtons({ id, title }: { id: string; title: string }) {
  return (
    <>
      <FavouriteButton id={id} title={title} className="absolute top-2 right-2 bg-ink/70 hover:bg-ink" />
      <CompareButton
        id={id}
        title={title}
        className="absolute top-15 right-2 bg-ink/70 transition-opacity hover:bg-ink pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:focus-visible:opacity-100 pointer-fine:aria-pressed:opacity-100"
      />
    </>
  );
}

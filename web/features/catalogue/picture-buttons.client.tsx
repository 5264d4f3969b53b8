/** The scales and the heart on the pictures of a home's page. */
import { CompareButton } from "./compare/compare-button.tsx";
import { FavouriteButton } from "./favourites/favourite-button.tsx";

export function PictureButtons({ id, title }: { id: string; title: string }) {
  return (
    <>
      <CompareButton id={id} title={title} className="bg-ink/80 hover:bg-ink" />
      <FavouriteButton id={id} title={title} isNamed className="bg-ink/80 hover:bg-ink" />
    </>
  );
}

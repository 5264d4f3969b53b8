/** The pictures we may show of a listing in review. If we may show none, it says how many the page has. */
import { useTranslation } from "react-i18next";
import type { ListingInReview } from "../../../domain/scraping/listing-review.ts";
import { Picture } from "../../components/pictures/picture.tsx";

const maxShown = 4;

export function ReviewPictures({ listing }: { listing: ListingInReview }) {
  const { t } = useTranslation("admin");
  const { images, title, language, picturesSeen, source } = listing;
  const [first, ...others] = images.slice(0, maxShown);
  const alt = (number: number) => t("reviewTexts.picture", { number, title });
  const explainMissing = () => {
    if (picturesSeen === 0) return t("reviewTexts.noPictures");
    return source?.mayKeepImages
      ? t("reviewTexts.picturesOnTheWay")
      : t("reviewTexts.picturesNotAllowed", { count: picturesSeen });
  };
  if (!first) {
    return (
      <p className="grid place-items-center rounded-field bg-lifted p-4 text-center text-sm text-quiet sm:aspect-4/3">
        {explainMissing()}
      </p>
    );
  }
  return (
    <div className="grid content-start gap-2">
      <Picture
        src={first}
        alt={alt(1)}
        language={language}
        sizes="13rem"
        className="aspect-4/3 rounded-field"
      />
      {others.length > 0 && (
        <div className="grid grid-cols-3 gap-2">
          {others.map((src, index) => (
            <Picture
              key={src}
              src={src}
              alt={alt(index + 2)}
              language={language}
              sizes="4rem"
              className="aspect-square rounded-lg"
            />
          ))}
        </div>
      )}
    </div>
  );
}

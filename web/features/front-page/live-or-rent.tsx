/** The buyer may move in or rent the condo out: one wide picture between the rows of homes. */
import { useTranslation } from "react-i18next";
import { frontPagePictures } from "../../../domain/texts/front-page/front-page-pictures.ts";
import { Picture } from "../../components/pictures/picture.tsx";
import { useOwnPicture } from "../../visitor/use-look.ts";
import { useOwnTerm } from "../../visitor/use-own-terms.ts";

export function LiveOrRent() {
  const { t } = useTranslation("frontPage");
  return (
    <section
      aria-labelledby="live-or-rent"
      className="full-bleed page-columns relative isolate my-[calc(var(--section)/2)] min-h-[min(70svh,40rem)]"
    >
      <Picture
        src={useOwnPicture("frontPage.live") ?? frontPagePictures["frontPage.live"]}
        alt=""
        sizes="100vw"
        className="full-bleed absolute! inset-0 -z-10"
      />
      <div
        aria-hidden="true"
        className="full-bleed absolute inset-0 -z-10 bg-linear-to-t from-ink/90 via-ink/35 to-transparent"
      />
      <div className="grid content-end gap-3 pt-40 pb-10 md:pb-14">
        <h2 id="live-or-rent" className="text-4xl">
          {t("liveTitle")}
        </h2>
        <p className="max-w-measure text-lg text-paper">
          {t("liveText", { months: useOwnTerm("typical-rental") })}
        </p>
      </div>
    </section>
  );
}

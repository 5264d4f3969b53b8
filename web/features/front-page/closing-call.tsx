/** The page's last section: apply, or talk to us first. */
import { useTranslation } from "react-i18next";
import { frontPagePictures } from "../../../domain/texts/front-page/front-page-pictures.ts";
import { ButtonLink } from "../../components/controls/button.tsx";
import { Picture } from "../../components/pictures/picture.tsx";
import { paths } from "../../routing/paths.ts";
import { useOwnPicture } from "../../visitor/use-look.ts";

export function ClosingCall() {
  const { t } = useTranslation("frontPage");
  return (
    <section
      aria-labelledby="closing"
      className="full-bleed page-columns relative isolate -mb-(--section) py-[calc(var(--section)*0.8)]"
    >
      <Picture
        src={useOwnPicture("frontPage.closing") ?? frontPagePictures["frontPage.closing"]}
        alt=""
        sizes="max(100vw, 67rem)"
        className="full-bleed absolute! inset-0 -z-10"
      />
      <div
        aria-hidden="true"
        className="full-bleed absolute inset-0 -z-10 bg-linear-to-r from-ink via-ink/85 to-ink/30"
      />
      <div className="grid justify-items-start gap-5">
        <h2 id="closing" className="max-w-xl text-4xl">
          {t("closingTitle")}
        </h2>
        <p className="max-w-lg text-lg text-paper">{t("closingText")}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <ButtonLink to={paths.application} look="gold">
            {t("applyNow")}
          </ButtonLink>
          <ButtonLink to={paths.contact} className="bg-ink/45">
            {t("bookConsultation")}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

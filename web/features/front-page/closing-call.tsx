/** The last word: apply, or talk first. */
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../components/button.tsx";
import { Picture } from "../../components/picture.tsx";
import { paths } from "../../paths.ts";

export function ClosingCall() {
  const { t } = useTranslation();
  return (
    <section
      aria-labelledby="closing"
      className="full-bleed page-columns relative isolate -mb-(--section) py-[calc(var(--section)*1.2)]"
    >
      <Picture
        src="/pictures/rooftop-pool-bay"
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
          {t("home.closingTitle")}
        </h2>
        <p className="max-w-lg text-lg text-paper">{t("home.closingText")}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <ButtonLink to={paths.application} look="gold">
            {t("home.applyNow")}
          </ButtonLink>
          <ButtonLink to={paths.contact} className="bg-ink/45">
            {t("home.bookConsultation")}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

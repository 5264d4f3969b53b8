/** The free guide's cover and a button that opens its form, with or without JavaScript. */
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { buttonStyles, iconButtonStyles } from "../../components/controls/button-styles.ts";

export function GuideOffer({ form }: { form: ReactNode }) {
  const { t } = useTranslation(["frontPage", "frame"]);
  return (
    <section
      aria-labelledby="guide"
      className="full-bleed page-columns mt-[calc(var(--section)/2)] bg-night py-[calc(var(--section)*0.75)]"
    >
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-5 gap-y-10 sm:grid-cols-[14rem_minmax(0,1fr)] md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] md:items-center md:gap-x-16">
        <img
          src="/drawings/guide-cover.svg"
          alt=""
          width={300}
          height={420}
          loading="lazy"
          className="mx-auto w-full rounded-sm shadow-soft sm:w-52"
        />
        <div className="grid justify-items-start gap-5">
          <h2 id="guide" className="text-3xl">
            {t("frontPage:guideTitle")}
          </h2>
          <p className="max-w-measure text-lg text-quiet">{t("frontPage:guideText")}</p>
          <button type="button" popoverTarget="guide-form" className={buttonStyles.quiet}>
            {t("frontPage:downloadGuide")}
          </button>
        </div>
      </div>
      <dialog
        id="guide-form"
        popover="auto"
        aria-label={t("frontPage:downloadGuide")}
        className="m-auto max-h-[calc(100dvh-2rem)] w-[min(608px,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line bg-raised p-6 text-paper shadow-soft backdrop:bg-night/75 sm:p-8"
      >
        <button
          type="button"
          popoverTarget="guide-form"
          popoverTargetAction="hide"
          aria-label={t("frame:close")}
          className={`${iconButtonStyles} float-right -mt-2 -mr-2`}
        >
          <X aria-hidden="true" />
        </button>
        <h2 className="mb-4 text-2xl">{t("frontPage:guideTitle")}</h2>
        {form}
      </dialog>
    </section>
  );
}

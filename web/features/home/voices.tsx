/** Six quotations with a country. No review markup: these are the owner's own texts. */
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { intlTags } from "../../../domain/locales.ts";
import { site } from "../../../domain/site.ts";
import { shownStars, testimonials } from "../../../domain/testimonials.ts";
import { useLocale } from "../../use-locale.ts";

export function Voices() {
  const { t } = useTranslation();
  const countries = new Intl.DisplayNames(intlTags[useLocale()], { type: "region" });
  return (
    <section aria-labelledby="voices" className="section">
      <h2 id="voices" className="mb-10 text-3xl md:mb-14">
        {t("home.voicesTitle")}
      </h2>
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {testimonials.map((voice) => (
          <li key={voice.id}>
            <figure className="flex h-full flex-col gap-3 border-t border-lamp/50 pt-5 pb-6">
              <p>
                <span className="sr-only">{t("home.stars", { count: shownStars(voice) })}</span>
                <span
                  aria-hidden="true"
                  className="stars"
                  style={{ "--stars": shownStars(voice) } as CSSProperties}
                />
              </p>
              <h3 className="text-xl">{t(`home.voices.${voice.id}`)}</h3>
              <blockquote className="text-quiet">{t(`home.voices.${voice.id}Text`)}</blockquote>
              <figcaption className="mt-auto pt-2 text-sm">
                {voice.author} <span className="text-quiet">· {countries.of(voice.country)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {site.isSample && <p className="mt-6 text-sm text-quiet">{t("home.voicesSample")}</p>}
    </section>
  );
}

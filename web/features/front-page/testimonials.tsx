/** Testimonials, each with a country: our six until the owner writes theirs. No review markup. */
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { intlTags } from "../../../domain/languages/locales.ts";
import { shownStars, testimonials } from "../../../domain/site/testimonials.ts";
import { writtenOf } from "../../i18n/create-i18n.ts";
import { useLocale } from "../../visitor/use-locale.ts";

/** Of the owner's where none were chosen. */
const mostStars = 5;

export function Testimonials() {
  const { t, i18n } = useTranslation("frontPage");
  const locale = useLocale();
  const countries = new Intl.DisplayNames(intlTags[locale], { type: "region" });
  const { testimonials: own, testimonialOrder } = writtenOf(i18n);
  const ids = testimonialOrder ?? testimonials.map(({ id }) => id);
  const shown = ids.map((id) => {
    const ours = testimonials.find((one) => one.id === id);
    const { author, country, stars, language = locale } = own[id] ?? {};
    return {
      id: id as (typeof testimonials)[number]["id"],
      stars: stars ?? (ours ? shownStars(ours) : mostStars),
      author: author || (ours?.author ?? ""),
      country: country || (ours?.country ?? ""),
      language,
    };
  });
  if (shown.length === 0) return null;
  return (
    <div className="section">
      <div className="mb-6 grid gap-3 md:mb-10">
        <h2 id="testimonials" className="text-2xl">
          {t("testimonialsTitle")}
        </h2>
        {shown.some(({ id }) => !own[id]) && <p className="text-quiet">{t("testimonialsSample")}</p>}
      </div>
      {/* A row to swipe on small windows: keys scroll it too. */}
      <section
        aria-labelledby="testimonials"
        tabIndex={0}
        className="swipe-row relative gap-x-10 gap-y-6 lg:grid lg:grid-cols-3"
      >
        {shown.map((testimonial) => (
          <figure
            key={testimonial.id}
            {...(testimonial.language !== locale && { lang: testimonial.language })}
            className="flex flex-col gap-2 border-t border-line pt-4 pb-5 text-sm"
          >
            <h3 className="font-sans text-base font-medium">{t(`testimonials.${testimonial.id}`)}</h3>
            <blockquote className="text-quiet">{t(`testimonials.${testimonial.id}Text`)}</blockquote>
            <figcaption className="mt-auto flex flex-wrap items-center gap-x-3 pt-1 text-quiet">
              {testimonial.author} · {countries.of(testimonial.country)}
              <span className="sr-only">{t("stars", { count: testimonial.stars })}</span>
              <span
                aria-hidden="true"
                className="stars"
                style={{ "--stars": testimonial.stars } as CSSProperties}
              />
            </figcaption>
          </figure>
        ))}
      </section>
    </div>
  );
}

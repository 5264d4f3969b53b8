/** The buyer may move in or rent the condo out. */
import { useTranslation } from "react-i18next";
import { Picture } from "../../components/pictures/picture.tsx";

const ways = [
  { name: "moveIn", picture: "/pictures/living-sea-ink" },
  { name: "rentOut", picture: "/pictures/balcony-bay-chairs" },
] as const;

export function LiveOrRent() {
  const { t } = useTranslation("frontPage");
  return (
    <section aria-labelledby="live-or-rent" className="section">
      <h2 id="live-or-rent" className="mb-6 text-3xl md:mb-14">
        {t("liveTitle")}
      </h2>
      <div className="grid gap-8 md:grid-cols-2 md:gap-8">
        {ways.map(({ name, picture }, index) => (
          <div key={name} className={index === 1 ? "md:mt-24" : ""}>
            <Picture
              src={picture}
              alt=""
              sizes="(min-width: 48rem) 46vw, 92vw"
              className="aspect-2/1 rounded-card md:aspect-4/3"
            />
            <h3 className="mt-5 text-2xl">{t(`${name}Title`)}</h3>
            <p className="mt-1 max-w-measure text-quiet">{t(`${name}Text`)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

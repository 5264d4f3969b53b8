/** The buyer may move in or rent the condo out. */
import { useTranslation } from "react-i18next";
import { Picture } from "../../components/pictures/picture.tsx";

const ways = [
  { name: "moveIn", picture: "/pictures/living-bay-oak" },
  { name: "rentOut", picture: "/pictures/balcony-sea-lounge" },
] as const;

export function LiveOrRent() {
  const { t } = useTranslation("frontPage");
  return (
    <section
      aria-labelledby="live-or-rent"
      className="section lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:gap-x-6"
    >
      <h2 id="live-or-rent" className="mb-6 text-3xl md:mb-10 lg:mb-0">
        {t("liveTitle")}
      </h2>
      <div className="grid gap-6 md:grid-cols-2 md:gap-6">
        {ways.map(({ name, picture }) => (
          <div key={name} className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-x-5 md:block">
            <Picture
              src={picture}
              alt=""
              sizes="(min-width: 64rem) 36vw, (min-width: 48rem) 46vw, 8rem"
              className="aspect-square rounded-card md:aspect-16/9"
            />
            <div>
              <h3 className="text-2xl md:mt-5">{t(`${name}Title`)}</h3>
              <p className="mt-1 max-w-measure text-quiet">{t(`${name}Text`)}</p>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

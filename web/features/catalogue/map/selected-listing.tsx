/** The home whose price was pressed, along the map's foot. */
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Property } from "../../../../domain/listing.ts";
import { iconButtonStyles } from "../../../components/button-styles.ts";
import { Picture } from "../../../components/picture.tsx";
import { paths } from "../../../paths.ts";
import { PropertyFacts } from "../property-facts.tsx";
import { PropertyPrice } from "../property-price.tsx";

export function SelectedHome({ home, onClose }: { home: Property; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <article className="absolute inset-x-3 bottom-3 z-20 flex gap-4 overflow-hidden rounded-card border border-line bg-raised pr-12 shadow-soft">
      <Picture src={home.images[0]} alt="" sizes="160px" className="w-28 shrink-0 sm:w-40" />
      <div className="grid content-center gap-1 py-3">
        <PropertyPrice property={home} className="text-xl" />
        <h3 className="line-clamp-1 font-sans text-sm" lang={home.language}>
          <Link to={paths.property(home.slug)} className="after:absolute after:inset-0">
            {home.title}
          </Link>
        </h3>
        <PropertyFacts property={home} />
      </div>
      <button
        type="button"
        aria-label={t("frame.close")}
        onClick={onClose}
        className={`${iconButtonStyles} absolute top-1 right-1 z-10`}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </article>
  );
}

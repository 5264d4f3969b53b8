/** `/property/:idOrSlug/sheet`: a home on one A4 page, to print and take along. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../domain/languages/format-date.ts";
import { localisePath } from "../../domain/languages/locales.ts";
import type { Property } from "../../domain/listings/listing.ts";
import { pattayaZone } from "../../domain/places/pattaya-time.ts";
import { placeParts } from "../../domain/places/place-parts.ts";
import { Button } from "../components/controls/button.tsx";
import { textLinkStyles } from "../components/controls/button-styles.ts";
import { PageHead } from "../components/page/page-head.tsx";
import { Picture } from "../components/pictures/picture.tsx";
import { QrCode } from "../components/qr-code.tsx";
import { ApiFailure } from "../data/api.ts";
import { type CompareGroup, useCompareRows } from "../features/catalogue/compare/use-compare-rows.ts";
import { ListingsFailure } from "../features/catalogue/listings-failure.tsx";
import { propertyQuery } from "../features/catalogue/property-query.ts";
import { FloorDrawing } from "../floor-plan/floor-drawing.tsx";
import { Link } from "../routing/link.tsx";
import { paths } from "../routing/paths.ts";
import { useParams } from "../routing/router-hooks.ts";
import { useHydrated } from "../visitor/use-hydrated.ts";
import { useListingName } from "../visitor/use-listing-name.ts";
import { useAreaName } from "../visitor/use-area-name.ts";
import { useLocale } from "../visitor/use-locale.ts";
import { useSiteAddress } from "../visitor/site-address.ts";
import { useSite } from "../visitor/use-site.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import "../styles/sheet.css";
import "../styles/floor-plan.css";

export function PropertySheetPage() {
  const { t } = useTranslation("frame");
  const { idOrSlug = "" } = useParams();
  const { data: property, error, dataUpdatedAt, refetch } = useQuery(propertyQuery(idOrSlug));
  if (property) return <Sheet property={property} readAt={dataUpdatedAt} />;
  if (error instanceof ApiFailure && (error.status === 404 || error.status === 410)) return <NotFoundPage />;
  if (error) return <ListingsFailure onRetry={refetch} />;
  return <output className="block min-h-svh">{t("loading")}</output>;
}

function Sheet({ property, readAt }: { property: Property; readAt: number }) {
  const { t } = useTranslation(["homeDetails", "compare", "floorPlan"]);
  const locale = useLocale();
  const areaName = useAreaName();
  const isHydrated = useHydrated();
  const title = useListingName()(property);
  const { business, contact } = useSite();
  const origin = useSiteAddress() ?? (isHydrated ? window.location.origin : "");
  const address = origin + localisePath(paths.property(property.slug), locale);
  const groups = useCompareRows([property]);
  const { images, pictureTexts, floorPlan } = property;
  const [cover] = images;
  const pictureOf = (src: string, className: string) => (
    <Picture
      src={src}
      alt={pictureTexts[src]?.[locale] || title}
      sizes="330px"
      isPriority
      className={`${className} w-full rounded-card object-cover`}
    />
  );
  const date = formatDate(new Date(readAt), locale, { dateStyle: "long", timeZone: pattayaZone });
  return (
    <article className="sheet mx-auto grid w-full max-w-[174mm] gap-5 pb-16 text-sm">
      <PageHead title={t("homeDetails:sheet.title", { title })} isIndexed={false} />
      <p className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link to={paths.property(property.slug)} className={`${textLinkStyles} py-2`}>
          {t("homeDetails:sheet.back")}
        </Link>
        {isHydrated && (
          <Button look="goldSmall" onClick={() => window.print()}>
            {t("compare:print")}
          </Button>
        )}
      </p>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b border-line pb-3">
        <div className="grid min-w-0 grow basis-64 gap-1">
          <h1 className="text-2xl leading-tight text-balance">{title}</h1>
          <p className="text-quiet">
            {placeParts([
              property.address.street,
              property.address.state,
              areaName(property.area) ?? property.address.city[0],
            ]).join(", ")}
          </p>
        </div>
        <p className="sm:text-right print:text-right">
          <span className="block font-heading text-lg">{business.name}</span>
          <span className="text-xs text-quiet">{date}</span>
        </p>
      </header>
      <div className="grid gap-5 sm:grid-cols-2 print:grid-cols-2">
        <div className="grid content-start gap-4">
          {cover && pictureOf(cover, "sheet-picture")}
          <Facts groups={groups} name="home" />
          <Facts groups={groups} name="passport" />
        </div>
        <div className="grid content-start gap-4">
          <Facts groups={groups} name="sums" />
          <Facts groups={groups} name="distances" most={3} />
        </div>
      </div>
      <footer className="grid grid-cols-[1fr_auto] items-end gap-6">
        {floorPlan ? (
          <figure className="sheet-plan flex min-w-0 gap-4">
            {floorPlan.floors.map((_, index) => (
              <FloorDrawing key={index} plan={floorPlan} index={index} name={t("floorPlan:title")} />
            ))}
          </figure>
        ) : (
          <div>{cover && pictureOf(cover, "sheet-picture-on-paper")}</div>
        )}
        <div className="grid max-w-[52mm] justify-items-start gap-2">
          <QrCode text={address} label={t("homeDetails:sheet.scan")} className="size-[26mm]" />
          <p className="text-xs text-quiet">{t("homeDetails:sheet.scan")}</p>
          <p>
            <span className="block">{property.agent?.name}</span>
            <span className="block whitespace-nowrap">{contact.phone}</span>
            <span className="block break-all">{contact.email}</span>
          </p>
        </div>
      </footer>
      <p className="text-xs text-quiet">
        {[property.isSample && t("homeDetails:sheet.sample"), t("homeDetails:sheet.asOf", { date })]
          .filter(Boolean)
          .join(" ")}
      </p>
    </article>
  );
}

/** `most` is what fits on the page. */
type FactsProps = { groups: readonly CompareGroup[]; name: string; most?: number };

function Facts({ groups, name, most }: FactsProps) {
  const group = groups.find(({ key }) => key === name);
  const rows = group?.rows.slice(0, most) ?? [];
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 className="mb-1 text-base">{group?.title}</h2>
      <dl className="tabular">
        {rows.map(({ key, label, values }) => (
          <div key={key} className="flex justify-between gap-4 border-b border-line py-0.5">
            <dt className="text-quiet">{label}</dt>
            <dd className="text-right">{values[0]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

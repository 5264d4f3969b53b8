/** Homes side by side. Where they differ, the row's name is marked, and everything that is the same can be hidden. */
import { useTranslation } from "react-i18next";
import { formatMonths } from "../../../../domain/facts/format-fact.ts";
import type { Property } from "../../../../domain/listings/listing.ts";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { Picture } from "../../../components/pictures/picture.tsx";
import { Link } from "../../../routing/link.tsx";
import { paths } from "../../../routing/paths.ts";
import { useListingName } from "../../../visitor/use-listing-name.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { useMoveInMonths } from "../../../visitor/use-move-in.ts";
import { type CompareGroup, useCompareRows } from "./use-compare-rows.ts";

type CompareTableProps = {
  homes: readonly Property[];
  /** The address of the comparison without this home. */
  without: (home: Property) => string;
};

export function CompareTable({ homes, without }: CompareTableProps) {
  const { t } = useTranslation("compare");
  const nameOf = useListingName();
  const locale = useLocale();
  const moveIn = useMoveInMonths();
  const groups = useCompareRows(homes);
  return (
    <div className="compare grid gap-4">
      <label className="flex min-h-6 cursor-pointer items-center gap-2 justify-self-start text-sm print:hidden">
        <input type="checkbox" name="only-differences" className="size-5 accent-lamp" />
        {t("onlyDifferences")}
      </label>
      {/* A region that scrolls must be reachable by keyboard. */}
      <section
        aria-label={t("title")}
        tabIndex={0}
        className="relative snap-x scroll-pl-30 overflow-x-auto rounded-card border border-line sm:scroll-pl-48 print:overflow-visible"
      >
        <table className="w-full table-fixed border-collapse text-sm">
          <caption className="sr-only">{t("title")}</caption>
          <colgroup>
            <col className="w-30 sm:w-48 print:w-auto" />
            {homes.map(({ id }) => (
              <col key={id} className="w-38 sm:w-52 print:w-auto" />
            ))}
          </colgroup>
          <thead>
            <tr className="align-top">
              <th scope="col" className="sticky left-0 z-10 bg-ink">
                <span className="sr-only">{t("row")}</span>
              </th>
              {homes.map((home) => (
                <th key={home.id} scope="col" className="snap-start p-2 text-left font-normal sm:p-3">
                  <Picture
                    src={home.images[0]}
                    alt=""
                    sizes="208px"
                    className="aspect-4/3 rounded-field print:hidden"
                  />
                  <Link to={paths.property(home.slug)} className={`mt-2 line-clamp-3 ${textLinkStyles}`}>
                    {nameOf(home)}
                  </Link>
                  <Link
                    to={without(home)}
                    aria-label={t("remove", { title: nameOf(home) })}
                    className="mt-1 inline-block min-h-6 text-xs text-quiet underline underline-offset-4 hover:text-paper print:hidden"
                  >
                    {t("removeShort")}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <Group key={group.key} group={group} homes={homes} />
          ))}
        </table>
      </section>
      <p className="max-w-measure text-sm text-quiet">
        {t("notes", {
          advance: formatMonths(moveIn.inAdvance, locale),
          deposit: formatMonths(moveIn.deposit, locale),
        })}
      </p>
    </div>
  );
}

/** Its first row says again which home a column is: on a phone the pictures and names above are a screen away. */
function Group({ group, homes }: { group: CompareGroup; homes: readonly Property[] }) {
  const { t } = useTranslation("compare");
  const nameOf = useListingName();
  if (group.rows.length === 0) return null;
  return (
    <tbody>
      <tr className="border-y border-line bg-raised">
        <th
          scope="rowgroup"
          className="sticky left-0 z-10 bg-raised p-2 text-left align-top font-heading text-base font-normal hyphens-auto sm:px-3"
        >
          {group.title}
        </th>
        {homes.map((home) => (
          <td key={home.id} aria-hidden="true" className="p-2 align-top text-xs text-quiet sm:px-3">
            <span className="line-clamp-2">{nameOf(home)}</span>
          </td>
        ))}
      </tr>
      {group.rows.map(({ key, label, values, isDifferent }) => (
        <tr key={key} data-same={!isDifferent || undefined} className="border-b border-line/60 align-top">
          <th
            scope="row"
            className="sticky left-0 z-10 bg-ink p-2 text-left text-xs font-normal hyphens-auto text-quiet sm:p-3 sm:text-sm"
          >
            {label}
            {isDifferent && (
              <>
                <span aria-hidden="true" className="ml-1.5 text-lamp">
                  ≠
                </span>
                <span className="sr-only">, {t("different")}</span>
              </>
            )}
          </th>
          {homes.map(({ id }, index) => (
            <td
              key={id}
              className={`tabular p-2 break-words sm:p-3 ${isDifferent ? "text-paper" : "text-quiet"}`}
            >
              {values[index] ?? (
                <>
                  <span aria-hidden="true">–</span>
                  <span className="sr-only">{t("nothing")}</span>
                </>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** The homes put side by side so far, along the bottom of the page. */
import { useQueries } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "../../../components/controls/button.tsx";
import { Picture } from "../../../components/pictures/picture.tsx";
import { paths } from "../../../routing/paths.ts";
import { clearCompared, mostCompared, toggleCompared, useCompared } from "../../../visitor/kept/compared.ts";
import { useListingName } from "../../../visitor/use-listing-name.ts";
import { propertyQuery } from "../property-query.ts";

/** On phones a home's page has a bar at the bottom already. */
export function CompareTray({ isAboveBar }: { isAboveBar: boolean }) {
  const { t } = useTranslation("compare");
  const nameOf = useListingName();
  const ids = useCompared();
  const homes = useQueries({ queries: ids.map((id) => ({ ...propertyQuery(id), retry: false })) });
  return (
    <aside
      aria-label={t("tray")}
      data-tray=""
      className={`fixed inset-x-0 z-20 border-t border-line bg-raised/95 px-4 py-2.5 backdrop-blur print:hidden ${isAboveBar ? "bottom-0 max-lg:bottom-15" : "bottom-0"}`}
    >
      <div className="mx-auto flex max-w-page items-center justify-between gap-x-4 gap-y-2">
        <ul className="flex gap-2">
          {ids.map((id, index) => {
            const property = homes[index]?.data;
            const name = property ? nameOf(property) : id;
            return (
              <li key={id} className="relative">
                <Picture
                  src={property?.images[0]}
                  alt={name}
                  sizes="64px"
                  className="h-11 w-11 rounded-field sm:w-16"
                />
                <button
                  type="button"
                  aria-label={t("remove", { title: name })}
                  onClick={() => toggleCompared(id)}
                  className="absolute -top-1.5 -right-1.5 grid size-6 cursor-pointer place-items-center rounded-full border border-line bg-ink text-paper hover:border-paper"
                >
                  <X aria-hidden="true" className="size-3.5" />
                </button>
              </li>
            );
          })}
        </ul>
        <div className="flex items-center gap-2">
          <output className="tabular text-sm text-quiet max-sm:sr-only">
            {t("chosen", { chosen: ids.length, most: mostCompared })}
          </output>
          <Button look="bareSmall" className="max-sm:hidden" onClick={clearCompared}>
            {t("clear")}
          </Button>
          <ButtonLink look="quietSmall" to={paths.compare(ids)}>
            {t("compare")}
          </ButtonLink>
        </div>
      </div>
    </aside>
  );
}

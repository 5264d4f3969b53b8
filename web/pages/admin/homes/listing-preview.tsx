/** The home as visitors would see it, on a card and on its page, made by the components of the site. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { EditableListing } from "../../../../domain/listings/editable-listing.ts";
import { type ListingRow, toProperty } from "../../../../domain/listings/listing-row.ts";
import type { ListingFields } from "../../../../domain/listings/listing-fields.ts";
import { buildingsQuery } from "../../../administration/buildings/building-api.ts";
import { fetchAsUser } from "../../../features/account/fetch-as-user.ts";
import { ListingCard } from "../../../features/catalogue/listing-card.tsx";
import { useCardTexts } from "../../../features/catalogue/use-card-texts.ts";
import { PropertyDetail } from "../../property/property-detail.tsx";

type ListingPreviewProps = { id: string; stored: EditableListing | null; values: ListingFields };

export function ListingPreview({ id, stored, values }: ListingPreviewProps) {
  const { t } = useTranslation("admin");
  const texts = useCardTexts();
  const { data: buildings = [] } = useQuery(buildingsQuery(fetchAsUser));
  const [now] = useState(() => new Date().toISOString());
  const row: ListingRow = {
    created_at: stored?.created_at ?? now,
    updated_at: stored?.updated_at ?? now,
    ...values,
    building: buildings.find(({ id: known }) => known === values.building_id) ?? null,
    status: [values.status].flat(),
    id,
    slug: stored?.slug ?? id,
    listing_translations: [],
  };
  const property = toProperty(row);
  return (
    <div className="grid gap-8">
      <p className="text-sm text-quiet">{t("editorTexts.previewHint")}</p>
      {/* Nothing in it can be pressed or sent. */}
      <div inert className="max-w-sm">
        <ListingCard property={property} texts={texts} />
      </div>
      <div inert className="overflow-hidden rounded-card border border-line p-4 sm:p-6">
        <PropertyDetail property={property} isPreview />
      </div>
    </div>
  );
}

/** A home whose page names a building that we do not know: it is one of ours, a new one, or it stays open. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { emptyBuilding } from "../../../domain/buildings/building-fields.ts";
import { suggestBuildings } from "../../../domain/buildings/suggest-buildings.ts";
import { isHouse } from "../../../domain/listings/tenure.ts";
import { isAreaSlug } from "../../../domain/places/areas.ts";
import type { ListingInReview } from "../../../domain/scraping/listing-review.ts";
import { Button } from "../../components/controls/button.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import type { FetchJson } from "../../data/api.ts";
import { buildingsKey, buildingsQuery, makeBuildingCommands } from "../buildings/building-api.ts";
import { BuildingSelect } from "../buildings/building-select.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { putIntoBuilding, reviewKey } from "../scraping/review-api.ts";

type UnknownBuildingProps = { listing: ListingInReview; fetchJson: FetchJson };

export function UnknownBuilding({ listing, fetchJson }: UnknownBuildingProps) {
  const name = listing.address.state;
  if (listing.building || name === "" || isHouse(listing.type)) return null;
  return <BuildingQuestion name={name} listing={listing} fetchJson={fetchJson} />;
}

function BuildingQuestion({ name, listing, fetchJson }: UnknownBuildingProps & { name: string }) {
  const { t } = useTranslation("admin");
  const queryClient = useQueryClient();
  const { data: buildings = [], error } = useQuery(buildingsQuery(fetchJson));
  const [chosen, setChosen] = useState<string>();
  const { id, title, area, latitude, longitude, updatedAt: seen } = listing;
  const suggested = suggestBuildings({ name, latitude, longitude }, buildings);
  const wanted = chosen ?? suggested[0]?.id ?? "";
  const reread = () =>
    Promise.all([reviewKey, buildingsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  const putting = useMutation({
    mutationFn: () => putIntoBuilding(fetchJson, { id, seen, building: wanted }),
    onSuccess: async () => {
      const called = buildings.find((one) => one.id === wanted)?.name;
      await reread();
      showToast({ type: "success", title: t("buildingTexts.putDone", { title, name: called }) });
    },
    onError: reread,
  });
  const making = useMutation({
    mutationFn: () =>
      makeBuildingCommands(fetchJson).add({
        ...emptyBuilding,
        name,
        area: isAreaSlug(area) ? area : null,
        latitude,
        longitude,
      }),
    onSuccess: async () => {
      await reread();
      showToast({ type: "success", title: t("buildingTexts.made", { name }) });
    },
  });
  const isBusy = putting.isPending || making.isPending;
  return (
    <div className="grid gap-3 rounded-field border border-line p-4">
      <p className="break-words">{t("buildingTexts.newName", { name })}</p>
      <p className="text-sm text-quiet">{t("buildingTexts.newNameHint")}</p>
      <BuildingSelect
        label={t("buildingTexts.choose")}
        none={t("buildingTexts.chooseNone")}
        value={wanted}
        buildings={buildings}
        suggested={suggested}
        onChange={setChosen}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="quietSmall" isBusy={isBusy} disabled={wanted === ""} onClick={() => putting.mutate()}>
          {t("buildingTexts.put")}
        </Button>
        <Button look="quietSmall" isBusy={isBusy} onClick={() => making.mutate()}>
          {t("buildingTexts.makeNew")}
        </Button>
      </div>
      <FailureNotice error={error ?? putting.error ?? making.error} />
    </div>
  );
}

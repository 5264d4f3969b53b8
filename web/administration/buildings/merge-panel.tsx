/** Says that this building is the same as another one. It asks first, and the list can take it back. */
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminBuilding } from "../../../domain/buildings/building-fields.ts";
import { suggestBuildings } from "../../../domain/buildings/suggest-buildings.ts";
import { Button } from "../../components/controls/button.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { hasUnsaved } from "../controls/use-leave-warning.ts";
import type { BuildingCommands } from "./building-api.ts";
import { BuildingSelect } from "./building-select.tsx";

type MergePanelProps = {
  building: AdminBuilding;
  buildings: readonly AdminBuilding[];
  commands: BuildingCommands;
  onMerged: (into: AdminBuilding) => void;
};

export function MergePanel({ building, buildings, commands, onMerged }: MergePanelProps) {
  const { t } = useTranslation("admin");
  const [chosen, setChosen] = useState("");
  /** Merging leaves the page: what its form holds would be lost. */
  const [isFormUnsaved, setFormUnsaved] = useState(false);
  const others = buildings.filter(({ id, merged_into }) => id !== building.id && merged_into === null);
  const into = others.find(({ id }) => id === chosen);
  const merging = useMutation({
    mutationFn: (kept: AdminBuilding) => commands.merge(building, kept),
    onSuccess: (_, kept) => onMerged(kept),
  });
  const merge = (kept: AdminBuilding) => {
    setFormUnsaved(hasUnsaved());
    if (!hasUnsaved()) merging.mutate(kept);
  };
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="merge" className="grid max-w-3xl gap-4 border-t border-edge pt-6">
      <h2 id="merge" className="text-2xl">
        {t("buildingTexts.merge")}
      </h2>
      <p className="text-quiet">{t("buildingTexts.mergeHint")}</p>
      <BuildingSelect
        label={t("buildingTexts.sameAs")}
        none={t("buildingTexts.noOther")}
        value={chosen}
        buildings={others}
        suggested={suggestBuildings(building, others)}
        onChange={setChosen}
      />
      {into && (
        <fieldset className="grid gap-3 rounded-card border border-coral/60 p-4">
          <legend className="px-1 font-semibold">
            {t("buildingTexts.mergeAsk", { name: building.name, into: into.name })}
          </legend>
          <p className="text-sm">
            {t("buildingTexts.mergeText", { count: building.homes, into: into.name })}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button look="quietSmall" isBusy={merging.isPending} onClick={() => merge(into)}>
              {t("buildingTexts.mergeConfirm")}
            </Button>
            <Button look="bareSmall" onClick={() => setChosen("")}>
              {t("homeTexts.leave")}
            </Button>
          </div>
          {isFormUnsaved && (
            <p role="alert" className="text-coral">
              {t("buildingTexts.mergeSaveFirst")}
            </p>
          )}
          <FailureNotice error={merging.error} />
        </fieldset>
      )}
    </section>
  );
}

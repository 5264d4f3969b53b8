/** Buildings that were merged into another one, and the way back. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { AdminBuilding } from "../../../domain/buildings/building-fields.ts";
import { Button } from "../../components/controls/button.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { type BuildingCommands, buildingsKey } from "./building-api.ts";

type MergedListProps = { buildings: readonly AdminBuilding[]; commands: BuildingCommands };

export function MergedList({ buildings, commands }: MergedListProps) {
  const { t } = useTranslation("admin");
  const queryClient = useQueryClient();
  const splitting = useMutation({
    mutationFn: ({ id }: AdminBuilding) => commands.split(id),
    onSuccess: async (_, { name }) => {
      await queryClient.invalidateQueries({ queryKey: buildingsKey });
      showToast({ type: "success", title: t("buildingTexts.splitDone", { name }) });
    },
  });
  const merged = buildings.filter(({ merged_into }) => merged_into !== null);
  if (merged.length === 0) return null;
  return (
    <section aria-labelledby="merged" className="grid gap-3">
      <h2 id="merged" className="text-2xl">
        {t("buildingTexts.merged")}
      </h2>
      <FailureNotice error={splitting.error} />
      <ul className="grid gap-2">
        {merged.map((building) => {
          const into = buildings.find(({ id }) => id === building.merged_into)?.name ?? "";
          return (
            <li
              key={building.id}
              className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line px-4 py-3"
            >
              <p className="break-words">{t("buildingTexts.mergedInto", { name: building.name, into })}</p>
              <Button
                look="quietSmall"
                isBusy={splitting.isPending}
                aria-label={t("buildingTexts.splitNamed", { name: building.name })}
                onClick={() => splitting.mutate(building)}
              >
                {t("buildingTexts.split")}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

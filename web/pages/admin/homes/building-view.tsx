/** Below `/admin/buildings/`: `new`, or a building by its id. Loaded when opened. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { emptyBuilding } from "../../../../domain/buildings/building-fields.ts";
import {
  buildingsKey,
  buildingsQuery,
  makeBuildingCommands,
} from "../../../administration/buildings/building-api.ts";
import { BuildingForm } from "../../../administration/buildings/building-form.tsx";
import { BuildingDescription } from "../../../administration/texts/building-description.tsx";
import { MergePanel } from "../../../administration/buildings/merge-panel.tsx";
import { FailureNotice } from "../../../administration/controls/failure-notice.tsx";
import { RemoveQuestion } from "../../../administration/questions/remove-question.tsx";
import { forgetUnsaved } from "../../../administration/controls/use-leave-warning.ts";
import { showToast } from "../../../components/overlays/toasts.ts";
import { fetchAsUser, headersAsUser } from "../../../features/account/fetch-as-user.ts";
import { adminPaths } from "../../../routing/admin-paths.ts";
import { useNavigate } from "../../../routing/router-hooks.ts";

const commands = makeBuildingCommands(fetchAsUser);
const sign = () => headersAsUser();

export function BuildingView({ id }: { id: string | null }) {
  return id ? <EditedBuilding id={id} /> : <NewBuilding />;
}

function NewBuilding() {
  const { t } = useTranslation("admin");
  const leave = useLeave();
  const { data: others = [] } = useQuery(buildingsQuery(fetchAsUser));
  return (
    <BuildingForm
      initial={emptyBuilding}
      others={others}
      sign={sign}
      save={commands.add}
      onSaved={(name) => leave(t("buildingTexts.added", { name }))}
    />
  );
}

function EditedBuilding({ id }: { id: string }) {
  const { t } = useTranslation(["admin", "frame"]);
  const leave = useLeave();
  // Not read again while somebody is typing.
  const {
    data: buildings,
    error,
    refetch,
  } = useQuery({ ...buildingsQuery(fetchAsUser), refetchOnMount: "always", staleTime: Infinity });
  const [version, setVersion] = useState(0);
  const building = buildings?.find((one) => one.id === id && one.merged_into === null);
  if (error && !buildings)
    return <FailureNotice error={error} what={t("admin:buildingTexts.listFailed")} onRetry={refetch} />;
  if (!buildings) return <output className="block">{t("frame:loading")}</output>;
  if (!building) return <p role="alert">{t("admin:buildingTexts.notFound")}</p>;
  return (
    <div className="grid gap-10">
      <BuildingForm
        // A new version of the building needs a new form.
        key={version}
        initial={building}
        others={buildings.filter((one) => one !== building)}
        description={<BuildingDescription slug={building.slug} fetchJson={fetchAsUser} />}
        sign={sign}
        save={(fields) => commands.change(building, fields)}
        onSaved={(name) => leave(t("admin:buildingTexts.saved", { name }))}
        loadAgain={async () => {
          await refetch();
          setVersion(version + 1);
        }}
      />
      <MergePanel
        building={building}
        buildings={buildings}
        commands={commands}
        onMerged={(into) =>
          leave(t("admin:buildingTexts.mergeDone", { name: building.name, into: into.name }))
        }
      />
      {building.homes === 0 && (
        <section className="grid max-w-3xl justify-items-start gap-3 border-t border-edge pt-6">
          <RemoveQuestion
            texts={{
              remove: t("admin:buildingTexts.remove"),
              ask: t("admin:buildingTexts.removeAsk", { name: building.name }),
              confirm: t("admin:buildingTexts.removeConfirm"),
            }}
            remove={(isConfirmed) => commands.remove(id, isConfirmed)}
            onRemoved={() => leave(t("admin:buildingTexts.removed", { name: building.name }))}
          />
        </section>
      )}
    </div>
  );
}

/** Goes back to the list, which shows what was saved. */
function useLeave(): (message: string) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (message) => {
    showToast({ type: "success", title: message });
    await queryClient.invalidateQueries({ queryKey: buildingsKey });
    forgetUnsaved();
    await navigate(adminPaths.buildings);
  };
}
